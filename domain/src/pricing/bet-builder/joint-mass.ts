import type { ScoreGrid } from '../score-grid';
import { clearanceOf } from './leg';
import type { BuilderLeg, Clearance } from './leg';

/** How a bet on several legs can end; the parts sum to 1. `win` is the joint probability of the legs. */
export interface JointMass {
  readonly win: number;
  readonly refund: number;
  readonly lose: number;
}

/**
 * The legs of one match together, counted on one grid of final scores, so that what cannot happen has
 * a probability of exactly 0. All legs have to win. A whole line that is met makes its leg void, and
 * a price for all legs cannot be parted: the stake of the whole bet goes back, unless another leg
 * has lost. Without legs the bet is won.
 */
export function jointMass(grid: ScoreGrid, legs: readonly BuilderLeg[]): JointMass {
  const { from, size, cells } = grid;
  const clearances = legs.map(clearanceOf);
  let [win, refund, lose] = [0, 0, 0];
  for (let h = 0; h < size; h += 1) {
    for (let a = 0; a < size; a += 1) {
      const mass = cells[h * size + a] ?? 0;
      const least = leastOf(clearances, from.home + h, from.away + a);
      if (least > 0) win += mass;
      else if (least < 0) lose += mass;
      else refund += mass;
    }
  }
  return { win, refund, lose };
}

function leastOf(clearances: readonly Clearance[], home: number, away: number): number {
  let least = Infinity;
  for (const clearance of clearances) {
    const here = clearance(home, away);
    if (here < 0) return here;
    if (here < least) least = here;
  }
  return least;
}
