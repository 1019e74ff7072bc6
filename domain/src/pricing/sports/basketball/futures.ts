import type { Score } from '../../score-grid';
import type { Futures } from '../../tally/futures';
import { highestQuarters } from '../quarter-lines';
import {
  EVEN_WEIGHTS,
  normalAt,
  type Picker,
  picked,
  pickerOf,
  type Rotation,
  roughlyBelow,
  ROWS,
  strata,
  turned,
} from '../sample';
import { answerTo, type BasketballSides, sumChances } from './points';

/** Overtimes after which a free throw decides: nothing goes on for ever. */
export const MOST_OVERTIMES = 4;
const QUARTERS = 4;
/** Of dimensions: two for each quarter and overtime, and the free throw. */
const FREE_THROW = 2 * (QUARTERS + MOST_OVERTIMES);

/** Where a match stands. */
export interface BasketballState {
  /** Points by quarter, all overtimes together in a fifth; the last may be under way. */
  readonly points: readonly Score[];
  /** The quarter under way or next, from 0; from 4 on overtimes. */
  readonly period: number;
  /** Pairs of possessions that are still to begin in it. */
  readonly pairsLeft: number;
  /** Of a pair that is half over: the side that had its possession, and what came of it. */
  readonly halfPair?: { readonly side: 'home' | 'away'; readonly points: number };
}

/** Pairs of possessions in a quarter, or in an overtime. */
export function pairsOf({ possessions }: BasketballSides, period: number, minutes: number): number {
  return period < QUARTERS ? possessions : Math.round((possessions * 5) / minutes);
}

/**
 * How a match may end: points of four quarters and of overtime as `points`, with the facts `overtime` (1 yes, 2 no)
 * and `highest_quarter` (1 to 4, 5 for several). A quarter lasts `minutes`.
 */
export function basketballFutures(
  sides: BasketballSides,
  minutes: number,
  state: BasketballState,
  rotation: Rotation,
): Futures {
  const [home, away] = [columns(), columns()];
  const drawing = { sides, rotation, home, away };
  for (const [period, score] of state.points.entries()) {
    home[period]?.fill(score.home);
    away[period]?.fill(score.away);
  }
  for (let period = state.period; period < QUARTERS; period += 1) {
    add(drawing, period, period, stretch(sides, minutes, period, state));
  }
  playOvertimes(drawing, minutes, state);
  return {
    weights: EVEN_WEIGHTS,
    counts: { points: { home, away } },
    facts: { overtime: overtimeColumn(home, away), highest_quarter: highestQuarters(home, away) },
  };
}

function columns(): Int16Array[] {
  return Array.from({ length: QUARTERS + 1 }, () => new Int16Array(ROWS));
}

interface Drawing {
  readonly sides: BasketballSides;
  readonly rotation: Rotation;
  readonly home: readonly Int16Array[];
  readonly away: readonly Int16Array[];
}

interface Stretch {
  readonly home: Picker;
  readonly away: Picker;
}

/** What is left of a period: all of it, unless it is the one under way. */
function stretch(
  sides: BasketballSides,
  minutes: number,
  period: number,
  state: BasketballState,
): Stretch {
  const isUnderWay = period === state.period;
  const pairs = isUnderWay ? state.pairsLeft : pairsOf(sides, period, minutes);
  const half = isUnderWay ? state.halfPair : undefined;
  const sums = (side: 'home' | 'away', other: 'home' | 'away') => {
    const first =
      half?.side === other
        ? answerTo(sides[other], half.points, sides[side], sides.alike)
        : undefined;
    return pickerOf(sumChances(sides[side], pairs, first));
  };
  return { home: sums('home', 'away'), away: sums('away', 'home') };
}

/** Adds what a stretch brings to the futures in which it is played. */
function add(
  { sides: { alike }, rotation, home, away }: Drawing,
  period: number,
  place: number,
  left: Stretch,
  isPlayed?: (row: number) => boolean,
): void {
  const [first, second] = [2 * place, 2 * place + 1];
  const [one, other] = [strata(first), strata(second)];
  const [turnOne, turnOther] = [rotation(first), rotation(second)];
  const [homeColumn, awayColumn] = [home[period], away[period]];
  if (!homeColumn || !awayColumn) return;
  const apart = Math.sqrt(1 - alike ** 2);
  for (let row = 0; row < ROWS; row += 1) {
    if (isPlayed && !isPlayed(row)) continue;
    const unit = turned(one[row] ?? 0, turnOne);
    const normal = normalAt(turned(other[row] ?? 0, turnOther));
    const answer = roughlyBelow(alike * normalAt(unit) + apart * normal);
    homeColumn[row] = (homeColumn[row] ?? 0) + picked(left.home, unit);
    awayColumn[row] = (awayColumn[row] ?? 0) + picked(left.away, answer);
  }
}

function playOvertimes(drawing: Drawing, minutes: number, state: BasketballState): void {
  const { sides, rotation, home, away } = drawing;
  const lead = leadColumn(home, away, QUARTERS + 1);
  const isTied = (row: number) => lead[row] === 0;
  const first = Math.max(state.period, QUARTERS);
  for (let period = first; period < QUARTERS + MOST_OVERTIMES; period += 1) {
    // An overtime under way is played on even where somebody leads.
    const isUnderWay = period === state.period;
    const left = stretch(sides, minutes, period, state);
    add(drawing, QUARTERS, period, left, isUnderWay ? undefined : isTied);
    lead.set(leadColumn(home, away, QUARTERS + 1));
    if (!lead.includes(0)) return;
  }
  const [points, turn] = [strata(FREE_THROW), rotation(FREE_THROW)];
  for (let row = 0; row < ROWS; row += 1) {
    if (!isTied(row)) continue;
    const column = (turned(points[row] ?? 0, turn) < 0.5 ? home : away)[QUARTERS];
    if (column) column[row] = (column[row] ?? 0) + 1;
  }
}

function leadColumn(
  home: readonly Int16Array[],
  away: readonly Int16Array[],
  periods: number,
): Int16Array {
  const lead = new Int16Array(ROWS);
  for (let period = 0; period < periods; period += 1) {
    const [ours, theirs] = [home[period], away[period]];
    for (let row = 0; row < ROWS; row += 1) {
      lead[row] = (lead[row] ?? 0) + (ours?.[row] ?? 0) - (theirs?.[row] ?? 0);
    }
  }
  return lead;
}

function overtimeColumn(home: readonly Int16Array[], away: readonly Int16Array[]): Int16Array {
  return leadColumn(home, away, QUARTERS).map((lead) => (lead === 0 ? 1 : 2));
}
