import { expect, test } from 'vitest';
import { minor } from '../money';
import { BET_TYPES } from './bet-kind';
import { limitsFor, type BetLimits } from './bet-limits';

const limits = (most: number): BetLimits => ({
  minStake: minor(10),
  maxStake: minor(most),
  maxPayout: minor(1_000_000),
});

test('systems and custom bets have limits of their own', () => {
  const given = { default: limits(500), system: limits(200), custom_bet: limits(100) };
  const most = BET_TYPES.map((type) => limitsFor(type, given).maxStake);
  expect(most).toEqual([500n, 500n, 200n, 100n]);
});

test('a stake type without limits of its own has the default ones', () => {
  const given = { default: limits(500), system: limits(200) };
  const most = BET_TYPES.map((type) => limitsFor(type, given).maxStake);
  expect(most).toEqual([500n, 500n, 200n, 500n]);
});
