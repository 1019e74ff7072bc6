import type { Futures } from '../../tally/futures';
import {
  evenWeights,
  knownFacts,
  picked,
  pickerOf,
  type Rotation,
  strata,
  turned,
} from '../sample';
import { BALLS, type Batting, OVERS } from './balls';
import {
  type Innings,
  inningsOf,
  type InningsState,
  playInnings,
  ROWS,
  type Watch,
} from './innings';

const WEIGHTS = evenWeights(ROWS);
const NOTHING = new Int16Array(ROWS);

type Side = 'home' | 'away';
const SIDES = ['home', 'away'] as const;

/** Of dimensions: both innings, then the coin of a tie, the toss, and how the next wicket of each side falls. */
const COIN = 2 * OVERS;
const TOSS = COIN + 1;
const METHOD = COIN + 2;

/** How a wicket falls, from 1: caught, bowled, leg before, run out, stumped, otherwise. */
export const METHODS = pickerOf([0, 0.61, 0.18, 0.08, 0.08, 0.03, 0.02]);

/** Where a match stands. */
export interface CricketState {
  readonly innings: Readonly<Record<Side, InningsState>>;
  /** Wickets that are down. */
  readonly down: Readonly<Record<Side, number>>;
  /** Who bats first; null before the toss. */
  readonly first: Side | null;
  /** Whose overs are counted first: the twenty of the other side come after them. */
  readonly layout: Side;
  readonly stage: 'first' | 'second' | 'tied' | 'over';
  /** Facts that are known. */
  readonly facts: Readonly<Record<string, number>>;
  /** Whether single balls are asked for: those of the over that is under way, or next. */
  readonly watchesBalls: boolean;
}

/**
 * How a match of twenty overs a side may end. Counts: `runs` and `wickets` by over, twenty of one side and twenty of
 * the other, `fours`, `sixes` and `first_over` (runs). Facts: `winner` (1, 2), `tie` (1 yes, 2 no), and, by side and
 * number, of the next wicket `fall` (runs then, or at the end, plus 1) and `method` (see `METHODS`; 0 it never fell),
 * of the next balls `ball` (runs plus 1; 0 never bowled) and `ball_wicket` (1 yes, 2 no, 0 never bowled).
 */
export function cricketFutures(
  batting: Readonly<Record<Side, Batting>>,
  state: CricketState,
  rotation: Rotation,
): Futures {
  const innings = { home: inningsOf(state.innings.home), away: inningsOf(state.innings.away) };
  const watch = { home: watchOf(state, 'home'), away: watchOf(state, 'away') };
  const homeFirst = firstAtHome(state, rotation);
  const play = (side: Side, order: 0 | 1) => {
    const bats = homeFirst.map((first) =>
      Number((first === 1) === ((side === 'home') === (order === 0))),
    );
    if (!bats.includes(1)) return;
    const target = order === 0 ? null : innings[other(side)].made.map((made) => made + 1);
    playInnings({
      innings: innings[side],
      state: state.innings[side],
      batting: batting[side],
      rotation,
      dimension: order * OVERS,
      target,
      bats,
      watch: watch[side],
    });
  };
  if (state.stage === 'first') for (const side of SIDES) play(side, 0);
  if (state.stage === 'first' || state.stage === 'second') for (const side of SIDES) play(side, 1);
  return {
    weights: WEIGHTS,
    counts: countsOf(innings, state.layout, homeFirst),
    facts: {
      ...outcome(innings, rotation),
      ...watchedFacts(state, 'home', innings.home, watch.home, rotation),
      ...watchedFacts(state, 'away', innings.away, watch.away, rotation),
      ...knownFacts(state.facts, ROWS),
    },
  };
}

function other(side: Side): Side {
  return side === 'home' ? 'away' : 'home';
}

function firstAtHome({ first }: CricketState, rotation: Rotation): Uint8Array {
  if (first !== null) return new Uint8Array(ROWS).fill(Number(first === 'home'));
  const [points, turn] = [strata(TOSS, ROWS), rotation(TOSS)];
  return Uint8Array.from(points, (point) => Number(turned(point, turn) < 0.5));
}

function watchOf({ down, watchesBalls, first, stage, innings }: CricketState, side: Side): Watch {
  const column = () => new Int16Array(ROWS);
  const bats = first !== null && (stage === 'first') === (side === first);
  const isWatched = watchesBalls && bats && innings[side].over < OVERS;
  return {
    fall: { number: down[side] + 1, at: column(), fell: new Uint8Array(ROWS) },
    balls: isWatched
      ? Array.from({ length: BALLS }, () => ({ runs: column(), wicket: column() }))
      : [],
  };
}

function countsOf(
  { home, away }: Readonly<Record<Side, Innings>>,
  layout: Side,
  homeFirst: Uint8Array,
): Futures['counts'] {
  const nothing = Array.from({ length: OVERS }, () => NOTHING);
  const placed = (side: Side, overs: readonly Int16Array[]) =>
    side === layout ? [...overs, ...nothing] : [...nothing, ...overs];
  const firstOver = { home: new Int16Array(ROWS), away: new Int16Array(ROWS) };
  for (let row = 0; row < ROWS; row += 1) {
    if (homeFirst[row] === 1) firstOver.home[row] = home.runs[0]?.[row] ?? 0;
    else firstOver.away[row] = away.runs[0]?.[row] ?? 0;
  }
  return {
    runs: { home: placed('home', home.runs), away: placed('away', away.runs) },
    wickets: { home: placed('home', home.wickets), away: placed('away', away.wickets) },
    fours: { home: [home.fours], away: [away.fours] },
    sixes: { home: [home.sixes], away: [away.sixes] },
    first_over: { home: [firstOver.home], away: [firstOver.away] },
  };
}

/** Who wins, where a super over after a tie is as good as a coin. */
function outcome({ home, away }: Readonly<Record<Side, Innings>>, rotation: Rotation) {
  const [points, turn] = [strata(COIN, ROWS), rotation(COIN)];
  const [winner, tie] = [new Int16Array(ROWS), new Int16Array(ROWS)];
  for (let row = 0; row < ROWS; row += 1) {
    const lead = (home.made[row] ?? 0) - (away.made[row] ?? 0);
    tie[row] = lead === 0 ? 1 : 2;
    if (lead === 0) winner[row] = turned(points[row] ?? 0, turn) < 0.5 ? 1 : 2;
    else winner[row] = lead > 0 ? 1 : 2;
  }
  return { winner, tie };
}

function watchedFacts(
  { down, innings }: CricketState,
  side: Side,
  { made }: Innings,
  { fall, balls }: Watch,
  rotation: Rotation,
): Record<string, Int16Array> {
  const dimension = METHOD + SIDES.indexOf(side);
  const [points, turn] = [strata(dimension, ROWS), rotation(dimension)];
  const method = new Int16Array(ROWS);
  for (let row = 0; row < ROWS; row += 1) {
    if (fall.fell[row] === 1) method[row] = picked(METHODS, turned(points[row] ?? 0, turn));
    else fall.at[row] = (made[row] ?? 0) + 1;
  }
  const facts: Record<string, Int16Array> = {
    [`fall:${side}:${down[side] + 1}`]: fall.at,
    [`method:${side}:${down[side] + 1}`]: method,
  };
  for (const [index, ball] of balls.entries()) {
    const name = `${side}:${innings[side].over + 1}:${index + 1}`;
    facts[`ball:${name}`] = ball.runs;
    facts[`ball_wicket:${name}`] = ball.wicket;
  }
  return facts;
}
