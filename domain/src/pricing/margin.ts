import { assert } from '../assert';

/**
 * Decimal odds with a margin, by the power method: 1/odds = p^k with k chosen so that the inverse
 * odds sum to `booksum` (1.05 is a margin of 5%). Takes more from long shots than from favourites
 * and never lets odds fall below 1. An impossible outcome gets infinite odds.
 */
export function withMargin(probabilities: readonly number[], booksum: number): number[] {
  const possible = probabilities.filter((each) => each > 0);
  assert(possible.length > 0, 'something can happen');
  if (booksum >= possible.length || possible.length === 1) {
    return probabilities.map((each) => (each > 0 ? 1 / each : Infinity));
  }
  const power = solvePower(possible, booksum);
  return probabilities.map((each) => (each > 0 ? each ** -power : Infinity));
}

/** Newton's method; the sum falls and is convex in the power, so from the left it cannot overshoot. */
function solvePower(probabilities: readonly number[], booksum: number): number {
  let power = 0;
  for (let round = 0; round < 100; round += 1) {
    let excess = -booksum;
    let slope = 0;
    for (const each of probabilities) {
      const share = each ** power;
      excess += share;
      slope += share * Math.log(each);
    }
    const step = excess / slope;
    power -= step;
    if (Math.abs(step) < 1e-12) break;
  }
  return power;
}
