import { Zap } from 'lucide-react';
import { useEffect, useRef, useState, type RefObject } from 'react';
import { useText } from '../../i18n/text';
import { useQuickBet } from '../../state/quick-bet';
import { useIsLivePage } from './live-page';
import { QuickBetBody } from './quick-bet-card';
import styles from './quick-bet-dock.module.css';
import { quickSummary } from './quick-text';
import { useQuickStep, useQuickWording } from './use-quick-step';

/** Quick bet on narrow screens: on live pages a button above the tab bar, and while it is on a bar that opens. */
export function QuickBetDock() {
  const isOn = useQuickBet((quick) => quick.isEnabled);
  return useIsLivePage() || isOn ? <Dock isOn={isOn} /> : null;
}

function Dock({ isOn }: { isOn: boolean }) {
  const t = useText();
  const [isOpen, setOpen] = useState(false);
  const { step, terms } = useQuickStep();
  const wording = useQuickWording(terms);
  const quick = useQuickBet((each) => each);
  const hasBet = quick.slip.bets.length > 0;
  // What has to be agreed to is shown by itself; what goes its way is told in the bar.
  const isAsking = hasBet && !['wait', 'taken', 'ready'].includes(step.does);
  const isShown = isOpen || isAsking;
  const dock = useRef<HTMLElement>(null);
  useRoomBelow(dock, isOn, isShown);
  const toggle = () => setOpen((open) => !open);
  return (
    <section
      ref={dock}
      className={styles.dock}
      data-on={isOn || isShown || undefined}
      aria-label={t('quick.title')}
    >
      {isShown && (
        <div id="quick-bet" className={styles.sheet}>
          <QuickBetBody onAgreed={() => setOpen(false)} />
        </div>
      )}
      <button
        type="button"
        className={styles.bar}
        aria-expanded={isShown}
        aria-controls="quick-bet"
        onClick={toggle}
      >
        <Zap size={20} aria-hidden="true" />
        <span className={isOn ? styles.title : styles.unseen}>{t('quick.title')}</span>
        {isOn && <span className={styles.summary}>{quickSummary(wording, quick, step)}</span>}
      </button>
      <p role="status" className={styles.unseen}>
        {hasBet && !isShown && quickSummary(wording, quick, step)}
      </p>
    </section>
  );
}

/** What is reached by keys or scrolled to comes to stand above the dock, never under it. */
function useRoomBelow(dock: RefObject<HTMLElement | null>, isOn: boolean, isShown: boolean): void {
  useEffect(() => {
    // Asking where it stands has the whole page laid out.
    if (!isOn && !isShown) return;
    const root = document.documentElement.style;
    const top = dock.current?.getBoundingClientRect().top ?? window.innerHeight;
    root.scrollPaddingBlockEnd = `${window.innerHeight - top + 8}px`;
    return () => {
      root.scrollPaddingBlockEnd = '';
    };
  }, [dock, isOn, isShown]);
}
