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
  const even = nearestToEven(numbers, places) ?? Math.max(lowest, numbers.from + fraction);
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

/**
 * The chance of more falls from line to line, so the line is one of the two where it passes a half; of lines that are
 * as near, which no number lies between, it is the lowest.
 */
function nearestToEven(numbers: Distribution, lines: readonly number[]): number | null {
  const unevennessAt = (place: number) => unevenness(numbers, lines[place] ?? 0);
  let [from, to] = [0, lines.length];
  while (from < to) {
    const middle = (from + to) >> 1;
    if (winProbability(overMass(numbers, lines[middle] ?? 0)) < 0.5) to = middle;
    else from = middle + 1;
  }
  if (from > 0 && (from === lines.length || unevennessAt(from - 1) <= unevennessAt(from) + LEAST)) {
    from -= 1;
  }
  const least = unevennessAt(from);
  while (from > 0 && unevennessAt(from - 1) <= least + LEAST) from -= 1;
  return lines[from] ?? null;
}

/** Chances that differ by less differ by rounding alone. */
const LEAST = 1e-12;

function unevenness(numbers: Distribution, line: number): number {
  return Math.abs(winProbability(overMass(numbers, line)) - 0.5);
}
