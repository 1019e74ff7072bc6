import { assert } from '../assert';
import { both, oddsFactor, profit } from '../bets/multiplier';
import {
  larger,
  minor,
  minus,
  odds,
  scaled,
  smaller,
  sum,
  ZERO,
  type Factor,
  type Minor,
  type Odds,
} from '../money';
import { isVoid, type BetResult } from '../settlement/bet-result';
import type { BonusStake } from './bonus-bet';

/** How bets earn points and points earn freebets (DESIGN §4.11). Points are subunits of the default currency. */
export interface Farming {
  /** Points that earn the prize once; above zero. */
  pointsNeeded: Minor;
  /** The freebets of one prize, in subunits of the player's currency. */
  prize: readonly Minor[];
  /** How often it can be earned; null for any number, 1 for a lootbox. */
  mostPrizes: number | null;
  maxPointsPerBet: Minor;
  /** A stake below it earns nothing, in subunits of the default currency. */
  minStake: Minor;
  /** A bet at higher odds earns as though these were its odds. */
  maxOdds: Odds;
  /** An event earns its points once, by the first bet on it. */
  oncePerEvent: boolean;
}

/** Holds for campaigns that do not say otherwise; both amounts are euro cents. */
export const DEFAULT_POINT_LIMITS = {
  maxPointsPerBet: minor(100_000),
  minStake: minor(100),
  maxOdds: odds(20_000),
};

/** A bet that may earn points. */
export interface FarmingBet extends BonusStake {
  /** What the stake is multiplied by when every leg wins, as placed and without a bonus. */
  price: Factor;
  eventIds: readonly number[];
}

/** Whether a bet was won or lost, if only in part: it is not open, void or cashed out. */
export function isPlayed(result: BetResult): boolean {
  return result !== 'no_results' && result !== 'cashed_out' && !isVoid(result);
}

/**
 * What an open bet, or one on the slip, earns when it is won or lost: its stake in the default currency times
 * (odds − 1), rounded down once, capped per bet (DESIGN §4.11). None when any of its events was farmed by
 * another bet and events count once.
 */
export function potentialPoints(
  { stake, toDefault, price, eventIds }: FarmingBet,
  farming: Farming,
  farmedByOthers: readonly number[],
): Minor {
  if (farming.oncePerEvent && eventIds.some((id) => farmedByOthers.includes(id))) return ZERO;
  return pointsFor(stake, pointTerms({ toDefault, price }, farming));
}

/** What a bet earns by its stake, agreed when it is placed. */
export interface PointTerms {
  /** The points of one subunit of the stake. */
  perStake: Factor;
  /** A stake below it earns nothing, in subunits of the bet's currency. */
  minStake: Minor;
  maxPoints: Minor;
}

/** Agrees what a bet earns (DESIGN §4.11). */
export function pointTerms(
  { toDefault, price }: Pick<FarmingBet, 'toDefault' | 'price'>,
  { minStake, maxOdds, maxPointsPerBet: maxPoints }: Farming,
): PointTerms {
  const most = oddsFactor(maxOdds);
  const counted = price.times * most.over > most.times * price.over ? most : price;
  const { times: over, over: times } = toDefault;
  return {
    perStake: both(profit(counted), toDefault),
    minStake: scaled(minStake, { times, over }, 'up'),
    maxPoints,
  };
}

/** The points of a stake, rounded down once. */
export function pointsFor(stake: Minor, { perStake, minStake, maxPoints }: PointTerms): Minor {
  return stake < minStake ? ZERO : smaller(scaled(stake, perStake), maxPoints);
}

/**
 * A player's points when a bet that had earned `before` now earns `after`: resettling takes back what
 * the first result gave, and no more, so the total is never below zero and A→B→A ends at A.
 */
export function resettledPoints(total: Minor, before: Minor, after: Minor): Minor {
  assert(total >= before, 'points that are taken back are in the total');
  return sum([minus(total, before), after]);
}

/** Prizes that points have earned beyond those issued. What was issued stays, even when points are taken back. */
export function prizesDue(points: Minor, issued: number, farming: Farming): number {
  const earned = Number(points / farming.pointsNeeded);
  return Math.max(0, Math.min(earned, farming.mostPrizes ?? earned) - issued);
}

/** The sums of a player's bets on one bonus. `openPoints` is what the open ones may still earn. */
export interface FarmTotals {
  betsCount: number;
  stakes: Minor;
  points: Minor;
  openPoints: Minor;
  prizesIssued: number;
}

/** A player's farming as it is shown (SPEC §3 "lootbox", client fields of "Bonus"). */
export interface FarmStats {
  betsCount: number;
  avgStake: Minor;
  points: Minor;
  /** Points that have not been turned into a prize. */
  availablePoints: Minor;
  potentialPoints: Minor;
  /** The freebets to come if every open bet earns its points. */
  potentialFreebetAmount: Minor;
  /** The freebets of one prize. */
  initialPool: Minor;
}

/** Shows what the sums of a player's bets come to. */
export function farmStats(totals: FarmTotals, farming: Farming): FarmStats {
  const { betsCount, stakes, points, openPoints: potentialPoints, prizesIssued } = totals;
  const spent = minor(farming.pointsNeeded * BigInt(prizesIssued));
  const toCome = prizesDue(sum([points, potentialPoints]), prizesIssued, farming);
  const initialPool = sum(farming.prize);
  return {
    betsCount,
    avgStake: scaled(stakes, { times: 1n, over: BigInt(Math.max(1, betsCount)) }, 'nearest'),
    points,
    availablePoints: larger(ZERO, minus(points, spent)),
    potentialPoints,
    potentialFreebetAmount: minor(initialPool * BigInt(toCome)),
    initialPool,
  };
}
