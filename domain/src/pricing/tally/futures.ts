import { assert } from '../../assert';
import type { Distribution } from '../asian-lines';
import { combined, type Reading, readingKey } from './tally';

/** Home and away of one count in every future, a column for each period. */
export interface Columns {
  readonly home: readonly Int16Array[];
  readonly away: readonly Int16Array[];
}

/**
 * The ways in which a match may end, each with its weight: one row for each future, whose columns make its tally
 * whole, what has been counted already included. Everything that bears on each other is in the same futures; a
 * match may have several that do not, such as goals and corners.
 */
export interface Futures {
  /** They sum to 1. */
  readonly weights: Float64Array;
  readonly counts: Readonly<Record<string, Columns>>;
  /** Facts by name (see `Tally`), one value for each future. */
  readonly facts: Readonly<Record<string, Int16Array>>;
}

/**
 * Futures that are worked out when something is first read off them: many questions are about others of their match.
 * What they will hold has to be named before.
 */
export function futuresLater(
  names: { readonly counts: readonly string[]; readonly facts: readonly string[] },
  make: () => Futures,
): Futures {
  let made: Futures | null = null;
  const now = () => (made ??= make());
  return {
    get weights() {
      return now().weights;
    },
    counts: eachLater(names.counts, () => now().counts),
    facts: eachLater(names.facts, () => now().facts),
  };
}

function eachLater<Value>(
  names: readonly string[],
  all: () => Readonly<Record<string, Value>>,
): Readonly<Record<string, Value>> {
  const later: Record<string, Value> = {};
  for (const name of names) {
    Object.defineProperty(later, name, { enumerable: true, get: () => all()[name] });
  }
  return later;
}

/** The futures among these that a reading is about. Throws when none is. */
export function futuresOf(model: readonly Futures[], reading: Reading): Futures {
  const found = model.find(({ counts, facts }) =>
    reading.of === 'fact' ? reading.fact in facts : reading.count in counts,
  );
  assert(found, `the model knows ${readingKey(reading)}`);
  return found;
}

/** The value of a reading in every future; read once for each futures and kept with them. */
export function columnOf(futures: Futures, reading: Reading): Int16Array {
  const columns = READ.get(futures) ?? new Map<string, Int16Array>();
  READ.set(futures, columns);
  const key = readingKey(reading);
  const known = columns.get(key);
  if (known) return known;
  const column = readColumn(futures, reading);
  columns.set(key, column);
  return column;
}

const READ = new WeakMap<Futures, Map<string, Int16Array>>();

function readColumn(futures: Futures, reading: Reading): Int16Array {
  if (reading.of === 'fact') {
    const column = futures.facts[reading.fact];
    assert(column, `a column of ${reading.fact}`);
    return column;
  }
  const columns = futures.counts[reading.count];
  assert(columns, `columns of ${reading.count}`);
  const [first, last] = reading.periods ?? [0, columns.home.length - 1];
  // What a point or a period of each side adds to the reading.
  const [forHome, forAway] = [combined(reading.of, 1, 0), combined(reading.of, 0, 1)];
  const column = new Int16Array(futures.weights.length);
  for (let period = first; period <= last; period += 1) {
    const [h, a] = [columns.home[period], columns.away[period]];
    if (!h || !a) continue;
    if (reading.unit === 'periods_won') addPeriodsWon(column, h, a, forHome, forAway);
    else {
      addPoints(column, h, forHome);
      addPoints(column, a, forAway);
    }
  }
  return column;
}

function addPoints(column: Int16Array, points: Int16Array, worth: number): void {
  if (worth === 0) return;
  for (let row = 0; row < column.length; row += 1) {
    column[row] = (column[row] ?? 0) + worth * (points[row] ?? 0);
  }
}

function addPeriodsWon(
  column: Int16Array,
  home: Int16Array,
  away: Int16Array,
  forHome: number,
  forAway: number,
): void {
  for (let row = 0; row < column.length; row += 1) {
    const lead = (home[row] ?? 0) - (away[row] ?? 0);
    if (lead !== 0) column[row] = (column[row] ?? 0) + (lead > 0 ? forHome : forAway);
  }
}

/** How likely each value of a reading is; worked out once for each futures and kept with them. */
export function distributionOf(futures: Futures, reading: Reading): Distribution {
  const found = DISTRIBUTIONS.get(futures) ?? new Map<string, Distribution>();
  DISTRIBUTIONS.set(futures, found);
  const key = readingKey(reading);
  const distribution = found.get(key) ?? distributed(futures, columnOf(futures, reading));
  found.set(key, distribution);
  return distribution;
}

const DISTRIBUTIONS = new WeakMap<Futures, Map<string, Distribution>>();

function distributed(futures: Futures, values: Int16Array): Distribution {
  let [from, to] = [Infinity, -Infinity];
  for (let row = 0; row < values.length; row += 1) {
    const value = values[row] ?? 0;
    if (value < from) from = value;
    if (value > to) to = value;
  }
  const mass = new Float64Array(values.length === 0 ? 0 : to - from + 1);
  for (let row = 0; row < values.length; row += 1) {
    const place = (values[row] ?? 0) - from;
    mass[place] = (mass[place] ?? 0) + (futures.weights[row] ?? 0);
  }
  return { from, mass };
}
