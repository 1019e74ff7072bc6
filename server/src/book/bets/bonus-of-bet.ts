import { decimalPoint } from '@touchline/domain/decimal-text';
import { type Minor, minor, odds } from '@touchline/domain/money';
import { formatOdds } from '@touchline/domain/odds/format-odds';
import type { BetReply } from '@touchline/wire/bets';
import type { NamedBonus } from '../../db/tables/notifications';
import { isolatedIn } from '../../language';
import { moneyText } from '../money-text';
import { bookWords } from '../words/words-in';

/** The bonus of a bet, as what is told of the bet names it; `added` is what of its payout the bonus has given. */
export function bonusOfBet(
  { bonus, remaining }: Pick<BetReply, 'bonus' | 'remaining'>,
  added: Minor,
): NamedBonus | undefined {
  if (!bonus) return undefined;
  const { type } = bonus;
  if (type !== 'comboboost' || added === 0n || remaining.boost === undefined) return { type };
  return { type, boost: remaining.boost, added: String(added) };
}

/** What a bonus is called: a freebet by whether its stake is paid too. */
export function bonusName({ type }: NamedBonus, locale: string): string {
  return bookWords(locale).notifications.bet_bonus[type === 'freebet' ? 'freebet_only_win' : type];
}

/** What a boost has added: `Combo boost ×1.10 · +€1.32`; null where no bonus has added anything. */
export function addedText(bonus: NamedBonus, currency: string, locale: string): string | null {
  const { boost, added } = bonus;
  if (boost === undefined || added === undefined) return null;
  // A factor is no odds: it is written the same for everybody.
  const factor = `×${formatOdds(odds(boost), 'european', decimalPoint(locale))}`;
  const amount = `+${moneyText(minor(BigInt(added)), locale, currency)}`;
  return `${bonusName(bonus, locale)} ${isolatedIn(locale, factor)} · ${isolatedIn(locale, amount)}`;
}
