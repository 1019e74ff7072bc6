import { betRef } from '@touchline/domain/bets/bet-ref';
import type { SlipBet } from '@touchline/domain/slip/slip';
import { type Minor, sum } from '@touchline/domain/money';
import { boostedParts } from '@touchline/domain/slip/boosted';
import { CircleCheck, Hourglass } from 'lucide-react';
import { useFormats } from '../../i18n/formats';
import { useSite } from '../../i18n/site-context';
import { moneyOf } from '../../i18n/stake-money';
import { type Text, useText } from '../../i18n/text';
import { actions, useSlip } from '../../state/slip';
import { showTab } from '../../state/slip-panel';
import { Button } from '../../ui/button';
import { bonusText, boostText } from './bonus-words';
import styles from './receipt.module.css';
import { ShareButton } from './share-button';
import foot from './slip-totals.module.css';
import { useSlipTerms } from './slip-terms';
import { systemName } from './system-choice';

/** What was taken, as the book confirmed it; the same selections can be used again. */
export function Receipt() {
  const t = useText();
  const formats = useFormats();
  const { currency, subunits } = useSlipTerms();
  const { is_my_bets_visible: hasMyBets } = useSite().config;
  const bets = useSlip((slip) => slip.bets);
  const win = sum(bets.flatMap((bet) => bet.taken?.win ?? []));
  const staked = sum(bets.map((bet) => bet.stake.amount));
  const money = moneyOf(formats, { value: staked, currency, subunits });
  return (
    <div className={styles.receipt}>
      <p className={styles.title} role="status">
        <CircleCheck size={28} aria-hidden="true" />
        {t('slip.receipt.title', { count: bets.length })}
      </p>
      <ul className={styles.bets}>
        {bets.map((bet) => (
          <ReceiptBet key={bet.taken?.betId} bet={bet} isOneOfMany={bets.length > 1} />
        ))}
      </ul>
      <dl className={foot.totals}>
        <dt>{t('slip.totals.stake')}</dt>
        <dd>{money(staked)}</dd>
        <dt>{t('slip.totals.returns')}</dt>
        <dd className={foot.returns}>{money(win)}</dd>
      </dl>
      <div className={styles.more}>
        {hasMyBets && (
          <Button variant="plain" size="small" onClick={() => showTab('my_bets')}>
            {t('ticket.receipt.myBets')}
          </Button>
        )}
        <ShareButton />
      </div>
      <div className={styles.actions}>
        <Button onClick={() => actions.dismissReceipt(true)}>{t('slip.receipt.keep')}</Button>
        <Button variant="primary" onClick={() => actions.dismissReceipt(false)}>
          {t('slip.receipt.done')}
        </Button>
      </div>
    </div>
  );
}

function ReceiptBet({ bet, isOneOfMany }: { bet: SlipBet; isOneOfMany: boolean }) {
  const t = useText();
  const formats = useFormats();
  const { currency, subunits } = useSlipTerms();
  const { kind, taken, stake, selections } = bet;
  const isCustom = kind.type === 'custom_bet';
  const money = moneyOf(formats, { value: stake.amount, currency, subunits });
  const bonus = takenBonus(t, bet, { money, locale: formats.locale });
  return (
    <li className={styles.bet}>
      <p className={styles.id}>
        <span>
          {kind.type === 'system' ? systemName(t, kind.system) : t(`slip.type.${kind.type}`)}
          {isCustom && kind.odds !== null && ` · ${formats.odds(kind.odds)}`}
        </span>
        <span>{t('slip.receipt.id', { id: betRef(taken?.betId ?? 0) })}</span>
      </p>
      {selections.map((each) => (
        <p key={each.key} className={styles.leg}>
          <span>{each.outcomeName}</span>
          <b>{isCustom ? '' : formats.odds(each.odds)}</b>
          <small>
            {each.marketName} · {each.type === 'match' ? `${each.home} – ${each.away}` : each.home}
          </small>
        </p>
      ))}
      {bonus !== null && <p className={styles.bonus}>{bonus}</p>}
      {isOneOfMany && taken && (
        <p className={styles.money}>
          <span>{t('ticket.receipt.stake', { stake: money(stake.amount) })}</span>
          <span>{t('ticket.receipt.returns', { win: money(taken.win) })}</span>
        </p>
      )}
      <Waits bet={bet} />
    </li>
  );
}

/** The bonus that a bet was placed with, and what a boost adds; null without one, and of a boost that adds nothing. */
function takenBonus(
  t: Text,
  bet: SlipBet,
  { money, locale }: { money: (value: Minor) => string; locale: string },
): string | null {
  if (!bet.bonus) return null;
  const name = bonusText(t, bet.bonus, money);
  if (bet.bonus.type !== 'comboboost') return name;
  const boosted = boostedParts(bet);
  return boosted && `${name} ×${boostText(boosted.boost, locale)} · +${money(boosted.adds)}`;
}

/** A bet that somebody still decides on, or has decided against. */
function Waits({ bet: { taken } }: { bet: SlipBet }) {
  const t = useText();
  if (taken?.status === 'rejected') {
    return <p className={styles.rejected}>{t('ticket.receipt.rejected')}</p>;
  }
  if (taken?.status !== 'submitted') return null;
  return (
    <p className={styles.waits}>
      <Hourglass size={12} aria-hidden="true" /> {t('ticket.receipt.waits')}
    </p>
  );
}
