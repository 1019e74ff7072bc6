import type { BetKind } from '../bets/bet-kind';
import type { Factor } from '../money';
import type { FinalResult, LegResult } from './leg-result';
import type { EndedLeg, Leg } from './leg-split';

/** The result of a bet in the words of SPEC §3. */
export type BetResult = LegResult | 'cashed_out';

/**
 * Whether nothing can be won any more: a combo or custom bet is lost with its first lost leg, a system
 * when the legs that are not lost are too few for its smallest combo (DESIGN §4.7).
 */
export function isLost(kind: BetKind, legs: readonly Leg[]): boolean {
  const fewest = (kind.type === 'system' ? kind.system.winCounts[0] : undefined) ?? legs.length;
  let left = legs.length;
  for (const { result } of legs) if (result === 'lose_entire') left -= 1;
  return left < fewest;
}

/**
 * The result of a bet whose legs have ended and that is not lost, from the results of its legs and
 * what they multiply the stake by (SPEC §3 "Bet"). It is a refund exactly when the whole bet is void.
 */
export function betResult(
  kind: BetKind,
  legs: readonly EndedLeg[],
  { times, over }: Factor,
): FinalResult {
  const results = legs.map((leg) => leg.result);
  if (results.every((each) => each === 'canceled')) return 'canceled';
  if (results.every(isVoid)) return 'refund_entire';
  if (kind.type === 'custom_bet') return customBetResult(results, times < over);
  // A system that pays less than its stake has lost combos, and refunds a part of the stake.
  if (results.includes('lose_entire') && times < over) return 'refund_half_lose_other';
  return comboResult(results);
}

/** A half refund shows in the bet's own result only while nothing else happened beside it. */
function comboResult(legs: readonly FinalResult[]): FinalResult {
  const counting = legs.filter((leg) => !isVoid(leg));
  const [first] = counting;
  return first && counting.every((leg) => leg === first) ? first : 'win_entire';
}

/** Without a win on every leg a custom bet refunds what is not lost, all of it or a part. */
function customBetResult(legs: readonly FinalResult[], losesSome: boolean): FinalResult {
  if (legs.some((leg) => isVoid(leg) || leg === 'refund_half_lose_other')) {
    return losesSome ? 'refund_half_lose_other' : 'refund_entire';
  }
  return legs.includes('refund_half_win_other') ? 'refund_half_win_other' : 'win_entire';
}

/** Whether a result gives a stake back as it was (SPEC §3 "Bet"). */
export function isVoid(result: BetResult): boolean {
  return result === 'canceled' || result === 'refund_entire';
}
