import { expect, test } from 'vitest';
import { odds } from '../money';
import { activeRange, boostOdds, nextRange } from './boost';
import { LADDER } from '@touchline/testkit/bonuses/bonus-builders';

const bounded = LADDER.slice(0, 2);

test.each([
  ['too few legs', LADDER, [2000], null, 1000],
  ['as many as the first range takes', LADDER, [2000, 2000], 0, 1100],
  ['the fewest of a range', LADDER, [2000, 2000, 2000], 1, 1200],
  ['the most of a range', LADDER, [2000, 2000, 2000, 2000], 1, 1200],
  ['any number above the last range', LADDER, [2000, 2000, 2000, 2000, 2000, 2000], 2, 1500],
  ['more than the last range takes', bounded, [2000, 2000, 2000, 2000, 2000], null, 1000],
  ['legs at the least odds', LADDER, [1200, 1200], 0, 1100],
  ['one leg below the least odds', LADDER, [2000, 1199], null, 1000],
  ['no legs', LADDER, [], null, 1000],
] as const)('the range of a combo with %s', (_rule, ranges, thousandths, range, bonusOdds) => {
  const boost = { minOdds: odds(1200), ranges };
  const legs = thousandths.map(odds);
  expect(activeRange(boost, legs)).toBe(range);
  expect(boostOdds(boost, legs)).toBe(bonusOdds);
});

test.each([
  [1, 2],
  [2, 3],
  [4, 5],
  [5, undefined],
] as const)('after %i legs the next range begins at %s', (count, minCount) => {
  expect(nextRange(LADDER, count)?.minCount).toBe(minCount);
});
