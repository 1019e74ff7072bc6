import { Zap } from 'lucide-react';
import { useRef, useState } from 'react';
import { useText } from '../../i18n/text';
import { useQuickBet } from '../../state/quick-bet';
import { useFoot } from '../../ui/use-foot';
import { useIsLivePage } from './live-page';
import { QuickBetBody } from './quick-bet-card';
import styles from './quick-bet-dock.module.css';
import { quickSummary } from './quick-text';
import { useQuickStep, useQuickWording } from './use-quick-step';

/** Quick bet on narrow screens: on live pages, and while it is on, a bar above the tab bar that opens. */
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
  useFoot(dock, '--dock');
  const toggle = () => setOpen((open) => !open);
  return (
    <section ref={dock} className={styles.dock} aria-label={t('quick.title')}>
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
        <span className={styles.title}>{t('quick.title')}</span>
        <span className={styles.summary}>
          {isOn ? quickSummary(wording, quick, step) : t('quick.hint')}
        </span>
      </button>
      <p role="status" className={styles.unseen}>
        {hasBet && !isShown && quickSummary(wording, quick, step)}
      </p>
    </section>
  );
}
