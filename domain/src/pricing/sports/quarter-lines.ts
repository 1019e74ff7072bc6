import type { Futures } from '../tally/futures';
import type { LadderShape } from '../tally/ladder';
import type { Line } from '../tally/line';
import {
  choice,
  type Counted,
  factIs,
  handicap,
  oddEven,
  threeWay,
  total,
  twoWay,
} from '../tally/questions';
import type { Tally } from '../tally/tally';
import { handicapsAround, type Offer, single, totalsAround } from './ladders';
import { ROWS } from './sample';

const QUARTERS = 4;
const LADDER = { step: 1, fraction: 0.5, lowest: 0.5 } as const;
const MIDDLE: LadderShape = { ...LADDER, around: 3 };
const NARROW: LadderShape = { ...LADDER, around: 1 };
const LEADS: LadderShape = { step: 1, fraction: 0.5, around: 5 };
const FEW_LEADS: LadderShape = { step: 1, fraction: 0.5, around: 1 };

const ALL = counted();
const REGULAR = counted([0, 3]);
const FIRST_HALF = counted([0, 1]);
const SECOND_HALF = counted([2, 3]);

type About = Parameters<typeof total>[0];

/**
 * The lines of a sport of four quarters and overtime whose model counts `points` in five periods and knows the facts
 * `overtime` and `highest_quarter`. `around` is how many totals lie on either side of the even one.
 */
export function quarterSportLines(
  { periodsOver }: Tally,
  model: readonly Futures[],
  around: number,
): Offer[] {
  const quarters = Array.from({ length: QUARTERS }, (_, quarter) => quarter);
  return [
    ...matchLines(model, { ...LADDER, around }),
    ...(periodsOver < 2 ? firstHalf(model) : []),
    ...(periodsOver < QUARTERS ? [...secondHalf(model), ...regularLines()] : []),
    ...quarters
      .filter((quarter) => quarter >= periodsOver)
      .flatMap((quarter) => linesOfQuarter(model, quarter)),
  ];
}

/** The main lines of such a sport: who wins, by how much, and how much is scored. */
export function quarterSportHeadlines(model: readonly Futures[]): Offer[] {
  return [
    single(twoWay({ market: 219 }, ALL)),
    ...leads(model, { market: 223 }, ALL, FEW_LEADS),
    ...totals(model, { market: 225 }, ALL, NARROW),
  ];
}

/** The quarter, from 1, in which most was scored, from what both sides scored in each; 5 where two share it. */
export function highestQuarter(sums: readonly number[]): number {
  let [found, most] = [0, -1];
  for (const [quarter, sum] of sums.entries()) {
    if (sum < most || quarter >= QUARTERS) continue;
    found = sum === most ? QUARTERS + 1 : quarter + 1;
    most = sum;
  }
  return found;
}

/** The same of columns: one for each quarter of each side. */
export function highestQuarters(
  home: readonly Int16Array[],
  away: readonly Int16Array[],
): Int16Array {
  const [column, most] = [new Int16Array(ROWS), new Int16Array(ROWS).fill(-1)];
  for (let quarter = 0; quarter < QUARTERS; quarter += 1) {
    const [ours, theirs] = [home[quarter], away[quarter]];
    for (let row = 0; row < ROWS; row += 1) {
      const sum = (ours?.[row] ?? 0) + (theirs?.[row] ?? 0);
      if (sum < (most[row] ?? 0)) continue;
      column[row] = sum === most[row] ? QUARTERS + 1 : quarter + 1;
      most[row] = sum;
    }
  }
  return column;
}

function counted(periods?: readonly [number, number]): Counted {
  return { count: 'points', unit: 'points', ...(periods && { periods }) };
}

function matchLines(model: readonly Futures[], wide: LadderShape): Offer[] {
  return [
    single(twoWay({ market: 219 }, ALL)),
    ...leads(model, { market: 223 }, ALL, LEADS),
    ...totals(model, { market: 225 }, ALL, wide),
    ...(['home', 'away'] as const).flatMap((side, index) =>
      totalsAround(model, { of: side, ...ALL }, MIDDLE, (each) =>
        total({ market: 227 + index }, ALL, each, side),
      ),
    ),
    single(oddEven({ market: 229 }, ALL)),
    ...totalsAround(model, { of: 'sum', ...ALL }, NARROW, winnerAndTotal),
    single(winningMargin()),
  ];
}

function regularLines(): Offer[] {
  const quarters = ['920', '921', '922', '923', '924'];
  return [
    single(threeWay({ market: 1 }, REGULAR)),
    single(twoWay({ market: 11 }, REGULAR)),
    single(factIs({ market: 220 }, 'overtime', [1, 2], ['74', '76'])),
    single(factIs({ market: 234 }, 'highest_quarter', [1, 2, 3, 4, 5], quarters)),
  ];
}

function firstHalf(model: readonly Futures[]): Offer[] {
  return [
    single(threeWay({ market: 60 }, FIRST_HALF)),
    single(twoWay({ market: 64 }, FIRST_HALF)),
    ...leads(model, { market: 66 }, FIRST_HALF, FEW_LEADS),
    ...totals(model, { market: 68 }, FIRST_HALF, MIDDLE),
  ];
}

function secondHalf(model: readonly Futures[]): Offer[] {
  return [
    single(threeWay({ market: 83 }, SECOND_HALF)),
    ...totals(model, { market: 90 }, SECOND_HALF, MIDDLE),
  ];
}

function linesOfQuarter(model: readonly Futures[], quarter: number): Offer[] {
  const own = counted([quarter, quarter]);
  const parts = { quarternr: quarter + 1 };
  return [
    single(threeWay({ market: 235, parts }, own)),
    single(twoWay({ market: 302, parts }, own)),
    ...leads(model, { market: 303, parts }, own, FEW_LEADS),
    ...totals(model, { market: 236, parts }, own, NARROW),
  ];
}

function totals(
  model: readonly Futures[],
  about: About,
  own: Counted,
  shape: LadderShape,
): Offer[] {
  return totalsAround(model, { of: 'sum', ...own }, shape, (each) => total(about, own, each));
}

function leads(model: readonly Futures[], about: About, own: Counted, shape: LadderShape): Offer[] {
  return handicapsAround(model, { of: 'difference', ...own }, shape, (each) =>
    handicap(about, own, each),
  );
}

function winnerAndTotal(line: number): Line {
  const over = (sum = 0) => sum > line;
  return choice(
    { market: 292, parts: { total: line } },
    [
      { of: 'difference', ...ALL },
      { of: 'sum', ...ALL },
    ],
    [
      { id: '973', wins: ([lead = 0, sum]) => lead > 0 && over(sum) },
      { id: '974', wins: ([lead = 0, sum]) => lead < 0 && over(sum) },
      { id: '975', wins: ([lead = 0, sum]) => lead > 0 && !over(sum) },
      { id: '976', wins: ([lead = 0, sum]) => lead < 0 && !over(sum) },
    ],
  );
}

/** Who wins and by how many, in three sizes for each side. */
function winningMargin(): Line {
  const variant = 'sr:winning_margin_no_draw:11+';
  const sizes: readonly (readonly [id: number, side: 1 | -1, from: number, to: number])[] = [
    [137, 1, 11, Infinity],
    [138, 1, 6, 10],
    [139, 1, 1, 5],
    [140, -1, 1, 5],
    [141, -1, 6, 10],
    [142, -1, 11, Infinity],
  ];
  return choice(
    { market: 290, parts: { variant } },
    [{ of: 'difference', ...ALL }],
    sizes.map(([id, side, from, to]) => ({
      id: `${variant}:${id}`,
      wins: ([lead = 0]) => side * lead >= from && side * lead <= to,
    })),
  );
}
