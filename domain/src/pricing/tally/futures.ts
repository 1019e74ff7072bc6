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
  const rows = futures.weights.length;
  const [home, away] = [new Int16Array(rows), new Int16Array(rows)];
  for (let period = first; period <= last; period += 1) {
    const [h, a] = [columns.home[period], columns.away[period]];
    if (h && a) (reading.unit === 'points' ? addPoints : addPeriodsWon)(home, away, h, a);
  }
  for (let row = 0; row < rows; row += 1) {
    home[row] = combined(reading.of, home[row] ?? 0, away[row] ?? 0);
  }
  return home;
}

function addPoints(home: Int16Array, away: Int16Array, h: Int16Array, a: Int16Array): void {
  for (let row = 0; row < home.length; row += 1) {
    home[row] = (home[row] ?? 0) + (h[row] ?? 0);
    away[row] = (away[row] ?? 0) + (a[row] ?? 0);
  }
}

function addPeriodsWon(home: Int16Array, away: Int16Array, h: Int16Array, a: Int16Array): void {
  for (let row = 0; row < home.length; row += 1) {
    const [one, other] = [h[row] ?? 0, a[row] ?? 0];
    if (one > other) home[row] = (home[row] ?? 0) + 1;
    else if (other > one) away[row] = (away[row] ?? 0) + 1;
  }
}

/** How likely each value of a reading is. */
export function distributionOf(futures: Futures, reading: Reading): Distribution {
  const values = columnOf(futures, reading);
  let [from, to] = [Infinity, -Infinity];
  for (const value of values) {
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
