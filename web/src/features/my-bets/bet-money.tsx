import { isShownByStatus } from '@touchline/domain/bets/bet-status';
import { ZERO } from '@touchline/domain/money';
import { endingOf } from '@touchline/domain/settlement/ending';
import type { Bet } from '@touchline/wire/bets';
import { useFormats } from '../../i18n/formats';
import { moneyOf } from '../../i18n/stake-money';
import { useText } from '../../i18n/text';
import styles from './bet-money.module.css';
import { bonusText } from './bonus-text';
import { paidBet } from './paid-bet';

/**
 * The money of a bet, so that it adds up: of what was not cashed out the stake, the odds and what they return; what
 * else has been paid stands on lines of its own.
 */
export function BetMoney({ bet }: { bet: Bet }) {
  const t = useText();
  const formats = useFormats();
  const money = moneyOf(formats, bet.stake);
  const isOpen = bet.settled_at === null;
  const { stake, odds, win } = bet.remaining;
  const bonus = bonusText(t, bet, { money, locale: formats.locale });
  const part = bet.status === 'cashed_out' ? null : bet.cashed_out;
  return (
    <>
      <dl className={styles.money}>
        <div>
          <dt>{part ? t('my-bets.cash.remaining') : t('bets.stake')}</dt>
          <dd>{money(stake.value)}</dd>
        </div>
        <div>
          <dt>{t('bets.odds')}</dt>
          <dd>{odds === null ? '–' : formats.odds(odds)}</dd>
        </div>
        {(isOpen || !isShownByStatus(bet.status)) && (
          <div>
            <dt>{isOpen ? t('bets.possibleWin') : t('bets.paid')}</dt>
            <dd data-ending={win.value > ZERO ? (endingOf(paidBet(bet)) ?? undefined) : undefined}>
              {money(win.value)}
            </dd>
          </div>
        )}
      </dl>
      {bonus !== null && <p className={styles.line}>{bonus}</p>}
      {bet.used_in_jackpot === true && <p className={styles.line}>{t('my-bets.jackpot')}</p>}
      {part && (
        <p className={styles.line}>
          {t('my-bets.cash.taken', {
            paid: money(part.paid.value),
            stake: money(part.stake.value),
          })}
        </p>
      )}
      {part && !isOpen && (
        <p className={styles.line}>
          {t('my-bets.cash.inAll', { paid: money(bet.win_amount.value) })}
        </p>
      )}
    </>
  );
}
