import { expect, test } from 'vitest';
import { scoreText } from './score-text';

const cricket = (details: Record<string, number>) => ({
  details: { home_dismissals: 0, away_dismissals: 0, ...details },
});
const FIRST = 'first_innings_home';

test.each([
  ['a score of goals', {}, 'first_half', [2, 1], '2:1'],
  [
    'who bats first stands alone, with the overs it has had',
    cricket({ home_dismissals: 7, over: 15, delivery: 3 }),
    FIRST,
    [102, 0],
    '102/7 (14.3)',
  ],
  [
    'also when the away side does',
    cricket({ over: 1, delivery: 1 }),
    'first_innings_away',
    [0, 4],
    '4/0 (0.1)',
  ],
  ['before the first run', cricket({ over: 1, delivery: 0 }), FIRST, [0, 0], '0/0 (0)'],
  ['an over that is full', cricket({ over: 20, delivery: 6 }), FIRST, [150, 0], '150/0 (20)'],
  ['overs that are not told', cricket({ home_dismissals: 2 }), FIRST, [40, 0], '40/2'],
  [
    'both once both have batted',
    cricket({ home_dismissals: 6, away_dismissals: 1, over: 4, delivery: 2 }),
    'second_innings_away',
    [185, 31],
    '185/6 – 31/1 (3.2)',
  ],
  [
    'no overs once it is over',
    cricket({ home_dismissals: 6, away_dismissals: 10, over: 19, delivery: 2 }),
    'ended',
    [185, 160],
    '185/6 – 160/10',
  ],
  ['nobody has batted yet', cricket({}), 'innings_break', [0, 0], '0/0'],
] as const)('%s', (_what, statistics, stage, [home, away], text) => {
  expect(scoreText(statistics, stage, { home, away })).toBe(text);
});
