import type { BetType } from '../bets/bet-kind';
import type { Minor, Odds } from '../money';
import type { AmbRange } from './amb';
import type { BoostRange, FreebetType } from './bet-bonus';
import type { BonusLife } from './bonus-status';
import type { EventCondition } from './event-condition';
import type { Farming } from './points';
import type { PoolState } from './pool-state';

/** What a bonus asks of a player and of a bet (SPEC §3 "Bonus kinds"). Null and an empty list ask for nothing. */
export interface BonusTerms {
  countryCodes: readonly string[];
  onlyVerified: boolean;
  eventConditions: readonly EventCondition[];
  betTypes: readonly BetType[];
  /** Asked of every selection, as are the odds. */
  matchStatus: 'prematch' | 'live' | 'both';
  minOdds: Odds | null;
  maxOdds: Odds | null;
  selectionCountFrom: number | null;
  selectionCountTo: number | null;
}

/** A bonus as it was issued to one player (SPEC §3 "Bonus (common)"). Moments are epoch milliseconds. */
export interface IssuedBonus extends BonusTerms, BonusLife {
  id: number;
  seen: boolean;
  /** What it was issued for: a deposit, a code, a birthday and so on; null when an operator gave it. */
  triggerKey: string | null;
  issuedAt: number;
  activatedAt: number | null;
}

/** Multiplies what a combo pays by the range it is in (DESIGN §4.11). */
export interface Comboboost extends IssuedBonus {
  type: 'comboboost';
  minOdds: Odds;
  ranges: readonly BoostRange[];
}

/** A stake from the house (DESIGN §4.10). */
export interface Freebet extends IssuedBonus {
  type: FreebetType;
  /** What it stakes, in subunits, above zero; without risk what it insures, zero being any stake. */
  amount: Minor;
  currency: string;
}

/** What hunting, tournaments and lootboxes share: bets earn points towards freebets. */
interface FarmingBonus extends IssuedBonus {
  farming: Farming;
  /** The events that have earned their points, for `farming.oncePerEvent`. */
  farmedEventIds: readonly number[];
}

export interface Hunting extends FarmingBonus {
  type: 'hunting';
}

/** Hunting against others for shares of a pool. */
export interface Tournament extends FarmingBonus {
  type: 'tournament';
  pool: Minor;
  poolState: PoolState;
  currency: string;
  /** What each position gets of the pool, in proportion; the first is for the winner. */
  shares: readonly number[];
}

/** Hunting whose prize is a chest of freebets, of which one may be multiplied. */
export interface Lootbox extends FarmingBonus {
  type: 'lootbox';
  showInPromotion: boolean;
  /** In thousandths. */
  boost: Odds;
  /** The freebets of the opened chest that may be boosted. */
  freebetsToBoost: readonly number[];
}

/** A bonus that can be chosen for a bet. */
export type SlipBonus = Comboboost | Freebet | Hunting | Tournament | Lootbox;

/** Freebets after making bets (SPEC §3 "Amb-freebet progress"). */
export interface Amb extends BonusTerms {
  id: number;
  name: string;
  /** The freebets it gives. */
  type: FreebetType;
  ranges: readonly AmbRange[];
  /** The least stake that counts, in subunits of `stakeCurrency`. */
  minStake: Minor;
  stakeCurrency: string;
  /** Bets placed from this moment on do not count; null for no end. */
  issueTo: number | null;
}
