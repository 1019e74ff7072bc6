import { odds, ODDS_SCALE, type Odds } from '../money';
import type { BoostRange } from './bet-bonus';

/** A comboboost's rules for one bet. */
export interface Boost {
  minOdds: Odds;
  /** By rising counts. */
  ranges: readonly BoostRange[];
}

/** Odds that change nothing. */
export const NO_BOOST = odds(ODDS_SCALE);

/**
 * The place of the range a bet is in, counting its legs (SPEC §3 "Bonus kinds"); null when some leg
 * is below the least odds, or the legs are too few or too many for every range (DESIGN §4.11).
 */
export function activeRange({ minOdds, ranges }: Boost, legs: readonly Odds[]): number | null {
  if (legs.some((leg) => leg < minOdds)) return null;
  const at = ranges.findIndex(
    ({ minCount, maxCount }) =>
      legs.length >= minCount && (maxCount === null || legs.length <= maxCount),
  );
  return at < 0 ? null : at;
}

/** What a comboboost multiplies the total odds by, in thousandths (SPEC §5); 1000 outside its ranges. */
export function boostOdds(boost: Boost, legs: readonly Odds[]): Odds {
  const at = activeRange(boost, legs);
  return (at === null ? undefined : boost.ranges[at]?.bonusOdds) ?? NO_BOOST;
}

/** The range that legs beyond `count` lead to next (DESIGN §4.11); undefined past the last one. */
export function nextRange(ranges: readonly BoostRange[], count: number): BoostRange | undefined {
  return ranges.find(({ minCount }) => minCount > count);
}
