import { assert, unreachable } from '../assert';
import { fallingRoot } from './root';

/**
 * How a margin is spread over the outcomes of a question.
 * - proportional: every price is lowered by the same factor.
 * - power: 1/odds = p^k. Takes more from long shots; odds never fall below 1.
 * - shin: as if a share z of the stakes came from people who know the result (Shin 1993).
 * - odds_ratio: the odds against each outcome are divided by the same c; odds never fall below 1.
 */
export type MarginMethod = 'proportional' | 'power' | 'shin' | 'odds_ratio';

/** Decimal odds, and the factor, power, share or ratio that the method came to. */
export interface Margined {
  readonly odds: number[];
  readonly parameter: number;
}

/**
 * Decimal odds with a margin: their inverses sum to `booksum` (1.05 is a margin of 5%), which is at
 * least 1. An impossible outcome gets infinite odds. A booksum that power or odds ratio cannot reach,
 * because it is not below the number of possible outcomes, leaves fair odds (parameter 1); shin comes
 * as near to it as z = 1 allows. Proportional and shin can bring a favourite's odds below 1: whoever
 * offers them has to look. Throws when no probability is above 0.
 */
export function marginBy(
  method: MarginMethod,
  probabilities: readonly number[],
  booksum: number,
): Margined {
  const possible = probabilities.filter((each) => each > 0);
  assert(possible.length > 0, 'something can happen');
  const margined = (parameter: number, price: (probability: number) => number): Margined => ({
    odds: probabilities.map((each) => (each > 0 ? price(each) : Infinity)),
    parameter,
  });
  switch (method) {
    case 'proportional':
      return margined(booksum, (each) => 1 / (each * booksum));
    case 'power': {
      const power = inReach(possible, booksum) ? powerFor(possible, booksum) : 1;
      return margined(power, (each) => each ** -power);
    }
    case 'shin': {
      const z = insiderShare(possible, booksum);
      const root = possible.reduce((total, each) => total + spread(each, z), 0);
      return margined(z, (each) => 1 / (spread(each, z) * root));
    }
    case 'odds_ratio': {
      const ratio = inReach(possible, booksum) ? oddsRatioFor(possible, booksum) : 1;
      return margined(1 / ratio, (each) => (each + ratio * (1 - each)) / each);
    }
    default:
      return unreachable(method);
  }
}

/** The decimal odds of `marginBy` with the power method, which is the house's own. Throws as it does. */
export function withMargin(probabilities: readonly number[], booksum: number): number[] {
  return marginBy('power', probabilities, booksum).odds;
}

function inReach(possible: readonly number[], booksum: number): boolean {
  return booksum < possible.length && possible.length > 1;
}

/**
 * The power that brings numbers between 0 and 1 to a sum of `total`, which is below their count.
 * Newton's method; the sum falls and is convex in the power, so from the left it cannot overshoot.
 */
export function powerFor(numbers: readonly number[], total: number): number {
  let power = 0;
  for (let round = 0; round < 100; round += 1) {
    let excess = -total;
    let slope = 0;
    for (const each of numbers) {
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

/**
 * The c that brings n/(c + n - cn), over numbers between 0 and 1, to a sum of `total`, which is below
 * their count. Sought by its logarithm, since it may be of any size. Each part is above
 * 1 - c(1 - n)/n and below n/(c(1 - n)), which bounds c on both sides.
 */
export function oddsRatioFor(numbers: readonly number[], total: number): number {
  const excess = (logarithm: number) => {
    const ratio = Math.exp(logarithm);
    let [value, slope] = [-total, 0];
    for (const each of numbers) {
      const part = each / (each + ratio * (1 - each));
      value += part;
      slope -= part * (1 - part);
    }
    return [value, slope] as const;
  };
  const against = numbers.reduce((sum, each) => sum + (1 - each) / each, 0);
  const onto = numbers.reduce((sum, each) => sum + each / (1 - each), 0);
  const least = (numbers.length - total) / against;
  const most = Math.min(onto / total, Number.MAX_VALUE);
  return Math.exp(fallingRoot(excess, Math.log(least), Math.log(most)));
}

/** Shin's z for which the roots of the inverse odds sum as the booksum asks; at least 0, at most 1. */
function insiderShare(probabilities: readonly number[], booksum: number): number {
  const lacking = (z: number) => {
    let [value, slope] = [Math.sqrt(booksum), 0];
    for (const each of probabilities) {
      const part = spread(each, z);
      value -= part;
      slope -= (each - each * each) / (2 * part);
    }
    return [value, slope] as const;
  };
  if (lacking(0)[0] <= 0) return 0;
  return lacking(1)[0] >= 0 ? 1 : fallingRoot(lacking, 0, 1);
}

function spread(probability: number, z: number): number {
  return Math.sqrt(z * probability + (1 - z) * probability * probability);
}
