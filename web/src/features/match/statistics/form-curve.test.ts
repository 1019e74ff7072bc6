import { expect, test } from 'vitest';
import { formBars, formSum } from './form-curve';
import { aForm, aPlayedMatch } from '@touchline/testkit/page/played';

const FORM = {
  home: aForm('Arsenal', [
    aPlayedMatch('Everton', 'Arsenal', [0, 2], 3),
    aPlayedMatch('Arsenal', 'Everton', [1, 1], 2),
    aPlayedMatch('Arsenal', 'Chelsea', [0, 4], 1),
  ]),
  away: aForm('Chelsea', [aPlayedMatch('Chelsea', 'Everton', [3, 2], 4)]),
};

test('bars stand from the oldest match to the latest, and say who it was against and where', () => {
  const { home } = formBars(FORM);
  expect(home.map(({ id, opponent, isHome }) => [id, opponent, isHome])).toEqual([
    [1, 'Chelsea', true],
    [2, 'Everton', true],
    [3, 'Everton', false],
  ]);
});

test('bars of both sides are on one scale: the greatest difference is as high as can be', () => {
  const { home, away } = formBars(FORM);
  expect(home.map(({ height }) => height)).toEqual([-1, 0, 0.5]);
  expect(away.map(({ height }) => height)).toEqual([0.25]);
});

test('a draw has no height, also where there is nothing else', () => {
  const drawn = aForm('Arsenal', [aPlayedMatch('Arsenal', 'Everton', [0, 0])]);
  expect(formBars({ home: drawn, away: drawn }).home[0]?.height).toBe(0);
});

test('a side sums up what it did from its own point of view', () => {
  expect(formSum(formBars(FORM).home)).toEqual({
    won: 1,
    drawn: 1,
    lost: 1,
    scored: 3,
    conceded: 5,
  });
});
