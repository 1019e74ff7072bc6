import type { Odds } from '../../money';
import { ok, refused } from '../../result';
import type { Result } from '../../result';
import { customaryPrice } from '../price-steps';
import type { ScoreGrid } from '../score-grid';
import { jointMass } from './joint-mass';
import { isOnQuarterLine } from './leg';
import type { BuilderLeg } from './leg';

/** Why there is no price for a combination. `leg` is the place of the leg that stands in the way. */
export type BuilderRefusal =
  /** It stakes half on each of two lines, and a half result cannot be combined. */
  | { code: 'quarter_line'; leg: number }
  /** It cannot win any more. */
  | { code: 'impossible'; leg: number }
  /** It cannot lose any more. */
  | { code: 'certain'; leg: number }
  /** Each leg can win, but not all of them together. */
  | { code: 'contradicting' }
  /** The price would be below the lowest or above the highest that is offered. */
  | { code: 'out_of_range' };

/**
 * The odds in thousandths of one or more legs of one match, at a customary price, from their joint
 * probability among stakes that are not refunded. The margin is taken by the power method, 1/odds =
 * p^k, like that of single markets: for legs that do not bear on each other the price is the product of
 * their prices, a leg that follows from the others changes nothing, and no leg lowers the price.
 * `margin` is what the two inverse odds of an even question exceed 1 by: 2 (1/2)^k = 1 + margin.
 */
export function builderOdds(
  grid: ScoreGrid,
  legs: readonly BuilderLeg[],
  margin: number,
): Result<Odds, BuilderRefusal> {
  for (const [place, leg] of legs.entries()) {
    const code = refusalOf(grid, leg);
    if (code) return refused({ code, leg: place });
  }
  const { win, lose } = jointMass(grid, legs);
  if (win === 0) return refused({ code: 'contradicting' });
  const power = 1 - Math.log2(1 + margin);
  const price = customaryPrice((win / (win + lose)) ** -power);
  return price === null ? refused({ code: 'out_of_range' }) : ok(price);
}

function refusalOf(grid: ScoreGrid, leg: BuilderLeg) {
  if (isOnQuarterLine(leg)) return 'quarter_line';
  const { win, lose } = jointMass(grid, [leg]);
  if (win === 0) return 'impossible';
  return lose === 0 ? 'certain' : null;
}
