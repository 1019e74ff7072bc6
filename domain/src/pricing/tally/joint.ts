import { columnOf, type Futures, futuresOf } from './futures';
import type { Line } from './line';

/** An outcome picked together with others of its match. */
export interface JointLeg {
  readonly line: Line;
  readonly outcome: string;
}

/** How a bet on several legs of one match can end; the parts sum to 1. */
export interface Together {
  readonly win: number;
  readonly refund: number;
  readonly lose: number;
}

/**
 * All legs of one match on one model: what cannot come about together has a chance of exactly 0. All legs have to
 * win; where one is void and none is lost, the stake goes back. Null when a leg can end by halves, which no
 * combination can pay, or is not an outcome of its line.
 */
export function together(model: readonly Futures[], legs: readonly JointLeg[]): Together | null {
  let [noneLost, allWon] = [1, 1];
  for (const futures of model) {
    const own = legs.filter(
      ({ line }) => line.reads[0] && futuresOf(model, line.reads[0]) === futures,
    );
    const mass = own.length === 0 ? { win: 1, refund: 0, lose: 0 } : withinOne(futures, own);
    if (mass === null) return null;
    allWon *= mass.win;
    noneLost *= 1 - mass.lose;
  }
  return { win: allWon, refund: Math.max(0, noneLost - allWon), lose: 1 - noneLost };
}

function withinOne(futures: Futures, legs: readonly JointLeg[]): Together | null {
  const reads = legs.map(({ line, outcome }) => ({
    columns: line.reads.map((reading) => columnOf(futures, reading)),
    place: line.outcomes.indexOf(outcome),
    line,
  }));
  if (reads.some(({ place }) => place < 0)) return null;
  let [win, refund, lose] = [0, 0, 0];
  for (let row = 0; row < futures.weights.length; row += 1) {
    let worst = 1;
    for (const { columns, place, line } of reads) {
      const result = line.results(columns.map((column) => column[row] ?? 0))[place];
      if (result === 'refund_half_win_other' || result === 'refund_half_lose_other') return null;
      worst = Math.min(worst, result === 'win_entire' ? 1 : result === 'lose_entire' ? -1 : 0);
    }
    const weight = futures.weights[row] ?? 0;
    if (worst > 0) win += weight;
    else if (worst < 0) lose += weight;
    else refund += weight;
  }
  return { win, refund, lose };
}
