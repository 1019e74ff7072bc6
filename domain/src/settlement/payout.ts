import { assert, unreachable } from '../assert';
import type { Minor, Odds } from '../money';
import type { FinalResult } from './leg-result';

/** A leg that has ended. It cannot hold `no_results`: an unfinished leg does not reach the payout. */
export interface SettledLeg {
  odds: Odds;
  result: FinalResult;
  /** What is left of a win after a dead heat, in ten-thousandths; null or absent: all of it. */
  deadHeat?: number | null;
}

const WHOLE = 10_000;

/** What a leg multiplies the stake by, in two-thousandths of ten-thousandths so that shares stay whole. */
function factor({ odds, result, deadHeat }: SettledLeg): bigint {
  if (result === 'win_entire') return 2n * BigInt(odds) * BigInt(deadHeat ?? WHOLE);
  return halves(odds, result) * BigInt(WHOLE);
}

function halves(odds: Odds, result: Exclude<FinalResult, 'win_entire'>): bigint {
  switch (result) {
    case 'lose_entire':
      return 0n;
    case 'canceled':
    case 'refund_entire':
      return 2000n;
    case 'refund_half_win_other':
      return 1000n + BigInt(odds);
    case 'refund_half_lose_other':
      return 1000n;
    default:
      return unreachable(result);
  }
}

/** What a single or combo pays back, stake included, rounded down once (DESIGN §4.4). */
export function comboPayout(stake: Minor, legs: readonly SettledLeg[]): Minor {
  assert(legs.length > 0, 'a bet has at least one leg');
  const product = legs.reduce((total, leg) => total * factor(leg), 1n);
  return ((stake * product) / BigInt(2000 * WHOLE) ** BigInt(legs.length)) as Minor;
}
