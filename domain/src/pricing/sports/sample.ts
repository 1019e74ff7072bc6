import { below } from '../normal';

/** How many futures a sampled model has. */
export const ROWS = 2_000;

/** Every future of a sample of `ROWS` weighs the same. */
export const EVEN_WEIGHTS = evenWeights(ROWS);

/** The same of a sample of another size. */
export function evenWeights(rows: number): Float64Array {
  return new Float64Array(rows).fill(1 / rows);
}

/** Columns of facts that are known: lines that were chosen before they were still ask for them. */
export function knownFacts(
  facts: Readonly<Record<string, number>>,
  rows = ROWS,
): Record<string, Int16Array> {
  const columns = new Map<number, Int16Array>();
  const known: Record<string, Int16Array> = {};
  for (const [name, value] of Object.entries(facts)) {
    const column = columns.get(value) ?? new Int16Array(rows).fill(value);
    columns.set(value, column);
    known[name] = column;
  }
  return known;
}

/** The column of a count that cannot happen in a period; never written to. */
export const NOTHING = new Int16Array(ROWS);

/**
 * How far, 0 to 1, the common points of a dimension are turned for a match. Matches do not share their luck, and one
 * match keeps the same luck as it is played, so that its prices move smoothly.
 */
export type Rotation = (dimension: number) => number;

/**
 * A Latin hypercube: in every dimension the futures fall evenly between 0 and 1, one to each of as many equal parts,
 * in an order that has nothing to do with that of other dimensions.
 */
export function strata(dimension: number, rows = ROWS): Float64Array {
  const kept = STRATA.get(rows) ?? [];
  STRATA.set(rows, kept);
  return (kept[dimension] ??= shuffledParts(dimension, rows));
}

const STRATA = new Map<number, Float64Array[]>();

function shuffledParts(dimension: number, rows: number): Float64Array {
  const values = Float64Array.from({ length: rows }, (_, row) => (row + 0.5) / rows);
  let state = Math.imul(dimension + 1, 0x9e3779b1);
  for (let last = rows - 1; last > 0; last -= 1) {
    state = scrambled(state);
    const other = Math.floor(((state >>> 0) / 2 ** 32) * (last + 1));
    const kept = values[last] ?? 0;
    values[last] = values[other] ?? 0;
    values[other] = kept;
  }
  return values;
}

/** The next of a row of numbers of 32 bits that look like chance. */
export function scrambled(state: number): number {
  let next = (state + 0x6d2b79f5) | 0;
  next = Math.imul(next ^ (next >>> 15), next | 1);
  return next ^ (next + Math.imul(next ^ (next >>> 7), next | 61));
}

/** The point of a future once its dimension is turned: 0 to 1, and 1 left out. */
export function turned(point: number, by: number): number {
  const sum = point + by;
  return sum < 1 ? sum : sum - 1;
}

/** A choice among the numbers from 0 up, ready to be drawn from many times. */
export interface Picker {
  /** The chance of each number and all below it. */
  readonly upTo: Float64Array;
  /** Where to begin to look, for each of as many equal parts of 0 to 1. */
  readonly guide: Uint16Array;
}

/** Prepares a choice in which each number is as likely as its mass, which need not sum to 1. */
export function pickerOf(mass: ArrayLike<number>): Picker {
  const upTo = new Float64Array(mass.length);
  let [sum, last] = [0, 0];
  for (let value = 0; value < mass.length; value += 1) {
    const share = mass[value] ?? 0;
    if (share > 0) last = value;
    sum += share;
    upTo[value] = sum;
  }
  for (let value = 0; value < upTo.length; value += 1) upTo[value] = (upTo[value] ?? 0) / sum;
  // Rounding must not let a draw fall off the end, or on what cannot happen.
  upTo.fill(2, last);
  const guide = new Uint16Array(Math.max(16, mass.length));
  let value = 0;
  for (let part = 0; part < guide.length; part += 1) {
    while ((upTo[value] ?? 2) <= part / guide.length) value += 1;
    guide[part] = value;
  }
  return { upTo, guide };
}

/** The number that `unit`, 0 to 1, falls on: more `unit` never gives a smaller one. */
export function picked({ upTo, guide }: Picker, unit: number): number {
  let value = guide[Math.floor(unit * guide.length)] ?? 0;
  while ((upTo[value] ?? 2) <= unit) value += 1;
  return value;
}

const STEPS = 64;
const FAR = 8;
const BELOW = Float64Array.from({ length: 2 * FAR * STEPS + 2 }, (_, index) =>
  below({ mean: 0, sd: 1 }, index / STEPS - FAR),
);

/** The chance that a standard normal number is below `value`, to four digits: fast enough for samples. */
export function roughlyBelow(value: number): number {
  const place = (Math.min(Math.max(value, -FAR), FAR) + FAR) * STEPS;
  const index = Math.floor(place);
  const low = BELOW[index] ?? 0;
  return Math.min(low + ((BELOW[index + 1] ?? 1) - low) * (place - index), 1 - 2 ** -53);
}

const PARTS = 4_096;

/** The standard normal number that is above a share `unit`, 0 to 1, of all; what `roughlyBelow` turns back. */
export function normalAt(unit: number): number {
  const place = Math.min(Math.max(unit, 0.5 / PARTS), 1 - 0.5 / PARTS) * PARTS - 0.5;
  const index = Math.floor(place);
  const low = NORMALS[index] ?? 0;
  return low + ((NORMALS[index + 1] ?? low) - low) * (place - index);
}

const NORMALS = Float64Array.from({ length: PARTS }, (_, index) => exactly((index + 0.5) / PARTS));

/** The waiting time, with mean 1, that a share `unit`, 0 to 1, of all does not exceed: fast enough for samples. */
export function waitAt(unit: number): number {
  const place = Math.min(unit * PARTS, PARTS - 2);
  const index = place | 0;
  const low = WAITS[index] ?? 0;
  return low + ((WAITS[index + 1] ?? low) - low) * (place - index);
}

const WAITS = Float64Array.from({ length: PARTS }, (_, index) => -Math.log(1 - index / PARTS));

function exactly(unit: number): number {
  let [low, high] = [-FAR, FAR];
  for (let round = 0; round < 40; round += 1) {
    const middle = (low + high) / 2;
    if (below({ mean: 0, sd: 1 }, middle) < unit) low = middle;
    else high = middle;
  }
  return (low + high) / 2;
}

/**
 * By how many standard deviations the better side leads on average, where its rating lies `points` above the
 * other's on the Elo scale: 400 points win ten times out of eleven.
 */
export function leadOfRating(points: number): number {
  return normalAt(1 / (1 + 10 ** (-points / 400)));
}
