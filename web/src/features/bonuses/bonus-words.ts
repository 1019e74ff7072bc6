import { isFreebet } from '@touchline/domain/bonus/bet-bonus';
import { decimalPoint } from '@touchline/domain/decimal-text';
import type { Minor, Odds } from '@touchline/domain/money';
import { formatOdds } from '@touchline/domain/odds/format-odds';
import type { Bonus } from '../../api/bonus-queries';
import type { Formats } from '../../i18n/formats';
import type { Text } from '../../i18n/text';

/** An amount in a currency's subunits, written with the currency. */
export type Money = (value: Minor, currency: string) => string;

/** What a boost multiplies by, such as `1.10`: a factor is no odds, so it is written the same for everybody. */
export function boostText(boost: Odds, locale: string): string {
  return formatOdds(boost, 'european', decimalPoint(locale));
}

/** What a bonus gives, in a few words; `own` is the player's currency, which prizes are in. */
export function valueText(
  t: Text,
  bonus: Bonus,
  { money, locale, own }: { money: Money; locale: string; own: string },
): string {
  switch (bonus.type) {
    case 'comboboost':
      return t('bonuses.value.boost', { boost: boostText(highest(bonus.ranges), locale) });
    case 'tournament':
      return t('bonuses.value.pool', { amount: money(bonus.pool, bonus.currency) });
    case 'hunting':
    case 'lootbox':
      return t('bonuses.value.prize', { amount: money(bonus.farming.initial_pool, own) });
    default:
      return bonus.amount > 0 ? money(bonus.amount, bonus.currency) : t('bonuses.value.any_stake');
  }
}

/** The highest of a comboboost's steps, which rise. */
function highest(ranges: readonly { bonus_odds: Odds }[]): Odds {
  return ranges.reduce<Odds>(
    (most, { bonus_odds: each }) => (each > most ? each : most),
    1000 as Odds,
  );
}

/** From or until when a bonus lives, as far as that is bounded; null where it is not. */
export function lifeText(
  t: Text,
  bonus: Pick<Bonus, 'user_status' | 'valid_from' | 'expired_at'>,
  { day, time }: Pick<Formats, 'day' | 'time'>,
): string | null {
  const { user_status: status, valid_from: from, expired_at: until } = bonus;
  if (status === 'upcoming' && from) return t('bonuses.from', { day: day(from), time: time(from) });
  if (!until) return null;
  return status === 'expired'
    ? t('bonuses.ended', { day: day(until) })
    : t('bonuses.until', { day: day(until), time: time(until) });
}

/** How often a bonus may still be used, where that is more than once; null for any number, and for freebets. */
export function usesLeft({ type, uses_count: most, used_count: used }: Bonus): number | null {
  if (most === null || isFreebet({ type })) return null;
  return Math.max(0, most - used);
}
