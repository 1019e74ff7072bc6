import { assert } from '../../assert';
import {
  type ByPeriod,
  type Chances,
  LEAST,
  nextIsHome,
  noWays,
  sumChances,
  type Ways,
} from './goals';
import { type Level, levelTilt, rake } from './rake';

/** About how many ways to make, and what makes a level score likelier than if the sides were independent. */
export interface Spread {
  readonly points: number;
  readonly level?: Level;
}

/**
 * Ways for numbers too many to tell one by one: their sums over all periods are exact, and each combination of sums
 * is spread over the periods by as many evenly placed points as it deserves. Where a point lies never changes, so
 * that what is read off the periods moves smoothly with the chances; where there are two numbers alone, home and
 * away, each period by itself is made exact as well.
 */
export function spreadWays(numbers: readonly ByPeriod[], { points, level }: Spread): Ways {
  const ways = noWays(numbers);
  const spreads = numbers.map(spreadOf);
  const sums = numbers.map(() => 0);
  const steps = stepsIn(numbers.reduce((all, { length }) => all + length - 1, 1));
  const go = (number: number, weight: number): void => {
    const spread = spreads[number];
    if (!spread) {
      // Nothing to come can be spread in one way alone.
      const isSomething = sums.some(isAboveZero);
      const count = isSomething ? Math.max(1, Math.round(weight * points)) : 1;
      const each = (weight * levelTilt(level, (sums[0] ?? 0) - (sums[1] ?? 0))) / count;
      const units = movedOn(sums, steps.length);
      for (let point = 0; point < count; point += 1) {
        addWay(ways, spreads, sums, { units, weight: each });
        for (let index = 0; index < units.length; index += 1) {
          units[index] = ((units[index] ?? 0) + (steps[index] ?? 0)) % 1;
        }
      }
      return;
    }
    for (let sum = 0; sum < spread.sums.length; sum += 1) {
      const likely = weight * (spread.sums[sum] ?? 0);
      if (likely < LEAST) continue;
      sums[number] = sum;
      go(number + 1, likely);
    }
  };
  go(0, 1);
  const [home, away, another] = numbers;
  return home && away && !another ? rake(ways, home, away, level) : ways;
}

function isAboveZero(sum: number): boolean {
  return sum > 0;
}

interface NumberSpread {
  readonly sums: Chances;
  /** By period, and by what is left for it and the later ones: the chance of at most 0, 1, … in the period. */
  readonly upTo: readonly (readonly Float64Array[])[];
}

function spreadOf(byPeriod: ByPeriod): NumberSpread {
  const upTo: Float64Array[][] = [];
  let sums: Chances = Float64Array.of(1);
  for (const chances of byPeriod.toReversed()) {
    const later = sums;
    sums = sumChances(chances, later);
    upTo.unshift(Array.from(sums, (_, left) => cumulated(chances, later, left)));
  }
  return { sums, upTo };
}

function cumulated(chances: Chances, later: Chances, left: number): Float64Array {
  const upTo = new Float64Array(Math.min(left + 1, chances.length));
  let total = 0;
  for (let count = 0; count < upTo.length; count += 1) {
    total += (chances[count] ?? 0) * (later[left - count] ?? 0);
    upTo[count] = total;
  }
  return upTo;
}

/** One point: each sum is split over its periods, the last of which takes what is left. */
function addWay(
  ways: Ways,
  spreads: readonly NumberSpread[],
  sums: readonly number[],
  { units, weight }: { units: readonly number[]; weight: number },
): void {
  let dimension = 0;
  for (let number = 0; number < spreads.length; number += 1) {
    const byPeriod = spreads[number]?.upTo ?? [];
    let left = sums[number] ?? 0;
    for (let period = 0; period < byPeriod.length - 1; period += 1) {
      const count = placeOf(byPeriod[period]?.[left], units[dimension] ?? 0);
      ways.columns[number]?.[period]?.push(count);
      left -= count;
      dimension += 1;
    }
    ways.columns[number]?.[byPeriod.length - 1]?.push(left);
  }
  const share = nextIsHome(ways, ways.weights.length);
  ways.next.push(share === null ? 0 : (units[dimension] ?? 0) < share ? 1 : 2);
  ways.weights.push(weight);
}

function placeOf(upTo: Float64Array | undefined, unit: number): number {
  if (!upTo) return 0;
  const all = upTo[upTo.length - 1] ?? 0;
  let place = 0;
  while (place < upTo.length - 1 && unit * all >= (upTo[place] ?? 0)) place += 1;
  return place;
}

/** The roots of x² = x + 1, x³ = x + 1, …: their powers are steps that fill one, two, … dimensions evenly. */
const ROOTS = [
  1.618033988749895, 1.324717957244746, 1.2207440846057596, 1.1673039782614187, 1.1347241384015194,
];

function stepsIn(dimensions: number): number[] {
  const root = ROOTS[dimensions - 1];
  assert(root, `no even steps in ${dimensions} dimensions`);
  return Array.from({ length: dimensions }, (_, index) => root ** -(index + 1));
}

/** By how much the points of these sums are moved, in each dimension: as good as at random. */
function movedOn(sums: readonly number[], dimensions: number): number[] {
  let state = 0x9e3779b9;
  for (const sum of sums) state = mixed(state ^ sum);
  const units: number[] = [];
  for (let dimension = 0; dimension < dimensions; dimension += 1) {
    state = mixed(state + 0x6d2b79f5);
    units.push((state >>> 0) / 2 ** 32);
  }
  return units;
}

function mixed(state: number): number {
  const once = Math.imul(state ^ (state >>> 16), 0x7feb352d);
  const twice = Math.imul(once ^ (once >>> 15), 0x846ca68b);
  return twice ^ (twice >>> 16);
}
