import { aPick, slipOf } from '@touchline/testkit/slip/slip';
import { expect, test } from 'vitest';
import { minor, odds } from '../money';
import { boostedParts } from './boosted';

const BOOST = {
  type: 'comboboost',
  id: 1,
  minOdds: odds(1200),
  ranges: [{ minCount: 3, maxCount: null, bonusOdds: odds(1100) }],
} as const;

const picks = [2350, 2240, 2510].map((price, at) => aPick({ matchId: at + 1, odds: price }));

function combo(legs: number, isBoosted = true) {
  const [bet] = slipOf(picks.slice(0, legs)).bets;
  if (!bet) throw new Error('there is a bet');
  return {
    ...bet,
    kind: { type: 'combo' } as const,
    bonus: isBoosted ? BOOST : null,
    stake: { ...bet.stake, amount: minor(1000) },
  };
}

test('a boosted bet is its legs times its boost, and says what that adds', () => {
  expect(boostedParts(combo(3))).toEqual({ legs: 13_212, boost: 1100, adds: 1321n });
});

test('a boost that is not reached, or not chosen, adds nothing', () => {
  expect(boostedParts(combo(2))).toBeNull();
  expect(boostedParts(combo(3, false))).toBeNull();
});
