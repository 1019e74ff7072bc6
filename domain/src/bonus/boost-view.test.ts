import fc from 'fast-check';
import { expect, test } from 'vitest';
import { odds } from '../money';
import { activeRange, boostOdds } from './boost';
import { boostView } from './boost-view';
import { aBet, aComboboost, anyLadder, aSystem } from '@touchline/testkit/bonuses/bonus-builders';

test.each([
  ['one leg', aBet(2000), null, [0], { bonusOdds: 1100, legsMissing: 1 }],
  ['two legs', aBet(2000, 1200), 0, [0, 1], { bonusOdds: 1200, legsMissing: 1 }],
  ['three legs', aBet(2000, 2000, 2000), 1, [0, 1, 2], { bonusOdds: 1500, legsMissing: 2 }],
  ['five legs', aBet(2000, 2000, 2000, 2000, 2000), 2, [0, 1, 2, 3, 4], null],
  [
    'an unsuitable leg keeps every range from counting',
    aBet(2000, 1199, 2000),
    null,
    [0, 2],
    { bonusOdds: 1200, legsMissing: 1 },
  ],
  [
    'a system has no range',
    aSystem(2000, 2000, 2000),
    null,
    [0, 1, 2],
    { bonusOdds: 1500, legsMissing: 2 },
  ],
] as const)('a comboboost beside %s', (_rule, bet, activeRangeIndex, suitableSelections, next) => {
  expect(boostView(aComboboost(), bet)).toEqual({ activeRangeIndex, suitableSelections, next });
});

test('a leg that meets the odds never lowers the range, nor what it pays', () => {
  const anyLegs = fc.array(fc.integer({ min: 1000, max: 5000 }).map(odds), { maxLength: 25 });
  const anyAdded = fc.integer({ min: 1200, max: 5000 }).map(odds);
  fc.assert(
    fc.property(anyLadder(), anyLegs, anyAdded, (ranges, legs, added) => {
      const boost = { minOdds: odds(1200), ranges };
      const more = [...legs, added];
      expect(activeRange(boost, more) ?? -1).toBeGreaterThanOrEqual(activeRange(boost, legs) ?? -1);
      expect(boostOdds(boost, more)).toBeGreaterThanOrEqual(boostOdds(boost, legs));
    }),
  );
});

test('the legs that the view says are missing lead to the range it names', () => {
  fc.assert(
    fc.property(anyLadder(), fc.integer({ min: 1, max: 25 }), (ranges, count) => {
      const view = (legs: number) =>
        boostView(aComboboost({ ranges }), aBet(...Array.from({ length: legs }, () => 2000)));
      const { activeRangeIndex, next } = view(count);
      const reached = view(count + (next?.legsMissing ?? 0)).activeRangeIndex ?? -1;
      expect(reached).toBe(next ? (activeRangeIndex ?? -1) + 1 : ranges.length - 1);
      if (next) expect(ranges[reached]?.bonusOdds).toBe(next.bonusOdds);
    }),
  );
});
