import fc from 'fast-check';
import { expect, test } from 'vitest';
import { minor, odds } from '../money';
import { betResult, isDecided } from './bet-result';
import { LEG_RESULTS, type LegResult } from './leg-result';
import { standingOf } from './settle-bet';

const legs = (...results: LegResult[]) => results.map((result) => ({ odds: odds(2000), result }));

test.each([
  ['an open leg keeps the bet open', ['win_entire', 'no_results'], 'no_results', null],
  ['a lost leg decides at once', ['lose_entire', 'no_results'], 'lose_entire', 0n],
  ['all won', ['win_entire', 'win_entire'], 'win_entire', 400n],
  ['all cancelled', ['canceled', 'canceled'], 'canceled', 100n],
  ['cancelled and refunded', ['canceled', 'refund_entire'], 'refund_entire', 100n],
  ['what is refunded does not colour the win', ['refund_entire', 'win_entire'], 'win_entire', 200n],
  ['a lone half win', ['refund_half_win_other', 'canceled'], 'refund_half_win_other', 150n],
  ['a lone half loss', ['refund_half_lose_other'], 'refund_half_lose_other', 50n],
  [
    'half losses only',
    ['refund_half_lose_other', 'refund_half_lose_other'],
    'refund_half_lose_other',
    25n,
  ],
  ['a half win beside a win', ['refund_half_win_other', 'win_entire'], 'win_entire', 300n],
] as const)('%s', (_rule, results, result, payout) => {
  expect(standingOf(minor(100), legs(...results))).toEqual({ result, payout });
});

test('a bet has a payout exactly when it is decided, and a lost one pays nothing', () => {
  const anyResults = fc.array(fc.constantFrom(...LEG_RESULTS), { minLength: 1, maxLength: 12 });
  fc.assert(
    fc.property(anyResults, (results) => {
      const { result, payout } = standingOf(minor(1000), legs(...results));
      expect(payout !== null).toBe(isDecided(results));
      expect(result).toBe(betResult(results));
      if (result === 'lose_entire') expect(payout).toBe(0n);
    }),
  );
});
