import { odds } from '@touchline/domain/money';
import { BET_ERROR } from '@touchline/wire/errors';
import { expect, test } from 'vitest';
import { REFUSAL_WAYS, wayOut } from './refusal-ways';

test('every code of a refusal has its way out, and none stands for two', () => {
  const named = Object.entries(BET_ERROR).map(([name, code]) => [
    name,
    wayOut({ code, customOdds: odds(2000) }),
  ]);
  expect(Object.fromEntries(named)).toEqual(REFUSAL_WAYS);
  expect(new Set(Object.values(BET_ERROR)).size).toBe(named.length);
});

test.each([
  ['prices that moved are agreed to', 101, 'accept'],
  ['the spec names a municipality that is missing: it stands in the profile', 118, 'profile'],
  ['money that is short is paid in', BET_ERROR.insufficientFunds, 'deposit'],
  ['a code that nobody here knows has its words alone', 4711, 'none'],
  ['what is no code of a bet has its words alone', 'forbidden', 'none'],
] as const)('%s', (_rule, code, way) => {
  expect(wayOut({ code })).toBe(way);
});

test('a custom bet is agreed to where the book names its price, and not where it has none', () => {
  expect(wayOut({ code: 120, customOdds: odds(3150) })).toBe('accept');
  expect(wayOut({ code: 120, customOdds: null })).toBe('none');
});
