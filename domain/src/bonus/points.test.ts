import fc from 'fast-check';
import { expect, test } from 'vitest';
import { minor, odds, ONCE, sum, ZERO, type Minor } from '../money';
import type { BetResult } from '../settlement/bet-result';
import {
  farmStats,
  isPlayed,
  potentialPoints,
  prizesDue,
  resettledPoints,
  type FarmingBet,
} from './points';
import { aFarming } from '@touchline/testkit/bonuses/bonus-builders';

/** 10.00 at 2.50. */
const bet: FarmingBet = {
  stake: minor(1000),
  toDefault: ONCE,
  price: { times: 2500n, over: 1000n },
  eventIds: [1, 2],
};
const OUTCOMES = [
  'no_results',
  'canceled',
  'win_entire',
  'lose_entire',
  'refund_entire',
  'refund_half_win_other',
  'refund_half_lose_other',
  'cashed_out',
] as const satisfies readonly BetResult[];

test.each([
  ['won', 'win_entire', true],
  ['lost', 'lose_entire', true],
  ['half won', 'refund_half_win_other', true],
  ['half lost', 'refund_half_lose_other', true],
  ['refunded', 'refund_entire', false],
  ['cancelled', 'canceled', false],
  ['cashed out', 'cashed_out', false],
  ['open', 'no_results', false],
] as const)('a bet that is %s: whether it was won or lost', (_rule, outcome, expected) => {
  expect(isPlayed(outcome)).toBe(expected);
});

test.each([
  ['are capped per bet', bet, aFarming({ maxPointsPerBet: minor(1499) }), [], 1499n],
  ['below the cap are not', bet, aFarming({ maxPointsPerBet: minor(1501) }), [], 1500n],
  [
    'are counted in the default currency',
    { ...bet, toDefault: { times: 9n, over: 10n } },
    aFarming(),
    [],
    1350n,
  ],
  [
    'are rounded down once',
    { ...bet, stake: minor(3), toDefault: { times: 2n, over: 3n } },
    aFarming(),
    [],
    3n,
  ],
  ['at the least stake count', bet, aFarming({ minStake: minor(1000) }), [], 1500n],
  ['below the least stake are none', bet, aFarming({ minStake: minor(1001) }), [], 0n],
  [
    'have their least stake in the default currency',
    { ...bet, toDefault: { times: 9n, over: 10n } },
    aFarming({ minStake: minor(901) }),
    [],
    0n,
  ],
  ['at the highest odds count in full', bet, aFarming({ maxOdds: odds(2500) }), [], 1500n],
  ['above the highest odds are as at those', bet, aFarming({ maxOdds: odds(2400) }), [], 1400n],
  ['at odds below one are none', { ...bet, price: { times: 1n, over: 2n } }, aFarming(), [], 0n],
  ['of a farmed event count again', bet, aFarming(), [2], 1500n],
  ['of a farmed event count once', bet, aFarming({ oncePerEvent: true }), [2], 0n],
  ['of other events count', bet, aFarming({ oncePerEvent: true }), [3], 1500n],
] as const)('points %s', (_rule, bet, farming, farmed, expected) => {
  expect(potentialPoints(bet, farming, farmed)).toBe(expected);
});

test.each([
  ['below the points of a prize: none', 9999n, 0, null, 0],
  ['at the points of a prize: one', 10_000n, 0, null, 1],
  ['twice the points: two', 25_000n, 0, null, 2],
  ['what was issued is not due again', 25_000n, 1, null, 1],
  ['points taken back after the prize: none', 5000n, 1, null, 0],
  ['only as often as it can be earned', 90_000n, 0, 1, 1],
  ['a lootbox that was given gives no other', 90_000n, 1, 1, 0],
] as const)('prizes due %s', (_rule, points, issued, mostPrizes, expected) => {
  expect(prizesDue(minor(points), issued, aFarming({ mostPrizes }))).toBe(expected);
});

test('the farming of a player as it is shown', () => {
  const totals = {
    betsCount: 3,
    stakes: minor(1001),
    points: minor(14_000),
    openPoints: minor(6000),
    prizesIssued: 1,
  };
  const farming = aFarming({ prize: [minor(500), minor(300)] });
  expect(farmStats(totals, farming)).toEqual({
    betsCount: 3,
    avgStake: 334n,
    points: 14_000n,
    availablePoints: 4000n,
    potentialPoints: 6000n,
    potentialFreebetAmount: 800n,
    initialPool: 800n,
  });
  const fallen = farmStats({ ...totals, points: minor(8000), openPoints: ZERO }, farming);
  expect(fallen).toMatchObject({ availablePoints: 0n, potentialFreebetAmount: 0n });
});

test('without bets there is nothing to show', () => {
  const totals = { betsCount: 0, stakes: ZERO, points: ZERO, openPoints: ZERO, prizesIssued: 0 };
  expect(farmStats(totals, aFarming())).toMatchObject({ avgStake: 0n, availablePoints: 0n });
});

test('points that were never earned cannot be taken back', () => {
  expect(() => resettledPoints(minor(5), minor(6), ZERO)).toThrow('in the total');
});

test('whatever results bets take, points are those of the last ones, and never below zero', () => {
  const anyStep = fc.record({
    bet: fc.nat(3),
    outcome: fc.constantFrom(...OUTCOMES),
  });
  const anyStakes = fc.array(fc.bigInt({ min: 0n, max: 100_000n }), { minLength: 4, maxLength: 4 });
  fc.assert(
    fc.property(fc.array(anyStep, { maxLength: 30 }), anyStakes, (steps, stakes) => {
      const farming = aFarming({ maxPointsPerBet: minor(90_000) });
      const earned = new Map<number, Minor>();
      let [total, issued] = [ZERO, 0];
      for (const { bet: id, outcome } of steps) {
        const stake = minor(stakes[id] ?? 0);
        const after = isPlayed(outcome) ? potentialPoints({ ...bet, stake }, farming, []) : ZERO;
        total = resettledPoints(total, earned.get(id) ?? ZERO, after);
        earned.set(id, after);
        issued += prizesDue(total, issued, farming);
        const totals = { betsCount: 4, stakes: ZERO, points: total, openPoints: ZERO };
        const shown = farmStats({ ...totals, prizesIssued: issued }, farming);
        expect(total).toBe(sum([...earned.values()]));
        expect(total >= 0n && shown.availablePoints >= 0n).toBe(true);
        expect(shown.availablePoints).toBeLessThan(farming.pointsNeeded);
        expect(shown.potentialFreebetAmount).toBe(0n);
      }
    }),
  );
});
