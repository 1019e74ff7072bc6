import type { Score } from '../../score-grid';
import type { Futures } from '../../tally/futures';
import { EVEN_WEIGHTS, knownFacts, type Rotation, ROWS, strata, turned, waitAt } from '../sample';
import { Board, type Side } from './board';
import {
  type DriveChances,
  driveEnd,
  extraAt,
  FIELD_GOAL,
  HALF,
  lastingFor,
  quarterOf,
  quietLuck,
  WHOLE,
} from './drives';
import { hasTry, isOvertimeOver, MOST_OVERTIME_DRIVES } from './overtime';

const QUARTERS = 4;
/** Of dimensions: two for each drive, then two for each of overtime, then the two tosses of a coin. */
const MOST_DRIVES = 60;
const OVERTIME_FROM = 2 * MOST_DRIVES;
const FIRST_TOSS = OVERTIME_FROM + 2 * MOST_OVERTIME_DRIVES;
const SECOND_TOSS = FIRST_TOSS + 1;

/** Two sides as they meet today. */
export type FootballSides = Readonly<Record<Side, DriveChances>>;

/** Where a match stands. */
export interface FootballState {
  /** Points by quarter, those of overtime in a fifth. */
  readonly points: readonly Score[];
  readonly touchdowns: Score;
  /** How many times somebody has scored, tries left out. */
  readonly scores: number;
  /** Facts that are known. */
  readonly facts: Readonly<Record<string, number>>;
  /** Seconds of the match clock at which the drive under way, or the next one, began. */
  readonly clock: number;
  /** Drives that are over, or those of overtime once it has begun. */
  readonly drives: number;
  /** Seconds that the drive under way has lasted. */
  readonly elapsed: number;
  /** Who has the ball, or has it next; null before the toss. */
  readonly ball: Side | null;
  /** Who had the ball first; null before the toss. */
  readonly received: Side | null;
  /** Whose try after a touchdown is to come. */
  readonly trying: Side | null;
  readonly stage: 'quarters' | 'overtime' | 'over';
}

/**
 * How a match may end: four quarters and overtime of `points`, all `touchdowns`, and the facts `overtime` (1 yes,
 * 2 no), `highest_quarter` (1 to 4, 5 for several), and of the next score `score_by:n` (1 home, 2 away) and
 * `score_type:n` (1 touchdown, 2 field goal, 3 safety), where 0 is that there is none.
 */
export function footballFutures(
  sides: FootballSides,
  state: FootballState,
  rotation: Rotation,
): Futures {
  const board = new Board(state);
  const luck = (dimension: number): Luck => {
    const [points, turn] = [strata(dimension), rotation(dimension)];
    return (row) => turned(points[row] ?? 0, turn);
  };
  if (state.stage === 'quarters') playQuarters(board, sides, state, luck);
  if (state.stage !== 'over') playOvertimes(board, sides, state, luck);
  const next = state.scores + 1;
  const { home, away } = board;
  return {
    weights: EVEN_WEIGHTS,
    counts: {
      points: { home, away },
      touchdowns: { home: [board.homeTouchdowns], away: [board.awayTouchdowns] },
    },
    facts: {
      overtime: board.overtimes(),
      highest_quarter: board.highestQuarters(),
      [`score_by:${next}`]: board.nextBy,
      [`score_type:${next}`]: board.nextType,
      ...knownFacts(state.facts),
    },
  };
}

type Luck = (row: number) => number;

function otherOf(side: Side): Side {
  return side === 'home' ? 'away' : 'home';
}

/** All futures play their next drive, then the one after it, until no quarter is left in any. */
function playQuarters(
  board: Board,
  sides: FootballSides,
  state: FootballState,
  luck: (dimension: number) => Luck,
): void {
  if (state.trying) {
    // The try belongs to the second of the touchdown, which may be the last of a half.
    const tries = luck(2 * Math.max(state.drives - 1, 0));
    for (let row = 0; row < ROWS; row += 1) {
      board.add(row, state.trying, quarterOf(state.clock), extraAt(tries(row)));
    }
  }
  const field = new Field(sides, state, luck(FIRST_TOSS));
  let elapsed = state.elapsed;
  for (let drive = state.drives; field.isPlaying && drive < MOST_DRIVES; drive += 1) {
    field.playDrives(board, luck(2 * drive), luck(2 * drive + 1), elapsed);
    elapsed = 0;
  }
}

const SIDES = ['home', 'away'] as const;

/** Who has the ball, 0 home and 1 away, and what the match clock says, in every future. */
class Field {
  isPlaying: boolean;
  private readonly sides: FootballSides;
  private readonly received: Uint8Array;
  private readonly ball: Uint8Array;
  private readonly clock: Float64Array;
  /** Of luck that brings no points: of a drive at home, one away, and those that are cut short. */
  private readonly quiet: readonly { readonly from: number; readonly to: number }[];

  constructor(sides: FootballSides, { clock, received, ball }: FootballState, toss: Luck) {
    const known = { home: 0, away: 1 };
    this.sides = sides;
    this.received = Uint8Array.from({ length: ROWS }, (_, row) =>
      received === null ? Number(toss(row) >= 0.5) : known[received],
    );
    this.ball = ball === null ? this.received.slice() : new Uint8Array(ROWS).fill(known[ball]);
    this.clock = new Float64Array(ROWS).fill(clock);
    this.isPlaying = clock < WHOLE;
    this.quiet = [false, true].flatMap((isCutShort) =>
      SIDES.map((side) => quietLuck(sides[side], isCutShort)),
    );
  }

  /** One drive in each future; that of the first has lasted for `elapsed` seconds. */
  playDrives(board: Board, ends: Luck, lengths: Luck, elapsed: number): void {
    const { clock, ball, received, quiet, sides } = this;
    this.isPlaying = false;
    for (let row = 0; row < ROWS; row += 1) {
      const from = clock[row] ?? WHOLE;
      if (from >= WHOLE) continue;
      const side = ball[row] ?? 0;
      const half = from < HALF ? HALF : WHOLE;
      const through = from + lastingFor(waitAt(lengths(row)), elapsed);
      const isCutShort = through >= half;
      const to = isCutShort ? half : through;
      const unit = ends(row);
      const none = quiet[isCutShort ? side + 2 : side];
      let next = 1 - side;
      if (none && (unit < none.from || unit >= none.to)) {
        const own = side === 0 ? 'home' : 'away';
        const end = driveEnd(sides[own], unit, isCutShort);
        const by = board.take(row, end, own, quarterOf(to));
        if (by) board.add(row, by, quarterOf(to), end.extra);
        if (end.kind === 'return') next = side;
      }
      ball[row] = isCutShort ? 1 - (received[row] ?? 0) : next;
      clock[row] = to;
      if (to < WHOLE) this.isPlaying = true;
    }
  }
}

/** Overtime of the futures that need it, or of all once it is under way. */
function playOvertimes(
  board: Board,
  sides: FootballSides,
  state: FootballState,
  luck: (dimension: number) => Luck,
): void {
  const isUnderWay = state.stage === 'overtime';
  const from = isUnderWay ? state.drives : 0;
  const toss = luck(SECOND_TOSS);
  const drives = Array.from({ length: MOST_OVERTIME_DRIVES }, (_, drive) =>
    luck(OVERTIME_FROM + 2 * drive),
  );
  const tries = isUnderWay && state.trying ? luck(OVERTIME_FROM + 2 * from - 1) : null;
  for (let row = 0; row < ROWS; row += 1) {
    if (!isUnderWay && board.lead[row] !== 0) continue;
    const tossed = toss(row) < 0.5 ? 'home' : 'away';
    if (tries && state.trying) {
      board.add(row, state.trying, QUARTERS, extraAt(tries(row)));
      if (from > 1 && board.lead[row] !== 0) continue;
    }
    playOvertime(board, sides, (isUnderWay ? state.ball : null) ?? tossed, { row, from, drives });
  }
}

function playOvertime(
  board: Board,
  sides: FootballSides,
  first: Side,
  { row, from, drives }: { row: number; from: number; drives: readonly Luck[] },
): void {
  let ball = first;
  for (const [drive, luck] of drives.entries()) {
    if (drive < from) continue;
    const end = driveEnd(sides[ball], luck(row), false);
    const by = board.take(row, end, ball, QUARTERS);
    if (by && hasTry(drive, ball, by, board.lead[row] ?? 0)) {
      board.add(row, by, QUARTERS, end.extra);
    }
    if (isOvertimeOver(drive, ball, by, board.lead[row] ?? 0)) return;
    ball = otherOf(ball);
  }
  board.take(row, FIELD_GOAL, ball, QUARTERS);
}
