import type { Futures } from '../../tally/futures';
import type { Score } from '../../score-grid';
import {
  EVEN_WEIGHTS,
  knownFacts,
  NOTHING,
  picked,
  type Rotation,
  ROWS,
  strata,
  turned,
} from '../sample';
import { type Bases, EXTRA_START, MOST_NEEDED, NOBODY_ON, runsFrom } from './innings';

/** Half innings before the extra ones, which are counted together after them. */
export const HALVES = 18;
/** Extra innings after which a coin decides: nothing goes on for ever. */
export const MOST_EXTRA = 15;
const COIN = HALVES + 2 * MOST_EXTRA;
const LAST_HALF = HALVES - 1;

/** How strong the batters of both sides are today, in steps (see `strengthFor`). */
export interface BaseballSides {
  readonly home: number;
  readonly away: number;
}

/** Where a match stands. */
export interface BaseballState {
  /** Runs by half inning, those of all extra innings in a nineteenth place. */
  readonly runs: readonly Score[];
  /** The half inning under way or next, from 0, extra ones counted on; even ones are the away side's. */
  readonly half: number;
  readonly bases: Bases;
  readonly isOver: boolean;
  /** Facts that are known. */
  readonly facts: Readonly<Record<string, number>>;
}

/**
 * How a match may end: `runs` in eighteen half innings and all extra ones together, with the facts `extra_innings`
 * (1 yes, 2 no) and `highest_inning` (1 to 9, 10 for several).
 */
export function baseballFutures(
  sides: BaseballSides,
  state: BaseballState,
  rotation: Rotation,
): Futures {
  const runs = Array.from({ length: HALVES + 1 }, (_, half) => {
    const { home = 0, away = 0 } = state.runs[half] ?? {};
    return { home: new Int16Array(ROWS).fill(home), away: new Int16Array(ROWS).fill(away) };
  });
  const playing = { sides, state, rotation, runs, lead: leadOf(runs) };
  if (!state.isOver) {
    for (let half = state.half; half < HALVES; half += 1) playHalf(playing, half);
    playExtra(playing);
  }
  return {
    weights: EVEN_WEIGHTS,
    counts: {
      runs: {
        home: runs.map(({ home }, half) => (half < HALVES && half % 2 === 0 ? NOTHING : home)),
        away: runs.map(({ away }, half) => (half < HALVES && half % 2 === 1 ? NOTHING : away)),
      },
    },
    facts: {
      extra_innings: leadOf(runs.slice(0, HALVES)).map((lead) => (lead === 0 ? 1 : 2)),
      highest_inning: highestInnings(runs),
      ...knownFacts(state.facts),
    },
  };
}

interface Sides {
  readonly home: Int16Array;
  readonly away: Int16Array;
}

interface Playing {
  readonly sides: BaseballSides;
  readonly state: BaseballState;
  readonly rotation: Rotation;
  readonly runs: readonly Sides[];
  readonly lead: Int16Array;
}

function leadOf(runs: readonly Sides[]): Int16Array {
  const lead = new Int16Array(ROWS);
  for (const { home, away } of runs) {
    for (let row = 0; row < ROWS; row += 1) {
      lead[row] = (lead[row] ?? 0) + (home[row] ?? 0) - (away[row] ?? 0);
    }
  }
  return lead;
}

/** One half inning of every future: the home side does not bat on, or at all, once it leads in the ninth. */
function playHalf({ sides, state, rotation, runs, lead }: Playing, half: number): void {
  const side = half % 2 === 1 ? 'home' : 'away';
  const column = runs[half]?.[side];
  if (!column) return;
  const [points, turn] = [strata(half), rotation(half)];
  const start = half === state.half ? state.bases : NOBODY_ON;
  const all = runsFrom(sides[side], start);
  for (let row = 0; row < ROWS; row += 1) {
    const ahead = lead[row] ?? 0;
    const unit = turned(points[row] ?? 0, turn);
    let more = 0;
    if (half < LAST_HALF) more = picked(all, unit);
    else if (ahead <= 0) more = lastRuns(sides.home, start, 1 - ahead, unit);
    column[row] = (column[row] ?? 0) + more;
    lead[row] = ahead + (side === 'home' ? more : -more);
  }
}

/** What the home side makes where it stops once it has what it needs. */
function lastRuns(strength: number, start: Bases, needed: number, unit: number): number {
  const drawn = picked(runsFrom(strength, start, needed), unit);
  return needed > MOST_NEEDED ? Math.min(drawn, needed) : drawn;
}

/** Extra innings of the futures that need them, and of all where one is under way. */
function playExtra(playing: Playing): void {
  const { state, rotation, runs, lead } = playing;
  const last = runs[HALVES];
  if (!last || (state.half < HALVES && !lead.includes(0))) return;
  const coin = rotation(COIN);
  const turns = Array.from({ length: 2 * MOST_EXTRA }, (_, each) => rotation(HALVES + each));
  for (let row = 0; row < ROWS; row += 1) {
    const ahead = playOn(playing, turns, row, lead[row] ?? 0);
    if (ahead !== 0) continue;
    const column = turned(strata(COIN)[row] ?? 0, coin) < 0.5 ? last.home : last.away;
    column[row] = (column[row] ?? 0) + 1;
  }
}

/** One future, until an inning leaves somebody ahead; by how much the home side is then. */
function playOn(
  { sides, state, runs }: Playing,
  turns: readonly number[],
  row: number,
  lead: number,
): number {
  let ahead = lead;
  const last = runs[HALVES];
  for (let half = Math.max(state.half, HALVES); half < COIN; half += 1) {
    const isTop = half % 2 === 0;
    if (isTop && ahead !== 0 && half !== state.half) return ahead;
    const start = half === state.half ? state.bases : EXTRA_START;
    const unit = turned(strata(half)[row] ?? 0, turns[half - HALVES] ?? 0);
    const more = isTop
      ? picked(runsFrom(sides.away, start), unit)
      : lastRuns(sides.home, start, 1 - ahead, unit);
    const column = isTop ? last?.away : last?.home;
    if (column) column[row] = (column[row] ?? 0) + more;
    ahead += isTop ? -more : more;
  }
  return ahead;
}

function highestInnings(runs: readonly Sides[]): Int16Array {
  const [column, most] = [new Int16Array(ROWS), new Int16Array(ROWS).fill(-1)];
  for (let inning = 0; 2 * inning < HALVES; inning += 1) {
    const [top, bottom] = [runs[2 * inning]?.away, runs[2 * inning + 1]?.home];
    for (let row = 0; row < ROWS; row += 1) {
      const sum = (top?.[row] ?? 0) + (bottom?.[row] ?? 0);
      if (sum < (most[row] ?? 0)) continue;
      column[row] = sum === most[row] ? HALVES / 2 + 1 : inning + 1;
      most[row] = sum;
    }
  }
  return column;
}

/** The inning, from 1, in which most was made, from what both sides made in each; 10 where two share it. */
export function highestInning(sums: readonly number[]): number {
  const most = Math.max(...sums);
  const first = sums.indexOf(most);
  return sums.includes(most, first + 1) ? HALVES / 2 + 1 : first + 1;
}
