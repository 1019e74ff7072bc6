import type { FinalResult, LegResult } from './leg-result';

/**
 * Whether a single or combo is decided: as soon as one leg has lost, otherwise when every leg has
 * ended. An open leg after a lost one can no longer change what is paid.
 */
export function isDecided(legs: readonly LegResult[]): boolean {
  return legs.includes('lose_entire') || !legs.includes('no_results');
}

/** The result of the whole bet in the words of SPEC §3, from the results of its legs. */
export function betResult(legs: readonly LegResult[]): LegResult {
  if (!isDecided(legs)) return 'no_results';
  if (legs.includes('lose_entire')) return 'lose_entire';
  if (legs.every((leg) => leg === 'canceled')) return 'canceled';
  if (legs.every((leg) => leg === 'canceled' || leg === 'refund_entire')) return 'refund_entire';
  return partial(legs as readonly FinalResult[]);
}

/** A half refund shows in the bet's own result only while nothing else happened beside it. */
function partial(legs: readonly FinalResult[]): FinalResult {
  const counting = legs.filter((leg) => leg !== 'canceled' && leg !== 'refund_entire');
  const [first] = counting;
  return first && counting.every((leg) => leg === first) ? first : 'win_entire';
}
