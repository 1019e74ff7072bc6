import { picked, type Picker, type Rotation, scrambled, strata, turned } from '../sample';
import {
  BALLS,
  BAT,
  ballOf,
  type Batting,
  haulPicker,
  haulsOf,
  OVERS,
  type Tempo,
  tempoOf,
  WICKETS,
  wideChance,
} from './balls';

/** Futures of a sample: fewer than other sports have, since each of them is some forty overs long. */
export const ROWS = 1_000;

/** One side's innings in every future: what was made in each over, and all of it. */
export interface Innings {
  readonly runs: readonly Int16Array[];
  readonly wickets: readonly Int16Array[];
  readonly fours: Int16Array;
  readonly sixes: Int16Array;
  readonly made: Int16Array;
  readonly down: Uint8Array;
}

/** Where an innings stands: `balls` of `over` have been bowled at `tempo`. */
export interface InningsState {
  readonly over: number;
  readonly balls: number;
  readonly tempo: Tempo;
  /** Whether the over has had its wide. */
  readonly hadWide: boolean;
  /** Runs and wickets by over so far. */
  readonly runs: readonly number[];
  readonly wickets: readonly number[];
  readonly fours: number;
  readonly sixes: number;
}

/** An innings that has not begun. */
export const FRESH: InningsState = {
  over: 0,
  balls: 0,
  tempo: 1,
  hadWide: false,
  runs: [],
  wickets: [],
  fours: 0,
  sixes: 0,
};

/** What somebody wants to know of single balls while an innings is drawn. */
export interface Watch {
  /** Runs when the wicket of this number falls, from 1, or at the end without it; plus 1. */
  readonly fall: { readonly number: number; readonly at: Int16Array; readonly fell: Uint8Array };
  /** What each ball of the over that is next, or under way, makes, plus 1, and whether it takes a wicket (1, 2). */
  readonly balls: readonly { readonly runs: Int16Array; readonly wicket: Int16Array }[];
}

/** An innings as it stands, in every future. */
export function inningsOf(state: InningsState): Innings {
  const overs = Array.from({ length: OVERS }, (_, over) => over);
  const total = (numbers: readonly number[]) => numbers.reduce((sum, each) => sum + each, 0);
  const filled = (value: number) => new Int16Array(ROWS).fill(value);
  return {
    runs: overs.map((over) => filled(state.runs[over] ?? 0)),
    wickets: overs.map((over) => filled(state.wickets[over] ?? 0)),
    fours: filled(state.fours),
    sixes: filled(state.sixes),
    made: filled(total(state.runs)),
    down: new Uint8Array(ROWS).fill(total(state.wickets)),
  };
}

/** An innings to be drawn to its end in those futures whose side it is. */
export interface Drawing {
  readonly innings: Innings;
  readonly state: InningsState;
  readonly batting: Batting;
  readonly rotation: Rotation;
  /** Dimensions are counted from here. */
  readonly dimension: number;
  /** The runs at which it is over; none while the first innings is played. */
  readonly target: Int16Array | null;
  /** Whether the side bats now in this future. */
  readonly bats: Uint8Array;
  readonly watch: Watch;
}

/** Draws an innings to its end, over by over, each of a dimension of its own. */
export function playInnings(drawing: Drawing): void {
  const { state, batting, innings, target } = drawing;
  const tempos = new Uint8Array(ROWS).fill(state.tempo);
  for (let over = state.over; over < OVERS; over += 1) {
    const isUnderWay = over === state.over && state.balls > 0;
    const left = isUnderWay ? BALLS - state.balls : BALLS;
    if (!isUnderWay) setTempos(tempos, batting, over, innings, target);
    const wide = over === state.over && state.hadWide ? 0 : wideChance(left);
    playOver(drawing, tempos, { over, left, wide });
  }
}

function setTempos(
  tempos: Uint8Array,
  batting: Batting,
  over: number,
  { made, down }: Innings,
  target: Int16Array | null,
): void {
  for (let row = 0; row < ROWS; row += 1) {
    const toMake = target ? (target[row] ?? 0) - (made[row] ?? 0) : null;
    tempos[row] = tempoOf(batting, over, down[row] ?? 0, toMake);
  }
}

interface Rest {
  readonly over: number;
  /** Balls of it that are still to come. */
  readonly left: number;
  /** How often they have a wide among them. */
  readonly wide: number;
}

function playOver(drawing: Drawing, tempos: Uint8Array, rest: Rest): void {
  const { innings, batting, rotation, target, bats, watch, state } = drawing;
  const { over, left, wide } = rest;
  const dimension = drawing.dimension + over;
  const [points, turn] = [strata(dimension, ROWS), rotation(dimension)];
  const pickers: (Picker | undefined)[] = [];
  const { sums } = haulsOf(left);
  const { made, down, fours, sixes } = innings;
  const [runs, wickets] = [innings.runs[over], innings.wickets[over]];
  if (!runs || !wickets) return;
  const watched = over === state.over ? watch.balls : [];
  const falling = watch.fall.number;
  // A place in a row of numbers that are spread evenly, for wides: they matter too little for strata of their own.
  const spread = scrambled(dimension) & 0xffff;
  for (let row = 0; row < ROWS; row += 1) {
    const [before, lost] = [made[row] ?? 0, down[row] ?? 0];
    const aim = target === null ? NEVER : (target[row] ?? NEVER);
    if (bats[row] === 0 || lost >= WICKETS || before >= aim) continue;
    const tempo = (tempos[row] ?? 1) as Tempo;
    const picker = (pickers[tempo] ??= haulPicker(batting, over, tempo, left));
    const haul = picked(picker, turned(points[row] ?? 0, turn));
    const hasWide = shareOf(Math.imul(row + spread, 0x9e3779b1)) < wide;
    let sum = (sums[haul] ?? 0) + Number(hasWide);
    const falls = lost + ((sum >> 8) & 15);
    const isTold = watched.length > 0 || (lost < falling && falls >= falling);
    if (isTold || falls >= WICKETS || before + (sum & 255) >= aim) {
      const luck = luckOf(row, dimension);
      sum = ballByBall({ row, left, haul, hasWide, before, lost, aim, luck }, watch, watched);
    }
    made[row] = before + (sum & 255);
    runs[row] = (runs[row] ?? 0) + (sum & 255);
    if (sum < 256) continue;
    down[row] = lost + ((sum >> 8) & 15);
    wickets[row] = (wickets[row] ?? 0) + ((sum >> 8) & 15);
    fours[row] = (fours[row] ?? 0) + ((sum >> 12) & 15);
    sixes[row] = (sixes[row] ?? 0) + (sum >> 16);
  }
}

/** More runs than anybody makes. */
const NEVER = 10_000;

interface Stretch {
  readonly row: number;
  readonly left: number;
  readonly haul: number;
  readonly hasWide: boolean;
  readonly before: number;
  readonly lost: number;
  readonly aim: number;
  readonly luck: number;
}

/** The balls of a haul one by one, in any order, until the innings is over; what they come to. */
function ballByBall(stretch: Stretch, watch: Watch, watched: Watch['balls']): number {
  const { row, left, haul, hasWide, before, lost, aim, luck } = stretch;
  const { fall } = watch;
  const first = putInOrder(left, haul, luck);
  const wideBefore = hasWide ? first : -1;
  let [made, down, fours, sixes] = [before, lost, 0, 0];
  for (let place = 0; place < left; place += 1) {
    const from = made;
    if (place === wideBefore) made += 1;
    if (made >= aim) break;
    const { runs, isWicket } = ballOf(ORDER[place] ?? 0);
    made += runs;
    if (runs === 4) fours += 1;
    if (runs === 6) sixes += 1;
    const told = watched[BALLS - left + place];
    if (told) {
      told.runs[row] = made - from + 1;
      told.wicket[row] = isWicket ? 1 : 2;
    }
    if (isWicket) {
      down += 1;
      if (down === fall.number) {
        fall.at[row] = made + 1;
        fall.fell[row] = 1;
      }
    }
    if (made >= aim || down >= WICKETS) break;
  }
  return made - before + ((down - lost) << 8) + (fours << 12) + (sixes << 16);
}

/** The outcomes of the balls of a haul in the order in which they come. */
const ORDER = new Uint8Array(BALLS);

/** Puts a haul in an order that follows from its luck; says before which ball a wide comes, should it have one. */
function putInOrder(left: number, haul: number, luck: number): number {
  const { counts } = haulsOf(left);
  let [place, state] = [0, luck];
  for (let outcome = 0; outcome < BAT.length; outcome += 1) {
    const count = counts[haul * BAT.length + outcome] ?? 0;
    for (let ball = 0; ball < count; ball += 1, place += 1) ORDER[place] = outcome;
  }
  for (let last = left - 1; last > 0; last -= 1) {
    state = scrambled(state);
    const other = Math.floor(shareOf(state) * (last + 1));
    const kept = ORDER[last] ?? 0;
    ORDER[last] = ORDER[other] ?? 0;
    ORDER[other] = kept;
  }
  return Math.floor(shareOf(scrambled(state)) * left);
}

/** What a future's over is like beside its haul: 32 bits. */
function luckOf(row: number, dimension: number): number {
  return scrambled(Math.imul(row + 1, 0x9e3779b1) ^ Math.imul(dimension + 1, 0x85ebca6b));
}

/** Luck as a number from 0 to 1. */
function shareOf(luck: number): number {
  return (luck >>> 0) / 2 ** 32;
}
