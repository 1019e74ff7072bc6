import { assert } from '../../assert';
import type { Score } from '../score-grid';
import type { Columns, Futures } from '../tally/futures';
import type { Tally } from '../tally/tally';

/** How likely 0, 1, 2, … more of something are; they sum to 1. */
export type Chances = Float64Array;

/** What is still to come of one number, such as the home side's goals, in each period. */
export type ByPeriod = readonly Chances[];

/**
 * Ways in which numbers may go on, written as columns: for each number (home first, then away) and each period what
 * is to come. `next` is who counts next: 1 home, 2 away, 0 nobody, or that it is not told.
 */
export interface Ways {
  readonly columns: readonly (readonly number[][])[];
  readonly next: number[];
  readonly weights: number[];
}

/** Nothing more is to come. */
export const NOTHING: Chances = Float64Array.of(1);

/** A way that is less likely than this is left out, and the others share what it had. */
export const LEAST = 1e-7;
/** Numbers this unlikely are not looked at. */
const TAIL = 1e-10;

/** Numbers that fall independently in time, `mean` on average; nothing where that is 0. Throws below 0. */
export function poissonChances(mean: number): Chances {
  assert(mean >= 0 && Number.isFinite(mean), `a mean number is not ${mean}`);
  const chances: number[] = [];
  let term = Math.exp(-mean);
  for (let count = 0; count <= mean || term > TAIL; count += 1) {
    chances.push(term);
    term *= mean / (count + 1);
  }
  return normalised(Float64Array.from(chances));
}

/** How many of `tries` come off when each does with the same chance, above 0 and below 1. */
export function binomialChances(tries: number, chance: number): Chances {
  assert(chance > 0 && chance < 1, `a chance is not ${chance}`);
  const chances = new Float64Array(tries + 1);
  let term = (1 - chance) ** tries;
  for (let count = 0; count <= tries; count += 1) {
    chances[count] = term;
    term *= ((tries - count) / (count + 1)) * (chance / (1 - chance));
  }
  return normalised(chances);
}

/** How likely the sum of two independent numbers is. */
export function sumChances(one: Chances, other: Chances): Chances {
  const sum = new Float64Array(one.length + other.length - 1);
  for (let count = 0; count < one.length; count += 1) {
    for (let more = 0; more < other.length; more += 1) {
      sum[count + more] = (sum[count + more] ?? 0) + (one[count] ?? 0) * (other[more] ?? 0);
    }
  }
  return sum;
}

/** Every way worth counting, for independent numbers. */
export function everyWay(numbers: readonly ByPeriod[]): Ways {
  const ways = noWays(numbers);
  const places = numbers.flatMap((byPeriod, number) =>
    byPeriod.map((chances, period) => ({ chances, column: ways.columns[number]?.[period] ?? [] })),
  );
  // How likely the rest is at best, so that what is too unlikely is left early.
  const best = places.map(({ chances }) => Math.max(...chances));
  const restAtBest = best.map((_, from) => best.slice(from + 1).reduce((all, one) => all * one, 1));
  const picked = new Int16Array(places.length);
  const go = (place: number, weight: number): void => {
    const found = places[place];
    if (!found) {
      for (let index = 0; index < places.length; index += 1) {
        places[index]?.column.push(picked[index] ?? 0);
      }
      ways.next.push(0);
      ways.weights.push(weight);
      return;
    }
    const least = LEAST / (restAtBest[place] ?? 1);
    for (let count = 0; count < found.chances.length; count += 1) {
      const likely = weight * (found.chances[count] ?? 0);
      if (likely < least) continue;
      picked[place] = count;
      go(place + 1, likely);
    }
  };
  go(0, 1);
  return ways;
}

/** No ways as yet, with columns for these numbers. */
export function noWays(numbers: readonly ByPeriod[]): Ways {
  return {
    columns: numbers.map((byPeriod) => byPeriod.map((): number[] => [])),
    next: [],
    weights: [],
  };
}

/**
 * The same ways, each told apart by who counts next. That is known by exchangeability: within a period what is to
 * come falls in any order alike.
 */
export function withNext(ways: Ways): Ways {
  const rows: number[] = [];
  const next: number[] = [];
  const weights: number[] = [];
  const add = (row: number, who: number, weight: number): void => {
    if (weight === 0) return;
    rows.push(row);
    next.push(who);
    weights.push(weight);
  };
  for (let row = 0; row < ways.weights.length; row += 1) {
    const weight = ways.weights[row] ?? 0;
    const share = nextIsHome(ways, row);
    if (share === null) add(row, 0, weight);
    else {
      add(row, 1, weight * share);
      add(row, 2, weight * (1 - share));
    }
  }
  return { columns: takeRows(ways, rows), next, weights };
}

/** The columns of these rows, in their order. */
export function takeRows({ columns }: Ways, rows: readonly number[]): number[][][] {
  return columns.map((byPeriod) => byPeriod.map((column) => rows.map((row) => column[row] ?? 0)));
}

/** The chance, 0 to 1, that the home side counts next in a way; null when nobody does. */
export function nextIsHome({ columns: [home = [], away = []] }: Ways, row: number): number | null {
  for (let period = 0; period < home.length; period += 1) {
    const own = home[period]?.[row] ?? 0;
    const other = away[period]?.[row] ?? 0;
    if (own + other > 0) return own / (own + other);
  }
  return null;
}

/**
 * The futures of one count, whose home and away numbers are the first two of the ways. `order` names the facts of
 * who counted first, second, … (`goal` for `goal:1`): those known stay, and the next one is what each way says.
 */
export function futuresOfWays(
  { columns: [home = [], away = []], next, weights }: Ways,
  tally: Tally,
  { count, order }: { readonly count: string; readonly order?: string },
): Futures {
  const columns: Columns = {
    home: home.map((column, period) => added(column, countedIn(tally, count, period).home)),
    away: away.map((column, period) => added(column, countedIn(tally, count, period).away)),
  };
  return {
    weights: normalised(Float64Array.from(weights)),
    counts: { [count]: columns },
    facts: order === undefined ? {} : factsOf(next, tally, order),
  };
}

/** What has been counted in a period of a tally so far. */
export function countedIn({ counts }: Tally, count: string, period: number): Score {
  return counts[count]?.[period] ?? NIL_NIL;
}

const NIL_NIL: Score = { home: 0, away: 0 };

function added(column: readonly number[], counted: number): Int16Array {
  const values = new Int16Array(column.length);
  for (let row = 0; row < values.length; row += 1) values[row] = counted + (column[row] ?? 0);
  return values;
}

function factsOf(next: readonly number[], tally: Tally, order: string) {
  const columns = factNames(tally, order).map((fact): [string, Int16Array] => {
    const known = tally.facts[fact];
    if (known === undefined) return [fact, Int16Array.from(next)];
    return [fact, new Int16Array(next.length).fill(known)];
  });
  return Object.fromEntries(columns);
}

/** The facts of an order, such as `goal:1`, that the futures of a match know: all that are known, and the next one. */
export function factNames({ facts }: Tally, order: string): string[] {
  const names = [`${order}:1`];
  while (facts[names.at(-1) ?? ''] !== undefined) names.push(`${order}:${names.length + 1}`);
  return names;
}

/** The same numbers, in place, brought to a sum of 1. */
function normalised(numbers: Float64Array): Float64Array {
  let total = 0;
  for (const number of numbers) total += number;
  for (let index = 0; index < numbers.length; index += 1) {
    numbers[index] = (numbers[index] ?? 0) / total;
  }
  return numbers;
}
