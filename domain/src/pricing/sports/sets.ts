import { assert } from '../../assert';
import type { Score } from '../score-grid';
import type { Columns, Futures } from '../tally/futures';
import { spread } from './spread';

/** One way in which a set or a map may end. */
export interface PeriodEnd {
  /** Among the ways in which it may end. */
  readonly weight: number;
  readonly homeWins: boolean;
  /** Home and away of each count, one after the other, what has been counted already included. */
  readonly counts: readonly number[];
  /** The facts that it decides, in the order of their names. */
  readonly facts: readonly number[];
}

/** How a period that is still to end may end, parted by who wins it. */
export interface Period {
  readonly chance: number;
  readonly home: Ways;
  readonly away: Ways;
}

/** Ends of which one comes about, and which of them lies at each of many even steps through their weights. */
interface Ways {
  readonly ends: readonly PeriodEnd[];
  readonly mass: number;
  readonly at: readonly PeriodEnd[];
}

/** One way in which a match may end: an end for each period from the one under way. */
export interface Path {
  readonly weight: number;
  readonly ends: readonly PeriodEnd[];
}

/** What the columns of a match of sets are called, and what has been counted in it. */
export interface SetsSoFar {
  /** How many periods a match has at most. */
  readonly most: number;
  readonly counts: readonly string[];
  /** The counts of the periods that are over, as in `PeriodEnd`. */
  readonly over: readonly (readonly number[])[];
  /** Names of the facts that the period under way decides. */
  readonly facts: readonly string[];
  /** Facts that are known, which every future shares. */
  readonly known: Readonly<Record<string, number>>;
}

/** Parts the ends of a period by who wins it; `chance` is the home side's, from the weights unless known better. */
export function periodOf(ends: readonly PeriodEnd[], chance?: number): Period {
  const home = waysOf(ends.filter(({ homeWins }) => homeWins));
  const away = waysOf(ends.filter(({ homeWins }) => !homeWins));
  return { chance: chance ?? home.mass / (home.mass + away.mass), home, away };
}

/** The ends of a period whose beginning is not known yet: each of its beginnings is as likely as the other. */
export function eitherOf(one: readonly PeriodEnd[], other: readonly PeriodEnd[]): PeriodEnd[] {
  return [...one, ...other].map((end) => ({ ...end, weight: end.weight / 2 }));
}

/**
 * The ways in which a match to `target` won periods may end, about `size` of them. Who wins which period is exact;
 * how each is won is exact where that is few enough, and spread evenly over its ways otherwise. `periodAt` tells of
 * the n-th period of the match, counted from 0; periods do not bear on each other.
 */
export function seriesPaths(
  target: number,
  won: Score,
  periodAt: (n: number) => Period,
  size: number,
): Path[] {
  const courses = coursesOf(target, won, periodAt);
  const each = Math.max(1, Math.floor(size / courses.length));
  return courses.flatMap((course, index) => pathsOf(course, each, index * each));
}

/** Who wins each period that is left, and how likely that is. */
interface Course {
  readonly weight: number;
  readonly ways: readonly Ways[];
}

function coursesOf(target: number, won: Score, periodAt: (n: number) => Period): readonly Course[] {
  if (won.home >= target || won.away >= target) return [{ weight: 1, ways: [] }];
  const { chance, home, away } = periodAt(won.home + won.away);
  const after = (next: Score, ways: Ways, likely: number) =>
    likely <= 0 || ways.ends.length === 0
      ? []
      : coursesOf(target, next, periodAt).map((course) => ({
          weight: likely * course.weight,
          ways: [ways, ...course.ways],
        }));
  return [
    ...after({ home: won.home + 1, away: won.away }, home, chance),
    ...after({ home: won.home, away: won.away + 1 }, away, 1 - chance),
  ];
}

function pathsOf({ weight, ways }: Course, count: number, from: number): Path[] {
  const all = ways.reduce((product, { ends }) => product * ends.length, 1);
  if (all <= count) return everyPath(weight, ways);
  const each = weight / count;
  const paths: Path[] = [];
  for (let index = from; index < from + count; index += 1) {
    const ends: PeriodEnd[] = [];
    for (let place = 0; place < ways.length; place += 1) {
      ends.push(drawn(ways[place]?.at ?? [], spread(index, place)));
    }
    paths.push({ weight: each, ends });
  }
  return paths;
}

function everyPath(weight: number, ways: readonly Ways[]): Path[] {
  const [first, ...others] = ways;
  if (!first) return [{ weight, ends: [] }];
  const rests = everyPath(1, others);
  return first.ends.flatMap((end) =>
    rests.map((rest) => ({
      weight: ((weight * end.weight) / first.mass) * rest.weight,
      ends: [end, ...rest.ends],
    })),
  );
}

/** The end at a share of the way through them, 0 to 1. */
function drawn(at: readonly PeriodEnd[], share: number): PeriodEnd {
  const end = at[Math.floor(share * STEPS)];
  assert(end, 'a period has an end');
  return end;
}

/** So many that the rounding of weights to whole steps is lost beside that of prices. */
const STEPS = 2_048;

function waysOf(ends: readonly PeriodEnd[]): Ways {
  const mass = ends.reduce((sum, { weight }) => sum + weight, 0);
  const at: PeriodEnd[] = [];
  let sum = 0;
  for (const end of ends) {
    sum += end.weight;
    while (at.length < STEPS && (at.length + 0.5) * mass <= sum * STEPS) at.push(end);
  }
  // What rounding left over is the last one's.
  const last = ends.at(-1);
  if (last) at.push(...Array.from({ length: STEPS - at.length }, () => last));
  return { ends, mass, at };
}

/**
 * The same match before it begins, with who wins which period and nothing else: a row for each course, in which the
 * winner of a period has 1 of the count. `chances` tell how likely the home side wins the n-th period, one function
 * for each way in which the match may begin, all as likely.
 */
export function courseFutures(
  target: number,
  count: string,
  chances: readonly ((period: number) => number)[],
): Futures {
  const courses = chances.flatMap((chanceAt) =>
    winnersOf(target, { home: 0, away: 0 }, chanceAt).map(({ weight, won }) => ({
      weight: weight / chances.length,
      won,
    })),
  );
  const periods = Array.from({ length: 2 * target - 1 }, (_, period) => period);
  const columns = (homeWon: boolean) =>
    periods.map((period) => Int16Array.from(courses, ({ won }) => Number(won[period] === homeWon)));
  return {
    weights: Float64Array.from(courses, ({ weight }) => weight),
    counts: { [count]: { home: columns(true), away: columns(false) } },
    facts: {},
  };
}

/** Whether the home side wins each period that is played. */
interface Winners {
  readonly weight: number;
  readonly won: readonly boolean[];
}

function winnersOf(target: number, won: Score, chanceAt: (period: number) => number): Winners[] {
  if (won.home >= target || won.away >= target) return [{ weight: 1, won: [] }];
  const chance = chanceAt(won.home + won.away);
  const after = (next: Score, isHome: boolean, likely: number) =>
    winnersOf(target, next, chanceAt).map((course) => ({
      weight: likely * course.weight,
      won: [isHome, ...course.won],
    }));
  return [
    ...after({ home: won.home + 1, away: won.away }, true, chance),
    ...after({ home: won.home, away: won.away + 1 }, false, 1 - chance),
  ];
}

/** The columns of a match of sets, a row for each path; weights are scaled to sum to 1. */
export function futuresOfPaths(paths: readonly Path[], soFar: SetsSoFar): Futures {
  const size = paths.length;
  const total = paths.reduce((sum, { weight }) => sum + weight, 0);
  const weights = Float64Array.from(paths, ({ weight }) => weight / total);
  const constant = constantColumns(size);
  const periods = Array.from({ length: soFar.most }, (_, period) => period);
  const places = 2 * soFar.counts.length;
  const columns = periods.map((period) => {
    const done = soFar.over[period];
    return done
      ? Array.from({ length: places }, (_, place) => constant(done[place] ?? 0))
      : countsOf(paths, period - soFar.over.length, places);
  });
  const column = (period: number, place: number) => columns[period]?.[place] ?? constant(0);
  const counts = soFar.counts.map((name, index): [string, Columns] => [
    name,
    {
      home: periods.map((period) => column(period, 2 * index)),
      away: periods.map((period) => column(period, 2 * index + 1)),
    },
  ]);
  const decided = soFar.facts.map((name, index): [string, Int16Array] => [
    name,
    Int16Array.from(paths, ({ ends }) => ends[0]?.facts[index] ?? 0),
  ]);
  const known = Object.entries(soFar.known).map(([name, value]): [string, Int16Array] => [
    name,
    constant(value),
  ]);
  return {
    weights,
    counts: Object.fromEntries(counts),
    facts: Object.fromEntries([...decided, ...known]),
  };
}

/** What is counted in one period of every path, nothing where it is not played: a column for each place. */
function countsOf(paths: readonly Path[], period: number, places: number): Int16Array[] {
  const columns = Array.from({ length: places }, () => new Int16Array(paths.length));
  for (let row = 0; row < paths.length; row += 1) {
    const counts = paths[row]?.ends[period]?.counts;
    if (!counts) continue;
    for (let place = 0; place < places; place += 1) {
      const column = columns[place];
      if (column) column[row] = counts[place] ?? 0;
    }
  }
  return columns;
}

/** Columns of one value, made once for each value. */
function constantColumns(size: number): (value: number) => Int16Array {
  const made = new Map<number, Int16Array>();
  return (value) => {
    const column = made.get(value) ?? new Int16Array(size).fill(value);
    made.set(value, column);
    return column;
  };
}
