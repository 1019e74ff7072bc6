import { type Offer, single, stillOpen } from '@touchline/domain/pricing/sports/ladders';
import type { Futures } from '@touchline/domain/pricing/tally/futures';
import type { LadderShape } from '@touchline/domain/pricing/tally/ladder';
import {
  bothCount,
  doubleChance,
  oddEven,
  startHandicap,
  threeWay,
  twoWay,
} from '@touchline/domain/pricing/tally/questions';
import { NOTHING_COUNTED, type Tally } from '@touchline/domain/pricing/tally/tally';
import {
  countOf,
  leads,
  mixedTotals,
  nextNumber,
  type Outlook,
  totalOf,
  totals,
  unmarked,
  whoIsNext,
} from '../goals/offers';
import { yesNo } from '../goals/questions';
import { combinations } from './combinations';
import { aboutHalves, aboutMatch, inFirstHalf } from './goal-questions';

const MATCH = countOf('goals');
const FIRST = countOf('goals', [0, 0]);
const SECOND = countOf('goals', [1, 1]);
const CORNERS = countOf('corners');
const BOOKINGS = countOf('bookings');

const QUARTERS: LadderShape = { step: 0.25, fraction: 0, around: 3 };
const FEW_QUARTERS: LadderShape = { ...QUARTERS, around: 1 };
const HALVES: LadderShape = { step: 1, fraction: 0.5, around: 2 };
const FEW_HALVES: LadderShape = { ...HALVES, around: 1 };
const NEAREST: LadderShape = { ...HALVES, around: 0 };

/** Goals that either side is given at the start of a handicap with a draw. */
const STARTS = [
  { home: 2, away: 0 },
  { home: 1, away: 0 },
  { home: 0, away: 1 },
  { home: 0, away: 2 },
];
const FEW_STARTS = STARTS.slice(1, 3);

/** What is on offer when so much has been counted, as far as it makes sense still. */
export function soccerLines(tally: Tally, model: readonly Futures[]): Offer[] {
  const outlook = { tally, model };
  const even = totals(outlook, { market: 18 }, MATCH, NEAREST)[0];
  return stillOpen(model, tally, [
    ...resultLines(outlook),
    ...goalLines(outlook),
    ...[...aboutMatch(), ...aboutHalves()].map(single),
    ...(even ? combinations(totalOf(even.line)) : []).map(single),
    ...(tally.periodsOver === 0 ? firstHalfLines(outlook) : []),
    ...secondHalfLines(outlook),
    ...cornerLines(outlook),
    ...bookingLines(outlook),
  ]);
}

/** What is on offer long before the match. */
export function soccerHeadlines(model: readonly Futures[]): Offer[] {
  const outlook = { tally: NOTHING_COUNTED, model };
  return stillOpen(model, NOTHING_COUNTED, [
    single(threeWay({ market: 1 }, MATCH)),
    ...leads(outlook, { market: 16 }, MATCH, { ...QUARTERS, around: 0 }),
    ...totals(outlook, { market: 18 }, MATCH, FEW_HALVES),
    single(bothCount({ market: 29 }, MATCH)),
  ]);
}

function resultLines(outlook: Outlook): Offer[] {
  return [
    single(threeWay({ market: 1 }, MATCH)),
    single(doubleChance({ market: 10 }, MATCH)),
    single(twoWay({ market: 11 }, MATCH)),
    ...leads(outlook, { market: 16 }, MATCH, QUARTERS),
    ...STARTS.map((start) => unmarked(startHandicap({ market: 14 }, MATCH, start))),
    whoIsNext(8, 'goalnr', 'goal', outlook.tally),
  ];
}

function goalLines(outlook: Outlook): Offer[] {
  return [
    ...mixedTotals(outlook, { market: 18 }, MATCH),
    ...totals(outlook, { market: 19 }, MATCH, FEW_HALVES, 'home'),
    ...totals(outlook, { market: 20 }, MATCH, FEW_HALVES, 'away'),
    single(oddEven({ market: 26 }, MATCH)),
    single(bothCount({ market: 29 }, MATCH)),
  ];
}

function firstHalfLines(outlook: Outlook): Offer[] {
  return [
    single(threeWay({ market: 60 }, FIRST)),
    single(doubleChance({ market: 63 }, FIRST)),
    single(twoWay({ market: 64 }, FIRST)),
    ...leads(outlook, { market: 66 }, FIRST, FEW_QUARTERS),
    ...FEW_STARTS.map((start) => unmarked(startHandicap({ market: 65 }, FIRST, start))),
    ...mixedTotals(outlook, { market: 68 }, FIRST),
    single(bothCount({ market: 75 }, FIRST)),
    ...inFirstHalf(nextNumber(outlook.tally, 'goal')).map(single),
  ];
}

function secondHalfLines(outlook: Outlook): Offer[] {
  return [
    single(threeWay({ market: 83 }, SECOND)),
    ...leads(outlook, { market: 88 }, SECOND, FEW_QUARTERS),
    ...totals(outlook, { market: 90 }, SECOND, FEW_HALVES),
  ];
}

function cornerLines(outlook: Outlook): Offer[] {
  return [
    single(threeWay({ market: 162 }, CORNERS)),
    whoIsNext(163, 'cornernr', 'corner', outlook.tally),
    ...leads(outlook, { market: 165 }, CORNERS, FEW_HALVES),
    ...totals(outlook, { market: 166 }, CORNERS, HALVES),
    ...totals(outlook, { market: 167 }, CORNERS, FEW_HALVES, 'home'),
    ...totals(outlook, { market: 168 }, CORNERS, FEW_HALVES, 'away'),
  ];
}

function bookingLines(outlook: Outlook): Offer[] {
  return [
    single(threeWay({ market: 136 }, BOOKINGS)),
    ...totals(outlook, { market: 139 }, BOOKINGS, HALVES),
    single(yesNo(146, [{ of: 'sum', ...countOf('sendings_off') }], ([off = 0]) => off > 0)),
  ];
}
