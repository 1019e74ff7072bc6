import { useState } from 'react';
import { useText } from '../../i18n/text';
import { quickActions, useQuickBet } from '../../state/quick-bet';
import { useSlipCount } from '../../state/slip';
import { Switch } from '../../ui/switch';
import { useIsLivePage } from './live-page';
import { QuickBetForm } from './quick-bet-form';
import styles from './quick-bet.module.css';

/** Quick bet beside the slip, where it takes part: its switch, and all of it while it is on. */
export function QuickBetBeside() {
  const t = useText();
  const isOn = useQuickBet((quick) => quick.isEnabled);
  if (!useIsLivePage() && !isOn) return null;
  return (
    <section className={styles.card} aria-label={t('quick.title')}>
      <QuickBetBody />
    </section>
  );
}

/** The switch and what it switches on. */
export function QuickBetBody({ onAgreed }: { onAgreed?: () => void }) {
  const t = useText();
  const isOn = useQuickBet((quick) => quick.isEnabled);
  const count = useSlipCount();
  // How many selections there were when it was switched on here: its form stays until there are others.
  const [countThen, setCountThen] = useState<number | null>(null);
  const isAtHand = useQuickBet(({ slip }) => slip.bets.length > 0);
  const isSent = useQuickBet(({ slip }) => slip.ticket === 'PROCESSING');
  return (
    <>
      <div className={styles.head}>
        <Switch
          label={t('quick.title')}
          hint={t('quick.hint')}
          isOn={isOn}
          disabled={isSent}
          onChange={() => {
            setCountThen(count);
            quickActions.toggle();
          }}
        />
      </div>
      {isOn && (
        // Beside a slip with something on it there is room for what is at hand alone.
        <div data-gives-way={isAtHand || countThen === count ? undefined : ''}>
          <QuickBetForm onAgreed={onAgreed} />
        </div>
      )}
    </>
  );
}
