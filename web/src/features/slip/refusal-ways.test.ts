import { BET_ERROR } from '@touchline/wire/errors';
import { expect, test } from 'vitest';
import { REFUSAL_WAYS, wayOut } from './refusal-ways';

test('every code of a refusal has its way out, and none stands for two', () => {
  const named = Object.entries(BET_ERROR).map(([name, code]) => [name, wayOut(code)]);
  expect(Object.fromEntries(named)).toEqual(REFUSAL_WAYS);
  expect(new Set(Object.values(BET_ERROR)).size).toBe(named.length);
});

test.each([
  ['prices that moved are agreed to', 101, 'accept'],
  ['a custom bet whose price moved is agreed to', 120, 'accept'],
  ['the spec names a municipality that is missing: it stands in the profile', 118, 'profile'],
  ['money that is short is paid in', BET_ERROR.insufficientFunds, 'deposit'],
  ['a code that nobody here knows has its words alone', 4711, 'none'],
  ['what is no code of a bet has its words alone', 'forbidden', 'none'],
] as const)('%s', (_rule, code, way) => {
  expect(wayOut(code)).toBe(way);
});
