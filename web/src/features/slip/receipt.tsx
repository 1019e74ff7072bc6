import type { SlipBet } from '@touchline/domain/slip/slip';
import { sum } from '@touchline/domain/money';
import { CircleCheck } from 'lucide-react';
import { useFormats } from '../../i18n/formats';
import { useText } from '../../i18n/text';
import { actions, useSlip } from '../../state/slip';
import { Button } from '../../ui/button';
import styles from './receipt.module.css';
import foot from './slip-totals.module.css';
import { useSlipTerms } from './slip-terms';

/** What was taken, as the book confirmed it. */
export function Receipt() {
  const t = useText();
  const formats = useFormats();
  const { currency, subunits } = useSlipTerms();
  const bets = useSlip((slip) => slip.bets);
  const win = sum(bets.flatMap((bet) => bet.taken?.win ?? []));
  const money = (value: typeof win) => formats.money({ value, currency, subunits });
  return (
    <div className={styles.receipt}>
      <p className={styles.title} role="status">
        <CircleCheck size={28} aria-hidden="true" />
        {t('slip.receipt.title', { count: bets.length })}
      </p>
      <ul className={styles.bets}>
        {bets.map((bet) => (
          <ReceiptBet key={bet.taken?.betId} bet={bet} />
        ))}
      </ul>
      <dl className={foot.totals}>
        <dt>{t('slip.totals.stake')}</dt>
        <dd>{money(sum(bets.map((bet) => bet.stake.amount)))}</dd>
        <dt>{t('slip.totals.returns')}</dt>
        <dd className={foot.returns}>{money(win)}</dd>
      </dl>
      <div className={styles.actions}>
        <Button onClick={() => actions.dismissReceipt(true)}>{t('slip.receipt.keep')}</Button>
        <Button variant="primary" onClick={() => actions.dismissReceipt(false)}>
          {t('slip.receipt.done')}
        </Button>
      </div>
    </div>
  );
}

function ReceiptBet({ bet }: { bet: SlipBet }) {
  const t = useText();
  const { odds } = useFormats();
  return (
    <li className={styles.bet}>
      <p className={styles.id}>
        <span>{t(`slip.type.${bet.kind.type}`)}</span>
        <span>{t('slip.receipt.id', { id: String(bet.taken?.betId ?? '') })}</span>
      </p>
      {bet.selections.map((each) => (
        <p key={each.key} className={styles.leg}>
          <span>{each.outcomeName}</span>
          <b>{odds(each.odds)}</b>
          <small>
            {each.marketName} · {each.home} – {each.away}
          </small>
        </p>
      ))}
    </li>
  );
}
