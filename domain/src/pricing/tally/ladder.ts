import { type Distribution, overMass, winProbability } from '../asian-lines';

/** Which lines of a market are offered. */
export interface LadderShape {
  /** Between neighbouring lines: 0.25, 0.5 or 1. */
  readonly step: number;
  /** The fraction that a line with step 1 has: 0.5 leaves no refunds. */
  readonly fraction: 0 | 0.5;
  /** How many lines below and above the one that is nearest to even. */
  readonly around: number;
  /** No line below. */
  readonly lowest?: number;
}

/** Lines of a ladder from the lowest up, and the one whose two sides are nearest to even. */
export interface Ladder {
  readonly lines: readonly number[];
  readonly even: number;
}

/** The lines for a number with this distribution; for handicaps give the distribution of the lead and negate them. */
export function ladderOf(numbers: Distribution, shape: LadderShape): Ladder {
  const { step, fraction, around, lowest = -Infinity } = shape;
  const places = candidates(numbers, step, fraction).filter((line) => line >= lowest);
  const even = places.reduce(
    (best, line) => (unevenness(numbers, line) < unevenness(numbers, best) - 1e-12 ? line : best),
    places[0] ?? Math.max(lowest, numbers.from + fraction),
  );
  const lines = Array.from(
    { length: 2 * around + 1 },
    (_, index) => even + (index - around) * step,
  );
  return { lines: lines.filter((line) => line >= lowest), even };
}

function candidates({ from, mass }: Distribution, step: number, fraction: number): number[] {
  const first = Math.floor(from) - 1 + fraction;
  const count = Math.ceil((mass.length + 2) / step);
  return Array.from({ length: count }, (_, index) => first + index * step);
}

function unevenness(numbers: Distribution, line: number): number {
  return Math.abs(winProbability(overMass(numbers, line)) - 0.5);
}
