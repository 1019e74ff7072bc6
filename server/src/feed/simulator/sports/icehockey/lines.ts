import { REGULAR_PERIODS } from '@touchline/domain/pricing/sports/ice-hockey';
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
  type Outlook,
  totals,
  unmarked,
  whoIsNext,
} from '../goals/offers';
import { exactGoals, winningMargin, yesNo } from '../goals/questions';

const ALL = countOf('goals');
const REGULAR = countOf('goals', [0, REGULAR_PERIODS - 1]);

const QUARTERS: LadderShape = { step: 0.25, fraction: 0, around: 2 };
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

/** What is on offer when so much has been counted, as far as it makes sense still. */
export function iceHockeyLines(tally: Tally, model: readonly Futures[]): Offer[] {
  const outlook = { tally, model };
  return stillOpen(model, tally, [
    single(twoWay({ market: 406 }, ALL)),
    ...regularLines(outlook),
    ...leads(outlook, { market: 410 }, ALL, HALVES),
    ...totals(outlook, { market: 412 }, ALL, HALVES),
    ...Array.from({ length: REGULAR_PERIODS }, (_, period) => period)
      .filter((period) => period >= tally.periodsOver)
      .flatMap((period) => periodLines(outlook, period)),
  ]);
}

/** What is on offer long before the match. */
export function iceHockeyHeadlines(model: readonly Futures[]): Offer[] {
  const outlook = { tally: NOTHING_COUNTED, model };
  return stillOpen(model, NOTHING_COUNTED, [
    single(twoWay({ market: 406 }, ALL)),
    single(threeWay({ market: 1 }, REGULAR)),
    ...leads(outlook, { market: 410 }, ALL, NEAREST),
    ...totals(outlook, { market: 412 }, ALL, FEW_HALVES),
  ]);
}

function regularLines(outlook: Outlook): Offer[] {
  if (outlook.tally.periodsOver >= REGULAR_PERIODS) return [];
  return [
    single(threeWay({ market: 1 }, REGULAR)),
    single(doubleChance({ market: 10 }, REGULAR)),
    single(twoWay({ market: 11 }, REGULAR)),
    ...leads(outlook, { market: 16 }, REGULAR, QUARTERS),
    ...STARTS.map((start) => unmarked(startHandicap({ market: 14 }, REGULAR, start))),
    ...mixedTotals(outlook, { market: 18 }, REGULAR),
    ...totals(outlook, { market: 19 }, REGULAR, FEW_HALVES, 'home'),
    ...totals(outlook, { market: 20 }, REGULAR, FEW_HALVES, 'away'),
    whoIsNext(8, 'goalnr', 'goal', outlook.tally),
    single(winningMargin(REGULAR)),
    single(exactGoals(REGULAR)),
    single(oddEven({ market: 26 }, REGULAR)),
    single(bothCount({ market: 29 }, REGULAR)),
    single(yesNo(220, [{ of: 'difference', ...REGULAR }], ([lead]) => lead === 0)),
  ];
}

function periodLines(outlook: Outlook, period: number): Offer[] {
  const counted = countOf('goals', [period, period]);
  const parts = { periodnr: period + 1 };
  return [
    single(threeWay({ market: 443, parts }, counted)),
    ...totals(outlook, { market: 446, parts }, counted, FEW_HALVES),
  ];
}
