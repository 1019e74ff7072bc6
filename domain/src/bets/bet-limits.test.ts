import { expect, test } from 'vitest';
import { minor } from '../money';
import { BET_TYPES } from './bet-kind';
import { limitsFor, type BetLimits, type StakeLimit, tightened } from './bet-limits';

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

const set = (given: Partial<StakeLimit>): StakeLimit => ({
  stakeType: null,
  maxStake: null,
  maxPayout: null,
  ...given,
});

test.each<[string, StakeLimit[], [bigint, bigint]]>([
  ['nothing set leaves the limits of the site', [], [500n, 1_000_000n]],
  [
    'the tightest holds, each bound by itself',
    [set({ maxStake: minor(300) }), set({ maxStake: minor(200), maxPayout: minor(900) })],
    [200n, 900n],
  ],
  ['a wider one changes nothing', [set({ maxStake: minor(600) })], [500n, 1_000_000n]],
  [
    'one of systems does not hold for a single',
    [set({ stakeType: 'system', maxStake: minor(1) })],
    [500n, 1_000_000n],
  ],
  [
    'one of ordinary bets does',
    [set({ stakeType: 'default', maxStake: minor(1) })],
    [1n, 1_000_000n],
  ],
])('%s', (_rule, limit, [maxStake, maxPayout]) => {
  expect(tightened('single', limits(500), limit)).toEqual({ minStake: 10n, maxStake, maxPayout });
});

test('a combo is held by the limits of ordinary bets, a system and a custom bet by their own', () => {
  const own = set({ stakeType: 'system', maxStake: minor(1) });
  const most = BET_TYPES.map((type) => tightened(type, limits(500), [own]).maxStake);
  expect(most).toEqual([500n, 500n, 1n, 500n]);
});
