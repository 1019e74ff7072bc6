import type { BetKind } from '../bets/bet-kind';
import type { Factor, Minor } from '../money';
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
 * Whether a bet is void whatever its other legs do: the one price of a custom bet is for all of its legs, so that it
 * ends with the first that is cancelled. A leg that is refunded by its score is part of that price (docs/decisions/0080).
 */
export function isVoidAtOnce(kind: BetKind, legs: readonly Leg[]): boolean {
  return kind.type === 'custom_bet' && legs.some(({ result }) => result === 'canceled');
}

/** The result of a bet that only gives its stake back, because its legs are void; null for any other. */
export function voidResult(
  kind: BetKind,
  legs: readonly EndedLeg[],
  { times, over }: Factor,
): FinalResult | null {
  const results = legs.map((leg) => leg.result);
  if (results.every((each) => each === 'canceled')) return 'canceled';
  if (results.every(isVoid)) return 'refund_entire';
  const isStake = kind.type === 'custom_bet' && times === over;
  return isStake && results.some(isVoid) ? 'refund_entire' : null;
}

/**
 * The result of a bet whose legs have ended and that is neither lost nor void, from their results and from what it pays
 * of its own accord, beside what has to be paid before anything is won (SPEC §3 "Bet"). What pays less is not won.
 */
export function betResult(
  kind: BetKind,
  legs: readonly EndedLeg[],
  { own, even }: { own: Minor; even: Minor },
): FinalResult {
  if (own === 0n) return 'lose_entire';
  if (own < even) return 'refund_half_lose_other';
  const results = legs.map((leg) => leg.result).filter((each) => !isVoid(each));
  const isHalf = (each: FinalResult) => each === 'refund_half_win_other';
  // A half win shows in the bet's own result while nothing else was won beside it; a custom bet wins as a whole.
  const isHalfWon = kind.type === 'custom_bet' ? results.some(isHalf) : results.every(isHalf);
  return isHalfWon ? 'refund_half_win_other' : 'win_entire';
}

/** Whether a result gives a stake back as it was (SPEC §3 "Bet"). */
export function isVoid(result: BetResult): boolean {
  return result === 'canceled' || result === 'refund_entire';
}
