import { type Minor, ZERO } from '../money';
import { refused, ok, type Result } from '../result';
import type { BetLimits } from './bet-limits';

/** The most stakes at a click that a player may choose for one currency. */
export const MOST_QUICK_STAKES = 8;

/** Which of the entered amounts cannot be a stake, by its place, and why. */
export interface QuickStakeFault {
  at: number;
  fault: 'stake_below_min' | 'stake_above_max';
}

/**
 * The stakes at a click that follow from what a player has entered, in subunits: the smallest first, each once, and
 * nothing where an amount is zero. None at all stands for those of the site (SPEC §3 "Settings").
 */
export function quickStakes(
  entered: readonly Minor[],
  { minStake, maxStake }: Pick<BetLimits, 'minStake' | 'maxStake'>,
): Result<readonly Minor[], QuickStakeFault> {
  const at = entered.findIndex((each) => each > ZERO && (each < minStake || each > maxStake));
  const wrong = entered[at];
  if (wrong !== undefined) {
    return refused({ at, fault: wrong < minStake ? 'stake_below_min' : 'stake_above_max' });
  }
  const staked = [...new Set(entered.filter((each) => each > ZERO))];
  return ok(staked.toSorted((one, other) => (one < other ? -1 : 1)));
}
