import { assert } from '../assert';

/** Mean goals of each side over the time that is left. */
export interface GoalMeans {
  readonly home: number;
  readonly away: number;
}

export interface Score {
  readonly home: number;
  readonly away: number;
}

/** The probability of every final score from `from` upwards; cells lie row by row, home first. */
export interface ScoreGrid {
  readonly from: Score;
  readonly size: number;
  readonly cells: Float64Array;
}

interface GridOptions {
  /** The score already on the board; goals to come are added to it. */
  readonly from?: Score;
  /** Dixon and Coles' dependence of low scores; 0 is none. Meant for a match not yet begun. */
  readonly rho?: number;
  /** The most goals of one side that are counted; what lies beyond is spread over the rest. */
  readonly max?: number;
}

const NIL_NIL: Score = { home: 0, away: 0 };
const MAX_GOALS = 15;

/**
 * Final scores when goals of both sides fall as independent Poisson counts. Sums to 1. Throws when a mean
 * is below zero or not finite.
 */
export function scoreGrid(means: GoalMeans, options: GridOptions = {}): ScoreGrid {
  const { from = NIL_NIL, rho = 0, max = MAX_GOALS } = options;
  const home = normalised(poissonPmf(means.home, max));
  const away = normalised(poissonPmf(means.away, max));
  const size = max + 1;
  const cells = new Float64Array(size * size);
  for (let h = 0; h < size; h += 1) {
    const goals = home[h] ?? 0;
    for (let a = 0; a < size; a += 1) cells[h * size + a] = goals * (away[a] ?? 0);
  }
  if (rho !== 0) normalised(correctLowScores(cells, size, means, rho));
  return { from, size, cells };
}

/** Adds up the probability, 0 to 1, of the final scores that `counts` holds for. */
export function massWhere(
  grid: ScoreGrid,
  counts: (home: number, away: number) => boolean,
): number {
  const { from, size, cells } = grid;
  let mass = 0;
  for (let h = 0; h < size; h += 1) {
    for (let a = 0; a < size; a += 1) {
      if (counts(from.home + h, from.away + a)) mass += cells[h * size + a] ?? 0;
    }
  }
  return mass;
}

/** The probability of 0, 1, … `max` goals. */
function poissonPmf(mean: number, max: number): Float64Array {
  assert(mean >= 0 && Number.isFinite(mean), `a mean number of goals is not ${mean}`);
  const pmf = new Float64Array(max + 1);
  let term = Math.exp(-mean);
  for (let goals = 0; goals <= max; goals += 1) {
    pmf[goals] = term;
    term *= mean / (goals + 1);
  }
  return pmf;
}

function correctLowScores(
  cells: Float64Array,
  size: number,
  means: GoalMeans,
  rho: number,
): Float64Array {
  const factors: [cell: number, factor: number][] = [
    [0, 1 - means.home * means.away * rho],
    [1, 1 + means.home * rho],
    [size, 1 + means.away * rho],
    [size + 1, 1 - rho],
  ];
  for (const [cell, factor] of factors) cells[cell] = Math.max(0, (cells[cell] ?? 0) * factor);
  return cells;
}

/** The same numbers, in place, brought to a sum of 1. */
function normalised(numbers: Float64Array): Float64Array {
  let total = 0;
  for (const number of numbers) total += number;
  for (let index = 0; index < numbers.length; index += 1)
    numbers[index] = (numbers[index] ?? 0) / total;
  return numbers;
}
