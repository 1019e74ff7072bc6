import { minor } from '@touchline/domain/money';
import { expect, test } from 'vitest';
import { roughly } from './rates';

test.each([
  ['the same currency is the same money', 1234, 'EUR', 'EUR', 1234n],
  ['dollars are worth a little less than euros', 109, 'USD', 'EUR', 100n],
  ['and the other way round', 100, 'EUR', 'USD', 109n],
  ['what was taken back stays below zero', -109, 'USD', 'EUR', -100n],
  ['each currency counts in its own subunits', 1100, 'BTC', 'EUR', 100n],
  ['a currency without a rate counts unit for unit', 5, 'JPY', 'EUR', 500n],
] as const)('%s', (_rule, amount, from, to, expected) => {
  expect(roughly(minor(amount), from, to)).toBe(expected);
});
