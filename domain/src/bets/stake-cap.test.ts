import { expect, test } from 'vitest';
import { minor } from '../money';
import { cappedStake, STAKE_CAP } from './stake-cap';

const CAP = minor(STAKE_CAP * 100);

test.each([
  ['a stake of 40.00 stays', 4000n, 1, 4000n],
  ['above it becomes the cap', 4001n, 1, 4000n],
  ['each item has the cap to itself', 12_000n, 3, 12_000n],
  ['above it for each, it becomes the cap for each', 12_001n, 3, 12_000n],
])('%s', (_rule, stake, items, expected) => {
  expect(cappedStake(minor(stake), items, CAP)).toBe(expected);
});

test('the cap is a setting', () => {
  expect(cappedStake(minor(4001), 1, minor(10_000))).toBe(4001n);
});
