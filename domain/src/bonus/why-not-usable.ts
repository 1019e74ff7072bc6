import { MATCH_STATUS } from '../bets/market-status';
import type { Minor, Odds } from '../money';
import { isFreebet, stakesCash } from './bet-bonus';
import type { Amb, BonusTerms, Comboboost, SlipBonus } from './bonus';
import type { BonusBet, BonusLeg } from './bonus-bet';
import { userStatus, type BonusLife, type UserBonusStatus } from './bonus-status';
import { activeRange, nextRange } from './boost';
import { meetsConditions } from './event-condition';

/** The player as far as bonuses look at them. */
export interface BonusPlayer {
  countryCode: string | null;
  isVerified: boolean;
  /** The currency of the slip. */
  currency: string;
  /** The one freebet that may be used now; null when any may (see `freebetInUse`). */
  freebetInUse: number | null;
}

/** What keeps one selection from counting for a bonus. */
export type LegFault = 'wrong_event' | 'wrong_match_status' | 'odds_too_low' | 'odds_too_high';

/** Why a player and a bet do not meet the terms of a bonus. Selections are places on the bet, from 0. */
export type Unmet =
  | { code: 'wrong_country' | 'not_verified' | 'wrong_bet_type' }
  | { code: LegFault; selections: readonly number[] }
  | { code: 'selections_missing'; missing: number }
  | { code: 'too_many_selections'; most: number };

/** Why a bonus cannot be used on a bet. */
export type NotUsable =
  | Unmet
  /** `upcoming`, `expired`, `bonus_over` when used up, `available` when it waits to be activated. */
  | { code: 'not_active'; status: UserBonusStatus }
  | { code: 'wrong_currency'; currency: string }
  | { code: 'other_freebet_active'; id: number }
  /** So many legs more, and the boost counts. */
  | { code: 'legs_missing'; missing: number; bonusOdds: Odds };

/**
 * Why a bonus cannot be used on a bet `now`, in milliseconds since 1970: the first reason that holds, null
 * when it can (SPEC §3 "Bonus kinds", §4 "Bonus lifecycle").
 */
export function whyNotUsable(
  bonus: SlipBonus,
  bet: BonusBet,
  player: BonusPlayer,
  now: number,
): NotUsable | null {
  const status = userStatus(bonus, now);
  if (status !== 'active') return { code: 'not_active', status };
  return (
    whyNotThisFreebet(bonus, player) ??
    whyUnmet(bonus, bet, player) ??
    (bonus.type === 'comboboost' ? whyNoBoost(bonus, bet) : null)
  );
}

/** Why a bet does not count for an amb freebet. */
export type NotCounted =
  | Unmet
  | { code: 'stake_too_low'; least: Minor }
  | { code: 'too_late' | 'not_own_stake' };

/**
 * Why an amb freebet does not count a bet placed at `placedAt`, in milliseconds since 1970; null when it
 * does. The stake is in subunits of the freebet's own currency, and the player's own money: freebets earn
 * no freebets (SPEC §3 "Amb-freebet progress").
 */
export function whyNotCounted(
  amb: Amb,
  bet: BonusBet & { stake: Minor; bonus: { type: string } | null },
  player: BonusPlayer,
  placedAt: number,
): NotCounted | null {
  if (amb.issueTo !== null && placedAt >= amb.issueTo) return { code: 'too_late' };
  if (!stakesCash(bet.bonus)) return { code: 'not_own_stake' };
  if (bet.stake < amb.minStake) return { code: 'stake_too_low', least: amb.minStake };
  return whyUnmet(amb, bet, player);
}

/**
 * Why a player's bet does not meet terms, or null; the number of selections is looked at last (SPEC §3
 * "Bonus kinds").
 */
export function whyUnmet(terms: BonusTerms, bet: BonusBet, player: BonusPlayer): Unmet | null {
  const { countryCodes, betTypes, selectionCountFrom: from, selectionCountTo: most } = terms;
  const count = bet.selections.length;
  if (countryCodes.length > 0 && !countryCodes.includes(player.countryCode ?? '')) {
    return { code: 'wrong_country' };
  }
  if (terms.onlyVerified && !player.isVerified) return { code: 'not_verified' };
  if (betTypes.length > 0 && !betTypes.includes(bet.kind.type)) return { code: 'wrong_bet_type' };
  const faults = whyLegsUnmet(terms, bet.selections);
  if (faults) return faults;
  if (from !== null && count < from) return { code: 'selections_missing', missing: from - count };
  return most !== null && count > most ? { code: 'too_many_selections', most } : null;
}

/** The first selection's fault, with all the selections that share it. */
function whyLegsUnmet(terms: BonusTerms, legs: readonly BonusLeg[]): Unmet | null {
  const faults = legs.map((leg) => legFault(terms, leg));
  const code = faults.find((fault) => fault !== null);
  if (!code) return null;
  return { code, selections: faults.flatMap((fault, place) => (fault === code ? [place] : [])) };
}

/** What keeps a selection from counting for a bonus, or null when nothing does (SPEC §3 "Bonus kinds"). */
export function legFault(terms: BonusTerms, leg: BonusLeg): LegFault | null {
  const { matchStatus, minOdds, maxOdds } = terms;
  if (!meetsConditions(leg, terms.eventConditions)) return 'wrong_event';
  if (matchStatus !== 'both' && leg.matchStatus !== MATCH_STATUS[matchStatus]) {
    return 'wrong_match_status';
  }
  if (minOdds !== null && leg.odds < minOdds) return 'odds_too_low';
  return maxOdds !== null && leg.odds > maxOdds ? 'odds_too_high' : null;
}

function whyNotThisFreebet(bonus: SlipBonus, player: BonusPlayer): NotUsable | null {
  if (!isFreebet(bonus)) return null;
  const { freebetInUse: id } = player;
  if (id !== null && id !== bonus.id) return { code: 'other_freebet_active', id };
  if (bonus.currency === player.currency) return null;
  return { code: 'wrong_currency', currency: bonus.currency };
}

/** Only combos are boosted; a single is a combo that has yet to get its other legs. */
function whyNoBoost(bonus: Comboboost, { kind, selections }: BonusBet): NotUsable | null {
  if (kind.type !== 'combo' && kind.type !== 'single') return { code: 'wrong_bet_type' };
  const legs = selections.map((leg) => leg.odds);
  if (activeRange(bonus, legs) !== null) return null;
  const next = nextRange(bonus.ranges, legs.length);
  if (!next) return { code: 'too_many_selections', most: bonus.ranges.at(-1)?.maxCount ?? 0 };
  const { minCount, bonusOdds } = next;
  return { code: 'legs_missing', missing: minCount - legs.length, bonusOdds };
}

/**
 * The freebet that stands in the way of all others: the one activated first, where several may not be
 * active at once (SPEC §3 `isMultiActiveFreebetsAllowed`). Null when none does.
 */
export function freebetInUse(
  freebets: readonly (BonusLife & { id: number; activatedAt: number | null })[],
  areSeveralAllowed: boolean,
  now: number,
): number | null {
  if (areSeveralAllowed) return null;
  const active = freebets.filter((each) => userStatus(each, now) === 'active');
  const [first] = active.toSorted(
    (one, other) => (one.activatedAt ?? 0) - (other.activatedAt ?? 0),
  );
  return first?.id ?? null;
}
