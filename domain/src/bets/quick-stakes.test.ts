import { expect, test } from 'vitest';
import { minor } from '../money';
import { refused, ok } from '../result';
import { quickStakes } from './quick-stakes';

const LIMITS = { minStake: minor(10), maxStake: minor(5000) };
const amounts = (...each: number[]) => each.map(minor);

test.each([
  ['they stand from the smallest to the largest', [700, 200, 1000], [200, 700, 1000]],
  ['an amount that is there twice counts once', [200, 700, 200], [200, 700]],
  ['a field that is empty is no amount', [0, 200, 0], [200]],
  ['without any there is none, which stands for those of the site', [0, 0], []],
  ['the least and the largest stake are taken', [5000, 10], [10, 5000]],
])('quick stakes: %s', (_rule, entered, expected) => {
  expect(quickStakes(amounts(...entered), LIMITS)).toEqual(ok(amounts(...expected)));
});

test('the first amount that can be no stake is named', () => {
  expect(quickStakes(amounts(200, 9, 9000), LIMITS)).toEqual(
    refused({ at: 1, fault: 'stake_below_min' }),
  );
  expect(quickStakes(amounts(200, 5001, 9), LIMITS)).toEqual(
    refused({ at: 1, fault: 'stake_above_max' }),
  );
});
