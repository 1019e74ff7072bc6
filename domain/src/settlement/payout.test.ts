import fc from 'fast-check';
import { expect, test } from 'vitest';
import { minor, odds, potentialWin } from '../money';
import type { FinalResult } from './leg-result';
import { LEG_RESULTS } from './leg-result';
import { comboPayout } from './payout';

const FINAL = LEG_RESULTS.filter((each): each is FinalResult => each !== 'no_results');
const anyStake = () => fc.bigInt({ min: 1n, max: 1_000_000n }).map(minor);
const anyOdds = () => fc.integer({ min: 1000, max: 1_000_000 }).map(odds);
const anyLeg = () => fc.record({ odds: anyOdds(), result: fc.constantFrom(...FINAL) });
const anyLegs = () => fc.array(anyLeg(), { minLength: 1, maxLength: 20 });

test.each([
  ['both legs win', ['win_entire', 'win_entire'], 600n],
  ['one leg loses', ['win_entire', 'lose_entire'], 0n],
  ['a refunded leg counts as 1.00', ['win_entire', 'refund_entire'], 200n],
  ['a cancelled leg counts as 1.00', ['canceled', 'win_entire'], 300n],
  ['half refunded, half won', ['win_entire', 'refund_half_win_other'], 400n],
  ['half refunded, half lost', ['win_entire', 'refund_half_lose_other'], 100n],
  ['everything cancelled gives the stake back', ['canceled', 'canceled'], 100n],
] as const)('%s', (_rule, [first, second], expected) => {
  const legs = [
    { odds: odds(2000), result: first },
    { odds: odds(3000), result: second },
  ];
  expect(comboPayout(minor(100), legs)).toBe(expected);
});

test('a payout is rounded down once, at the end', () => {
  const third = { odds: odds(1333), result: 'win_entire' as const };
  expect(comboPayout(minor(100), [third])).toBe(133n);
  expect(comboPayout(minor(100), [third, third])).toBe(177n);
  expect(comboPayout(minor(1), [{ odds: odds(1999), result: 'win_entire' }])).toBe(1n);
});

test('a dead heat leaves its share of a win, and nothing else is shared', () => {
  const half = { odds: odds(3000), deadHeat: 5000 };
  expect(comboPayout(minor(100), [{ ...half, result: 'win_entire' }])).toBe(150n);
  expect(comboPayout(minor(100), [{ ...half, result: 'refund_entire' }])).toBe(100n);
  expect(
    comboPayout(minor(100), [
      { ...half, result: 'win_entire' },
      { odds: odds(2000), result: 'win_entire' },
    ]),
  ).toBe(300n);
});

test('when every leg wins, the payout is the win that was promised', () => {
  fc.assert(
    fc.property(anyStake(), fc.array(anyOdds(), { minLength: 1, maxLength: 20 }), (stake, all) => {
      const legs = all.map((each) => ({ odds: each, result: 'win_entire' as const }));
      expect(comboPayout(stake, legs)).toBe(potentialWin(stake, all));
    }),
  );
});

test('no results pay more than all legs winning, and none takes more than the stake', () => {
  fc.assert(
    fc.property(anyStake(), anyLegs(), (stake, legs) => {
      const payout = comboPayout(stake, legs);
      expect(payout).toBeGreaterThanOrEqual(0n);
      expect(payout).toBeLessThanOrEqual(
        potentialWin(
          stake,
          legs.map((leg) => leg.odds),
        ),
      );
    }),
  );
});

test('the order of the legs does not matter', () => {
  fc.assert(
    fc.property(anyStake(), anyLegs(), (stake, legs) => {
      expect(comboPayout(stake, [...legs].reverse())).toBe(comboPayout(stake, legs));
    }),
  );
});
