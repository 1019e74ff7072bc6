import { OVERS, WICKETS } from '@touchline/domain/pricing/sports/cricket/balls';
import type { CricketState } from '@touchline/domain/pricing/sports/cricket/futures';
import {
  type Offer,
  single,
  stillOpen,
  totalsAround,
} from '@touchline/domain/pricing/sports/ladders';
import type { Futures } from '@touchline/domain/pricing/tally/futures';
import type { LadderShape } from '@touchline/domain/pricing/tally/ladder';
import {
  type Counted,
  factIs,
  oddEven,
  threeWay,
  total,
} from '@touchline/domain/pricing/tally/questions';
import { NOTHING_COUNTED, type Tally } from '@touchline/domain/pricing/tally/tally';
import type { Side } from '../../play';
import { ballLines, ofSides, wicketLines } from './single-balls';

const SIDES = ['home', 'away'] as const;
const LADDER = { step: 1, fraction: 0.5, lowest: 0.5 } as const;
const WIDE: LadderShape = { ...LADDER, around: 4 };
const MIDDLE: LadderShape = { ...LADDER, around: 2 };
const NARROW: LadderShape = { ...LADDER, around: 1 };

/** Stretches of an innings from its beginning that have lines of their own. */
const STRETCHES = [6, 10, 15];
const MORE_STRETCHES = [2, 4, 6, 8, 10, 12, 15, 18];

const MAX_OVERS = { maxovers: OVERS };
const RUNS = counted('runs');

/** What is on offer when so much has been counted. */
export function linesOf(
  state: CricketState,
  tally: Tally,
  model: readonly Futures[],
): readonly Offer[] {
  return stillOpen(model, tally, [
    ...matchLines(model),
    ...SIDES.flatMap((side) => sideLines(model, state, side)),
  ]);
}

/** What is on offer long before the match. */
export function headlinesOf(model: readonly Futures[]): readonly Offer[] {
  const fours = { market: 639, parts: MAX_OVERS };
  const sixes = { market: 640, parts: MAX_OVERS };
  return stillOpen(model, NOTHING_COUNTED, [
    single(factIs({ market: 340 }, 'winner', [1, 2], ['4', '5'])),
    ...totals(model, fours, counted('fours'), 'sum', NARROW),
    ...totals(model, sixes, counted('sixes'), 'sum', NARROW),
  ]);
}

function counted(count: string, periods?: readonly [number, number]): Counted {
  return { count, unit: 'points', ...(periods && { periods }) };
}

function matchLines(model: readonly Futures[]): Offer[] {
  const firstOver = counted('first_over', [0, 0]);
  return [
    single(factIs({ market: 340 }, 'winner', [1, 2], ['4', '5'])),
    single(threeWay({ market: 1 }, RUNS)),
    single(factIs({ market: 342 }, 'tie', [1, 2], ['74', '76'])),
    ...totals(model, { market: 358 }, firstOver, 'sum', NARROW),
    ...totals(model, { market: 639, parts: MAX_OVERS }, counted('fours'), 'sum', MIDDLE),
    ...totals(model, { market: 640, parts: MAX_OVERS }, counted('sixes'), 'sum', MIDDLE),
  ];
}

/** Lines of one side's innings; those of its overs once it is clear when they are bowled. */
function sideLines(model: readonly Futures[], state: CricketState, side: Side): Offer[] {
  const { innings, down, layout, watchesBalls: isPremium } = state;
  const { over, balls } = innings[side];
  const from = side === layout ? 0 : OVERS;
  const overs = (first: number, last: number, count = 'runs') =>
    counted(count, [from + first, from + last]);
  const parts = { inningnr: 1 };
  const stretches = (isPremium ? MORE_STRETCHES : STRETCHES).filter((each) => each > over);
  const order = state.first === null ? null : side === state.first ? 1 : 2;
  const isBatting = state.first !== null && (state.stage === 'first') === (side === state.first);
  return [
    ...totals(model, { market: ofSides([606, 607], side), parts }, overs(0, OVERS - 1), side, WIDE),
    ...stretches.flatMap((overnr) =>
      totals(
        model,
        { market: ofSides([352, 353], side), parts: { ...parts, overnr } },
        overs(0, overnr - 1),
        side,
        NARROW,
      ),
    ),
    ...(isPremium || isBatting
      ? totals(
          model,
          { market: ofSides([649, 650], side), parts: { ...parts, ...MAX_OVERS } },
          overs(0, OVERS - 1, 'wickets'),
          side,
          NARROW,
        )
      : []),
    ...(down[side] < WICKETS ? wicketLines(model, side, down[side] + 1, order) : []),
    ...(isBatting && isPremium && over < OVERS ? ballLines(side, over, balls) : []),
    ...(isBatting
      ? Array.from({ length: isPremium ? 4 : 2 }, (_, ahead) => over + ahead)
          .filter((each) => each < OVERS)
          .flatMap((each) => overLines(model, side, each, overs(each, each), isPremium))
      : []),
  ];
}

/** Lines of one over. */
function overLines(
  model: readonly Futures[],
  side: Side,
  over: number,
  own: Counted,
  isPremium: boolean,
): Offer[] {
  const parts = { inningnr: 1, overnr: over + 1 };
  const runs = totals(model, { market: ofSides([356, 357], side), parts }, own, side, NARROW);
  if (!isPremium) return runs;
  const wickets = { ...own, count: 'wickets' };
  return [
    ...runs,
    single(oddEven({ market: ofSides([359, 360], side), parts }, own, side)),
    single({
      ...total({ market: 0 }, wickets, 0.5, side, ['74', '76']),
      market: ofSides([641, 642], side),
      specifier: `inningnr=1|overnr=${over + 1}`,
    }),
  ];
}

type About = Parameters<typeof total>[0];

function totals(
  model: readonly Futures[],
  about: About,
  own: Counted,
  of: 'sum' | Side,
  shape: LadderShape,
): Offer[] {
  return totalsAround(model, { of, ...own }, shape, (each) => total(about, own, each, of));
}
