import { minus, ZERO, type Minor } from '@touchline/domain/money';
import type { Bet } from '@touchline/wire/bets';
import { CircleCheck } from 'lucide-react';
import { useFormats } from '../../i18n/formats';
import { moneyOf } from '../../i18n/stake-money';
import { useText } from '../../i18n/text';
import { Button } from '../../ui/button';
import styles from './cash-out-window.module.css';

interface Props {
  /** As it stands after it. */
  bet: Bet;
  paid: Minor;
  /** What was shown to be paid. */
  shown: Minor;
  onDone: () => void;
}

/** What was paid, and what goes on. */
export function CashOutReceipt({ bet, paid, shown, onDone }: Props) {
  const t = useText();
  const formats = useFormats();
  const money = moneyOf(formats, bet.stake);
  const left = minus(bet.stake.value, bet.cashed_out?.stake.value ?? bet.stake.value);
  const { ref } = bet;
  return (
    <div className={styles.receipt}>
      <p className={styles.done} role="status">
        <CircleCheck size={28} aria-hidden="true" />
        {t('my-bets.cash.done', { paid: money(paid) })}
      </p>
      {paid > shown && <p>{t('my-bets.cash.doneMore', { paid: money(paid) })}</p>}
      <p className={styles.note}>
        {left > ZERO
          ? t('my-bets.cash.donePart', { ref, left: money(left) })
          : t('my-bets.cash.doneText', { ref })}
      </p>
      <Button variant="primary" wide onClick={onDone}>
        {t('my-bets.cash.finish')}
      </Button>
    </div>
  );
}
