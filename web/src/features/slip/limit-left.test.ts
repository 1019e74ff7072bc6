import { minor } from '@touchline/domain/money';
import type { LimitRead } from '@touchline/wire/limits';
import { expect, test } from 'vitest';
import { tightestLeft } from './limit-left';

const aLimit = (parts: Partial<LimitRead>): LimitRead => ({
  id: '1',
  type: 'wager',
  status: 'active',
  period: 'day',
  amount: minor(5000),
  count: null,
  seconds: null,
  until: null,
  used: 1000,
  ...parts,
});

test('of several limits of money the one that leaves least is shown', () => {
  const limits = [
    aLimit({}),
    aLimit({ type: 'loss', period: 'week', amount: minor(9000), used: 8500 }),
    aLimit({ type: 'bet', amount: null, count: 3, used: 2 }),
  ];
  expect(tightestLeft(limits)).toEqual({ unit: 'amount', left: 500n, period: 'week' });
});

test('a limit of bets is shown where none of money is', () => {
  const limits = [aLimit({ type: 'bet', amount: null, count: 3, used: 2, period: 'month' })];
  expect(tightestLeft(limits)).toEqual({ unit: 'count', left: 1, period: 'month' });
});

test('a limit that is used up leaves nothing, never less', () => {
  expect(tightestLeft([aLimit({ used: 7000 })])).toMatchObject({ left: 0n });
});

test.each([
  ['of deposits', { type: 'deposit' }],
  ['that waits to be confirmed', { status: 'unconfirmed' }],
  ['that has ended', { status: 'disabled' }],
  ['of which nobody says what is used', { used: null }],
] as const)('a limit %s says nothing of stakes', (_which, parts) => {
  expect(tightestLeft([aLimit(parts)])).toBeNull();
});
