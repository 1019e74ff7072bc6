import { assert } from '../../assert';
import type { Odds } from '../../money';
import type { FinalResult } from '../../settlement/leg-result';
import { type LineMass, winProbability } from '../asian-lines';
import { withMargin } from '../margin';
import { customaryPrice } from '../price-steps';
import { columnOf, type Futures, futuresOf } from './futures';
import type { Line } from './line';
import { type Reading, readingKey } from './tally';

/** An outcome of a line as the model sees it. */
export interface OutcomeChance {
  readonly id: string;
  /** Of winning among stakes that are not given back, half results half; 0 to 1. */
  readonly probability: number;
  readonly mass: LineMass;
}

const PARTS: Readonly<Record<FinalResult, keyof LineMass>> = {
  win_entire: 'win',
  lose_entire: 'lose',
  refund_entire: 'refund',
  canceled: 'refund',
  refund_half_win_other: 'halfWin',
  refund_half_lose_other: 'halfLose',
};

/** The fair chances of a line's outcomes, in their order; those found last are kept with the line. */
export function chancesOf(model: readonly Futures[], line: Line): readonly OutcomeChance[] {
  const [first] = line.reads;
  assert(first, 'a line reads something');
  const futures = futuresOf(model, first);
  const known = FOUND.get(line);
  if (known?.futures === futures) return known.chances;
  const chances = found(futures, line);
  FOUND.set(line, { futures, chances });
  return chances;
}

/** A line is asked about several times over before it is priced. */
const FOUND = new WeakMap<Line, { futures: Futures; chances: readonly OutcomeChance[] }>();

function found(futures: Futures, line: Line): OutcomeChance[] {
  const { reads, outcomes } = line;
  const masses = line.readsApart
    ? reads.flatMap((reading) => massesOf(futures, [reading], 1, line.results))
    : massesOf(futures, reads, outcomes.length, line.results);
  return outcomes.map((id, index) => {
    const mass = masses[index];
    assert(mass, 'a mass for every outcome');
    return { id, probability: winProbability(mass), mass };
  });
}

/** How likely each result of some outcomes is. */
function massesOf(
  futures: Futures,
  reads: readonly Reading[],
  outcomes: number,
  resultsOf: Line['results'],
): LineMass[] {
  const masses = Array.from({ length: outcomes }, () => ({ ...NO_MASS }));
  for (const { values, weight } of weighedValues(futures, reads)) {
    const results = resultsOf(values);
    for (let index = 0; index < results.length; index += 1) {
      const [mass, result] = [masses[index], results[index]];
      if (mass && result) mass[PARTS[result]] += weight;
    }
  }
  return masses;
}

const NO_MASS = { win: 0, halfWin: 0, refund: 0, halfLose: 0, lose: 0 };

/** An outcome with its odds in thousandths; null when the price would be out of range: it is not offered. */
export interface PricedOutcome extends OutcomeChance {
  readonly odds: Odds | null;
}

/**
 * The prices of a line, its margin taken by the power method: the inverse odds of outcomes of which one wins sum to
 * `booksum`. Where several can win each is priced against everything that it does not cover.
 */
export function pricesOf(model: readonly Futures[], line: Line, booksum: number): PricedOutcome[] {
  const chances = chancesOf(model, line);
  const odds = line.isExclusive
    ? withMargin(
        chances.map(({ probability }) => probability),
        booksum,
      )
    : chances.map(({ probability }) => against(probability, booksum));
  return chances.map((chance, index) => ({
    ...chance,
    odds: customaryPrice(odds[index] ?? Infinity),
  }));
}

function against(probability: number, booksum: number): number {
  return withMargin([probability, Math.max(0, 1 - probability)], booksum)[0] ?? Infinity;
}

interface Cell {
  readonly values: readonly number[];
  readonly weight: number;
}

/** Every combination of some readings that may come about, with how likely it is; kept with the futures. */
function weighedValues(futures: Futures, reads: readonly Reading[]): readonly Cell[] {
  const known = WEIGHED.get(futures) ?? new Map<string, Cell[]>();
  WEIGHED.set(futures, known);
  const key = reads.map(readingKey).join();
  const cells = known.get(key) ?? weigh(futures, reads);
  known.set(key, cells);
  return cells;
}

const WEIGHED = new WeakMap<Futures, Map<string, Cell[]>>();

function weigh(futures: Futures, reads: readonly Reading[]): Cell[] {
  const columns = reads.map((reading) => columnOf(futures, reading));
  const valuesAt = (row: number) => columns.map((column) => column[row] ?? 0);
  const ranges = columns.map(rangeOf);
  const places = ranges.reduce((product, { width }) => product * width, 1);
  if (places > MOST_PLACES) {
    return Array.from(futures.weights, (weight, row) => ({ values: valuesAt(row), weight }));
  }
  const weights = new Float64Array(places);
  const rows = placesOfRows(columns, ranges, futures.weights.length);
  for (let row = 0; row < rows.length; row += 1) {
    const place = rows[row] ?? 0;
    weights[place] = (weights[place] ?? 0) + (futures.weights[row] ?? 0);
  }
  const cells: Cell[] = [];
  for (let place = 0; place < places; place += 1) {
    const weight = weights[place] ?? 0;
    if (weight > 0) cells.push({ values: valuesOfPlace(place, ranges), weight });
  }
  return cells;
}

/** The combination that each future belongs to, counted through. */
function placesOfRows(
  columns: readonly Int16Array[],
  ranges: readonly Range[],
  rows: number,
): Int32Array {
  const places = new Int32Array(rows);
  for (const [index, column] of columns.entries()) {
    const { from = 0, width = 1 } = ranges[index] ?? {};
    for (let row = 0; row < rows; row += 1) {
      places[row] = (places[row] ?? 0) * width + (column[row] ?? 0) - from;
    }
  }
  return places;
}

/** Combinations that are counted together; where more may come about, every future stands for itself. */
const MOST_PLACES = 2 ** 16;

interface Range {
  readonly from: number;
  readonly width: number;
}

function rangeOf(column: Int16Array): Range {
  let from = column[0] ?? 0;
  let to = from;
  for (let row = 1; row < column.length; row += 1) {
    const value = column[row] ?? 0;
    if (value < from) from = value;
    if (value > to) to = value;
  }
  return column.length === 0 ? { from: 0, width: 1 } : { from, width: to - from + 1 };
}

function valuesOfPlace(place: number, ranges: readonly Range[]): number[] {
  const values: number[] = [];
  let left = place;
  for (const { from, width } of ranges.toReversed()) {
    values.push(from + (left % width));
    left = Math.floor(left / width);
  }
  return values.reverse();
}
