import type { Line } from '@touchline/domain/pricing/tally/line';
import { choice } from '@touchline/domain/pricing/tally/questions';
import type { Reading } from '@touchline/domain/pricing/tally/tally';
import { countOf } from '../goals/offers';
import { exactGoals, goalRange, winningMargin, yesNo } from '../goals/questions';

const MATCH = countOf('goals');

/** Goals of a side, of both, or of the lead, over the whole match or in one half. */
export function read(of: 'sum' | 'difference' | 'home' | 'away', half?: 0 | 1): Reading {
  return { of, ...countOf('goals', half === undefined ? undefined : [half, half]) };
}

/** Questions about the goals of the whole match that have one line each. */
export function aboutMatch(): Line[] {
  return [
    winningMargin(MATCH),
    exactGoals(MATCH),
    goalRange(MATCH),
    whichTeamScores(),
    yesNo(31, [read('away')], ([away = 0]) => away === 0),
    yesNo(32, [read('home')], ([home = 0]) => home === 0),
    yesNo(33, BOTH, ([home = 0, away = 0]) => home > 0 && away === 0),
    yesNo(34, BOTH, ([home = 0, away = 0]) => away > 0 && home === 0),
    correctScore(45, BOTH, FULL_TIME_SCORES, '324'),
    multigoals(),
  ];
}

/** Questions about both halves. */
export function aboutHalves(): Line[] {
  const wonBoth = (of: 'home' | 'away'): Reading[] => [{ of, count: 'goals', unit: 'periods_won' }];
  return [
    halfTimeFullTime(),
    yesNo(48, wonBoth('home'), ([halves]) => halves === 2),
    yesNo(49, wonBoth('away'), ([halves]) => halves === 2),
    choice(
      { market: 52 },
      [read('sum', 0), read('sum', 1)],
      [
        { id: '436', wins: ([first = 0, second = 0]) => first > second },
        { id: '438', wins: ([first = 0, second = 0]) => first < second },
        { id: '440', wins: ([first, second]) => first === second },
      ],
    ),
  ];
}

/** The next goal and the correct score of the first half; `next` is the number of the next goal of the match. */
export function inFirstHalf(next: number): Line[] {
  const scored =
    (side: number) =>
    ([all = 0, by]: readonly number[]) =>
      all >= next && by === side;
  return [
    choice(
      { market: 62, parts: { goalnr: next } },
      [read('sum', 0), { of: 'fact', fact: `goal:${next}` }],
      [
        { id: '6', wins: scored(1) },
        { id: '7', wins: ([all = 0, by = 0]) => all < next || by === 0 },
        { id: '8', wins: scored(2) },
      ],
    ),
    correctScore(81, [read('home', 0), read('away', 0)], FIRST_HALF_SCORES, '480'),
  ];
}

const BOTH = [read('home'), read('away')];

function whichTeamScores(): Line {
  return choice({ market: 30 }, BOTH, [
    { id: '784', wins: ([home = 0, away = 0]) => home === 0 && away === 0 },
    { id: '788', wins: ([home = 0, away = 0]) => home > 0 && away === 0 },
    { id: '790', wins: ([home = 0, away = 0]) => home === 0 && away > 0 },
    { id: '792', wins: ([home = 0, away = 0]) => home > 0 && away > 0 },
  ]);
}

type ScoreIds = Readonly<Record<string, string>>;

/** Market 45; the ids of its scores follow each other, home goals first. */
const FULL_TIME_SCORES: ScoreIds = Object.fromEntries(
  [0, 1, 2, 3, 4].flatMap((away) =>
    [0, 1, 2, 3, 4].map((home) => [`${home}:${away}`, String(274 + 2 * (5 * away + home))]),
  ),
);

const FIRST_HALF_SCORES: ScoreIds = {
  '0:0': '462',
  '1:1': '464',
  '2:2': '466',
  '1:0': '468',
  '2:0': '470',
  '2:1': '472',
  '0:1': '474',
  '0:2': '476',
  '1:2': '478',
};

function correctScore(
  market: number,
  reads: readonly Reading[],
  ids: ScoreIds,
  otherId: string,
): Line {
  const outcomes = Object.entries(ids).map(([score, id]) => ({
    id,
    wins: ([home, away]: readonly number[]) => `${home}:${away}` === score,
  }));
  const other = {
    id: otherId,
    wins: ([home, away]: readonly number[]) => !(`${home}:${away}` in ids),
  };
  return choice({ market }, reads, [...outcomes, other]);
}

function halfTimeFullTime(): Line {
  const signs = [1, 0, -1];
  const outcomes = signs.flatMap((half, row) =>
    signs.map((full, column) => ({
      id: String(418 + 2 * (3 * row + column)),
      wins: ([atHalf = 0, atEnd = 0]: readonly number[]) =>
        Math.sign(atHalf) === half && Math.sign(atEnd) === full,
    })),
  );
  return choice({ market: 47 }, [read('difference', 0), read('difference')], outcomes);
}

/** From so many goals to so many, in every combination up to six; several win together. */
function multigoals(): Line {
  const ranges = [1, 2, 3, 4, 5].flatMap((least) =>
    [2, 3, 4, 5, 6].filter((most) => most > least).map((most) => ({ least, most })),
  );
  const outcomes = ranges.map(({ least, most }, index) => ({
    id: String(1730 + index),
    wins: ([all = 0]: readonly number[]) => all >= least && all <= most,
  }));
  const ends = [
    { id: '1745', wins: ([all = 0]: readonly number[]) => all >= 7 },
    { id: '1804', wins: ([all]: readonly number[]) => all === 0 },
  ];
  return {
    ...choice({ market: 548 }, [read('sum')], [...outcomes, ...ends]),
    isExclusive: false,
  };
}
