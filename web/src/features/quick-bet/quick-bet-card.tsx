import { useText } from '../../i18n/text';
import { quickActions, useQuickBet } from '../../state/quick-bet';
import { Switch } from '../../ui/switch';
import { QuickBetForm } from './quick-bet-form';
import styles from './quick-bet.module.css';

/** Quick bet beside the slip: its switch, and all of it while it is on. */
export function QuickBetCard() {
  const t = useText();
  return (
    <section className={styles.card} aria-label={t('quick.title')}>
      <QuickBetBody />
    </section>
  );
}

/** The same, only while it is on. */
export function CardWhileOn() {
  const isOn = useQuickBet((quick) => quick.isEnabled);
  return isOn ? <QuickBetCard /> : null;
}

/** The switch and what it switches on. */
export function QuickBetBody({ onAgreed }: { onAgreed?: () => void }) {
  const t = useText();
  const isOn = useQuickBet((quick) => quick.isEnabled);
  const isSent = useQuickBet(({ slip }) => slip.ticket === 'PROCESSING');
  return (
    <>
      <div className={styles.head}>
        <Switch
          label={t('quick.title')}
          hint={t('quick.hint')}
          isOn={isOn}
          disabled={isSent}
          onChange={quickActions.toggle}
        />
      </div>
      {isOn && <QuickBetForm onAgreed={onAgreed} />}
    </>
  );
}
