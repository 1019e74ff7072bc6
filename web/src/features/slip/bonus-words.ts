import { unreachable } from '@touchline/domain/assert';
import { isFreebet, type OfferedBonus } from '@touchline/domain/bonus/bet-bonus';
import { decimalPoint } from '@touchline/domain/decimal-text';
import type { Minor, Odds } from '@touchline/domain/money';
import { formatOdds } from '@touchline/domain/odds/format-odds';
import type { Text } from '../../i18n/text';
import type { BestBonus, UnfitBonus } from './bonus-offers';

type Money = (value: Minor) => string;

/** What a boost multiplies by, such as `1.10`: a factor is no odds, so it is written the same for everybody. */
export function boostText(boost: Odds, locale: string): string {
  return formatOdds(boost, 'european', decimalPoint(locale));
}

/** A bonus as it is called where it is chosen. */
export function bonusText(t: Text, bonus: OfferedBonus, money: Money): string {
  if (!isFreebet(bonus) || bonus.type === 'freebet_no_risk') return t(`ticket.bonus.${bonus.type}`);
  return t(`ticket.bonus.${bonus.type}`, { stake: money(bonus.freebetStake) });
}

/** Why a bonus is the one that adds most, in a sentence. */
export function bestText(
  t: Text,
  { why }: BestBonus,
  { money, locale, count }: { money: Money; locale: string; count: (value: number) => string },
): string {
  const { code, bonus_odds: boost, points, stake } = why;
  switch (code) {
    case 'win_multiplied':
      return boost ? t('ticket.bonus.why.boost', { boost: boostText(boost, locale) }) : '';
    case 'points_earned':
      return points ? t('ticket.bonus.why.points', { points: count(Number(points)) }) : '';
    case 'stake_given':
      return stake ? t('ticket.bonus.why.given', { stake: money(stake) }) : '';
    case 'stake_returned':
      return stake ? t('ticket.bonus.why.returned', { stake: money(stake) }) : '';
    default:
      return unreachable(code);
  }
}

/** Reasons that need no more than themselves. */
const PLAIN = [
  'wrong_country',
  'not_verified',
  'wrong_bet_type',
  'wrong_event',
  'wrong_match_status',
  'odds_too_low',
  'odds_too_high',
  'other_freebet_active',
] as const;

const WAITING = ['available', 'upcoming'] as const;

/** Why a bonus does not fit a bet; `outcomes` are the names of its selections in their order. */
export function unfitText(
  t: Text,
  { code, selections = [], missing, most, bonus_odds: boost, currency, status }: UnfitBonus,
  { locale, outcomes }: { locale: string; outcomes: readonly string[] },
): string {
  const plain = PLAIN.find((each) => each === code);
  if (plain) {
    const names = selections.flatMap((place) => outcomes[place] ?? []).join(', ');
    return names === ''
      ? t(`ticket.bonus.not.${plain}`)
      : `${t(`ticket.bonus.not.${plain}`)} ${names}`;
  }
  if (code === 'legs_missing' && missing !== undefined && boost !== undefined) {
    return t('ticket.boost.next', { count: missing, boost: boostText(boost, locale) });
  }
  if (code === 'selections_missing' && missing !== undefined) {
    return t('ticket.bonus.not.selections_missing', { count: missing });
  }
  if (code === 'too_many_selections' && most !== undefined) {
    return t('ticket.bonus.not.too_many_selections', { count: most });
  }
  if (code === 'wrong_currency' && currency !== undefined) {
    return t('ticket.bonus.not.wrong_currency', { currency });
  }
  const waiting = WAITING.find((each) => each === status);
  return waiting ? t(`ticket.bonus.not.${waiting}`) : t('ticket.bonus.not.other');
}
