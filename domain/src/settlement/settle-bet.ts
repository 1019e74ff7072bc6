import { assert } from '../assert';
import type { Minor, Odds } from '../money';
import { betResult, isDecided } from './bet-result';
import type { Paid } from './booking';
import type { LegResult } from './leg-result';
import { comboPayout, type SettledLeg } from './payout';

/** A leg as far as its result is known. */
export interface Leg {
  odds: Odds;
  result: LegResult;
  /** See `SettledLeg`. */
  deadHeat?: number | null;
}

/** How a bet stands by the results of its legs: `payout` is null while it is open. */
export interface Standing {
  result: LegResult;
  payout: Paid;
}

/** Settles a single or combo as far as its legs allow (SPEC §3 "Bet"). */
export function standingOf(stake: Minor, legs: readonly Leg[]): Standing {
  assert(legs.length > 0, 'a bet has at least one leg');
  const results = legs.map((leg) => leg.result);
  if (!isDecided(results)) return { result: 'no_results', payout: null };
  return { result: betResult(results), payout: comboPayout(stake, decisive(legs)) };
}

/** Legs still open after a lost one do not count: the product is zero already. */
function decisive(legs: readonly Leg[]): SettledLeg[] {
  return legs.flatMap(({ result, ...leg }) =>
    result === 'no_results' ? [] : [{ ...leg, result }],
  );
}
