import {
  handicapsAround,
  type Offer,
  single,
  stillOpen,
  totalsAround,
} from '@touchline/domain/pricing/sports/ladders';
import type { Futures } from '@touchline/domain/pricing/tally/futures';
import type { LadderShape } from '@touchline/domain/pricing/tally/ladder';
import type { Line } from '@touchline/domain/pricing/tally/line';
import {
  choice,
  type Counted,
  factIs,
  handicap,
  oddEven,
  threeWay,
  total,
  twoWay,
} from '@touchline/domain/pricing/tally/questions';
import { NOTHING_COUNTED, type Tally } from '@touchline/domain/pricing/tally/tally';

const INNINGS = 9;
const LADDER = { step: 1, fraction: 0.5, lowest: 0.5 } as const;
const WIDE: LadderShape = { ...LADDER, around: 3 };
const MIDDLE: LadderShape = { ...LADDER, around: 2 };
const NARROW: LadderShape = { ...LADDER, around: 1 };
const LEADS: LadderShape = { step: 1, fraction: 0.5, around: 3 };
const FEW_LEADS: LadderShape = { step: 1, fraction: 0.5, around: 1 };

/** Innings that are offered one by one: the one under way and those that come next. */
const AHEAD = 3;

const ALL = counted();
const FIRST_FIVE = counted([0, 9]);
const FIVE_TOP = counted([0, 8]);

type About = Parameters<typeof total>[0];

/** What is on offer when so much has been counted. */
export function linesOf(tally: Tally, model: readonly Futures[]): readonly Offer[] {
  const { periodsOver } = tally;
  const inning = Math.floor(periodsOver / 2);
  return stillOpen(model, tally, [
    ...matchLines(model),
    ...(periodsOver < 9 ? topOfFifth(model) : []),
    ...(periodsOver < 10 ? firstFive(model) : []),
    ...Array.from({ length: INNINGS }, (_, each) => each)
      .filter((each) => each >= inning && each < inning + AHEAD)
      .flatMap((each) => inningLines(model, each)),
  ]);
}

/** What is on offer long before the match. */
export function headlinesOf(model: readonly Futures[]): readonly Offer[] {
  return stillOpen(model, NOTHING_COUNTED, [
    single(twoWay({ market: 251 }, ALL)),
    ...leads(model, { market: 256 }, ALL, FEW_LEADS),
    ...totals(model, { market: 258 }, ALL, NARROW),
  ]);
}

function counted(periods?: readonly [number, number]): Counted {
  return { count: 'runs', unit: 'points', ...(periods && { periods }) };
}

function matchLines(model: readonly Futures[]): Offer[] {
  const inningIds = Array.from({ length: INNINGS + 1 }, (_, index) => `${951 + index}`);
  return [
    single(twoWay({ market: 251 }, ALL)),
    ...leads(model, { market: 256 }, ALL, LEADS),
    ...totals(model, { market: 258 }, ALL, WIDE),
    ...sideTotals(model, [260, 261], ALL, MIDDLE),
    single(oddEven({ market: 264 }, ALL)),
    single(winningMargin()),
    ...totalsAround(model, { of: 'sum', ...ALL }, NARROW, winnerAndTotal),
    single(factIs({ market: 268 }, 'extra_innings', [1, 2], ['74', '76'])),
    single(
      factIs(
        { market: 272 },
        'highest_inning',
        inningIds.map((_, index) => index + 1),
        inningIds,
      ),
    ),
  ];
}

function firstFive(model: readonly Futures[]): Offer[] {
  return [
    single(threeWay({ market: 274 }, FIRST_FIVE)),
    ...leads(model, { market: 275 }, FIRST_FIVE, FEW_LEADS),
    ...totals(model, { market: 276 }, FIRST_FIVE, MIDDLE),
    ...sideTotals(model, [277, 278], FIRST_FIVE, NARROW),
  ];
}

function topOfFifth(model: readonly Futures[]): Offer[] {
  return [
    single(threeWay({ market: 279 }, FIVE_TOP)),
    ...totals(model, { market: 281 }, FIVE_TOP, NARROW),
  ];
}

function inningLines(model: readonly Futures[], inning: number): Offer[] {
  const own = counted([2 * inning, 2 * inning + 1]);
  const parts = { inningnr: inning + 1 };
  return [
    single(threeWay({ market: 287, parts }, own)),
    ...totals(model, { market: 288, parts }, own, NARROW),
    single(toScore({ market: 749, parts }, 'home', inning)),
    single(toScore({ market: 750, parts }, 'away', inning)),
  ];
}

/** Whether a side makes a run in its half of an inning. */
function toScore(about: About, side: 'home' | 'away', inning: number): Line {
  const half = side === 'home' ? 2 * inning + 1 : 2 * inning;
  return choice(
    about,
    [{ of: side, ...counted([half, half]) }],
    [
      { id: '74', wins: ([runs = 0]) => runs > 0 },
      { id: '76', wins: ([runs = 0]) => runs === 0 },
    ],
  );
}

function totals(
  model: readonly Futures[],
  about: About,
  own: Counted,
  shape: LadderShape,
): Offer[] {
  return totalsAround(model, { of: 'sum', ...own }, shape, (each) => total(about, own, each));
}

function sideTotals(
  model: readonly Futures[],
  [home, away]: readonly [number, number],
  own: Counted,
  shape: LadderShape,
): Offer[] {
  return (['home', 'away'] as const).flatMap((side) =>
    totalsAround(model, { of: side, ...own }, shape, (each) =>
      total({ market: side === 'home' ? home : away }, own, each, side),
    ),
  );
}

function leads(model: readonly Futures[], about: About, own: Counted, shape: LadderShape): Offer[] {
  return handicapsAround(model, { of: 'difference', ...own }, shape, (each) =>
    handicap(about, own, each),
  );
}

function winnerAndTotal(line: number): Line {
  const over = (sum = 0) => sum > line;
  return choice(
    { market: 1067, parts: { total: line } },
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

/** Who wins and by how many: one, two, or three and more. */
function winningMargin(): Line {
  const sizes: readonly (readonly [id: string, side: 1 | -1, from: number, to: number])[] = [
    ['630', 1, 1, 1],
    ['632', 1, 2, 2],
    ['634', 1, 3, Infinity],
    ['636', -1, 1, 1],
    ['638', -1, 2, 2],
    ['640', -1, 3, Infinity],
  ];
  return choice(
    { market: 255 },
    [{ of: 'difference', ...ALL }],
    sizes.map(([id, side, from, to]) => ({
      id,
      wins: ([lead = 0]) => side * lead >= from && side * lead <= to,
    })),
  );
}
