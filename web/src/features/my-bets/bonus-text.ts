import { decimalPoint } from '@touchline/domain/decimal-text';
import type { Minor } from '@touchline/domain/money';
import { formatOdds } from '@touchline/domain/odds/format-odds';
import type { Bet } from '@touchline/wire/bets';
import type { Text } from '../../i18n/text';

/** How amounts and factors of a bet are written. */
interface Written {
  money: (value: Minor) => string;
  locale: string;
}

/**
 * The bonus of a bet in a line, so that its money adds up: whose stake it was, what a boost adds, that no risk has given
 * the stake back. Null without a bonus, and of a boost that adds nothing.
 */
export function bonusText(t: Text, bet: Bet, { money, locale }: Written): string | null {
  const { bonus, remaining, stake } = bet;
  if (!bonus) return null;
  const kind = t(`bonuses.kind.${bonus.type}`);
  if (bonus.type === 'comboboost') {
    const { boost, from_bonus: added } = remaining;
    if (boost === undefined) return null;
    // A factor is no odds: it is written the same for everybody.
    const factor = `${kind} ×${formatOdds(boost, 'european', decimalPoint(locale))}`;
    return added ? `${factor} · +${money(added.value)}` : factor;
  }
  if (bonus.type === 'freebet_no_risk') {
    const given = bet.settled_at === null ? undefined : remaining.from_bonus;
    return given
      ? `${kind} · ${t('bets.ending.stake_returned')} ${money(given.value)}`
      : `${kind} · ${t('bonuses.what.freebet_no_risk')}`;
  }
  const { type } = bonus;
  if (type === 'hunting' || type === 'tournament' || type === 'lootbox') return kind;
  return `${kind} ${money(stake.value)} · ${t(`bonuses.what.${type}`)}`;
}
