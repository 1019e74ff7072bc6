import type { Statistics } from '@touchline/wire/catalogue';
import { expect, test } from 'vitest';
import { saysMore, scoreColumns } from './score-columns';

const standing = (over: Partial<Statistics>): Statistics => ({
  clock: null,
  total_score: { home: 1, away: 0 },
  period_score: [],
  red_cards: null,
  ...over,
});
const period = (key: string, number: number, home: number, away: number) => ({
  home,
  away,
  number,
  period_key: key,
});
const written = (statistics: Statistics) =>
  scoreColumns(statistics).map(({ kind, home, away }) => `${kind} ${home} ${away}`);

test('before there is a score there is nothing to show', () => {
  expect(scoreColumns(standing({ total_score: null }))).toEqual([]);
});

test('sets stand before the points of the game, and the sets won at the end', () => {
  const tennis = standing({
    period_score: [period('first_set', 1, 6, 4), period('second_set', 2, 3, 5)],
    game_score: { home: 40, away: 50 },
  });
  expect(written(tennis)).toEqual(['period 6 4', 'period 3 5', 'points 40 A', 'total 1 0']);
  expect(scoreColumns(tennis).map(({ ahead }) => ahead)).toEqual(['home', 'away', 'away', 'home']);
});

test('in a tie-break fifty points are fifty points', () => {
  const tiebreak = standing({ game_score: { home: 50, away: 49 }, tiebreak: true });
  expect(written(tiebreak)).toEqual(['points 50 49', 'total 1 0']);
});

test('periods that add up to the total are left to the page of the match', () => {
  const hockey = standing({ period_score: [period('first_period', 1, 1, 0)] });
  expect(written(hockey)).toEqual(['total 1 0']);
});

test('of many sets the latest five are shown', () => {
  const ordinals = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh'];
  const sets = ordinals.map((ordinal, index) => period(`${ordinal}_set`, index + 1, index, 11));
  expect(written(standing({ period_score: sets }))).toEqual([
    'period 2 11',
    'period 3 11',
    'period 4 11',
    'period 5 11',
    'period 6 11',
    'total 1 0',
  ]);
});

test('cricket tells wickets with the runs', () => {
  const cricket = standing({
    total_score: { home: 144, away: 185 },
    period_score: [period('first_innings_away', 1, 144, 185)],
    details: { home_dismissals: 9, away_dismissals: 0 },
  });
  expect(written(cricket)).toEqual(['total 144/9 185/0']);
});

test.each([
  ['no period', { period_score: [] }, false],
  ['one that is the whole score', { period_score: [period('first_half', 1, 1, 0)] }, false],
  ['one of several points', { period_score: [period('first_set', 1, 6, 4)] }, true],
  [
    'two periods',
    { period_score: [period('first_half', 1, 1, 0), period('second_half', 2, 0, 0)] },
    true,
  ],
  [
    'a red card',
    { period_score: [period('first_half', 1, 1, 0)], red_cards: { home: 0, away: 1 } },
    true,
  ],
])('the table of periods stands where it says more than the score: %s', (_rule, over, says) => {
  expect(saysMore(standing(over))).toBe(says);
});
