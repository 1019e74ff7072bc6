import type { BetKind } from '@touchline/domain/bets/bet-kind';
import { bonusOddsOf } from '@touchline/domain/bets/potential-win';
import type { Refusal } from '@touchline/domain/bets/refusal';
import type { OfferedBonus } from '@touchline/domain/bonus/bet-bonus';
import { offeredBonuses } from '@touchline/domain/bonus/best-bonus';
import type { Freebet, SlipBonus } from '@touchline/domain/bonus/bonus';
import type { BonusBet } from '@touchline/domain/bonus/bonus-bet';
import { type BonusPlayer, freebetInUse } from '@touchline/domain/bonus/why-not-usable';
import { isFreebet } from '@touchline/domain/bonus/bet-bonus';
import { ok, refused, type Result } from '@touchline/domain/result';
import type { Placement } from '@touchline/wire/bets';
import type { SportLeg } from './offers-now';

/** What decides whether a player may use a bonus on a bet. */
export interface BonusRules {
  /** The player's own, as far as bets name them; with all freebets that are active. */
  bonuses: readonly SlipBonus[];
  player: Pick<BonusPlayer, 'countryCode' | 'isVerified'>;
  areSeveralAllowed: boolean;
  /** In milliseconds since 1970. */
  now: number;
}

/** Of whom nothing is known. */
export const NO_BONUSES: BonusRules = {
  bonuses: [],
  player: { countryCode: null, isVerified: false },
  areSeveralAllowed: true,
  now: 0,
};

type SentBet = Pick<Placement['bets'][number], 'bonus' | 'stake'>;

/** A bet's kind, and what is offered for its legs, in their order. */
interface Offered {
  kind: BetKind;
  offers: readonly (SportLeg | undefined)[];
}

/**
 * The bonus that a bet names, on its terms of now; null when it names none (SPEC §3 "Bonus kinds", §4). Refused when it
 * is not the player's, or this bet is not one that it may be used on, or it is worth less than the player has seen.
 */
export function offeredBonus(
  { bonus: named, stake: { currency } }: SentBet,
  { kind, offers }: Offered,
  rules: BonusRules,
): Result<OfferedBonus | null, Refusal> {
  if (!named) return ok(null);
  const bet = bonusBetOf(kind, offers);
  // Without knowing every leg nothing can be said of the bonus; the bet is refused for the leg.
  if (!bet) return ok(null);
  const own = rules.bonuses.filter(({ id, type }) => id === named.id && type === named.type);
  const [offered] = offeredBonuses(bet, own, playerIn(currency, rules), rules.now);
  if (!offered) return refused({ code: 'bonus_not_usable' });
  const legs = bet.selections.map((leg) => leg.odds);
  const isWorthLess = bonusOddsOf({ kind, legs, bonus: offered }) < (named.odds ?? 0);
  return isWorthLess ? refused({ code: 'bonus_not_usable' }) : ok(offered);
}

/** The player as bonuses look at them, on a slip in a currency. */
export function playerIn(
  currency: string,
  { bonuses, player, areSeveralAllowed, now }: BonusRules,
): BonusPlayer {
  const freebets = bonuses.filter((each): each is Freebet => isFreebet(each));
  return { ...player, currency, freebetInUse: freebetInUse(freebets, areSeveralAllowed, now) };
}

/** The bet as bonuses look at it; null while a leg is not known or has no odds. */
export function bonusBetOf(
  kind: BetKind,
  offers: readonly (SportLeg | undefined)[],
): BonusBet | null {
  const selections = offers.flatMap((offer) => {
    if (!offer || offer.odds === null) return [];
    return { ...offer.event, matchStatus: offer.matchStatus, odds: offer.odds };
  });
  return selections.length === offers.length ? { kind, selections } : null;
}
