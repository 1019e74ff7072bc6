import { expect, test } from 'vitest';
import { odds } from '../money';
import { slipLadder } from './slip-ladder';
import { aBet, aComboboost, aSystem } from '@touchline/testkit/bonuses/bonus-builders';

const one = (id: number, minCount: number, bonusOdds: number) =>
  aComboboost({ id, ranges: [{ minCount, maxCount: null, bonusOdds: odds(bonusOdds) }] });

test('a combo stands beside its ladder', () => {
  expect(slipLadder([aComboboost()], [aBet(2000, 2000)])).toMatchObject({
    view: { activeRangeIndex: 0, next: { bonusOdds: 1200, legsMissing: 1 } },
    isOfSingles: false,
  });
});

test('a single selection sees what other legs would bring', () => {
  expect(slipLadder([aComboboost()], [aBet(2000)])).toMatchObject({
    view: { activeRangeIndex: null, next: { bonusOdds: 1100, legsMissing: 1 } },
    isOfSingles: false,
  });
});

test('singles see the ladder of the combo that they would make', () => {
  expect(slipLadder([aComboboost()], [aBet(2000), aBet(3000), aBet(1500)])).toMatchObject({
    view: { activeRangeIndex: 1, suitableSelections: [0, 1, 2] },
    isOfSingles: true,
  });
});

test.each([
  ['nothing on the slip', []],
  ['a system', [aSystem(2000, 2000, 2000)]],
] as const)('%s has no ladder', (_what, bets) => {
  expect(slipLadder([aComboboost()], bets)).toBeNull();
});

test('no boost, no ladder', () => {
  expect(slipLadder([], [aBet(2000, 2000)])).toBeNull();
});

test('of several boosts the one that multiplies most counts', () => {
  const bets = [aBet(2000, 2000)];
  expect(slipLadder([one(1, 2, 1100), one(2, 2, 1300), one(3, 3, 2000)], bets)?.bonus.id).toBe(2);
});

test('where none counts yet, the one that the fewest legs are missing for is shown', () => {
  const bets = [aBet(2000)];
  expect(slipLadder([one(1, 4, 2000), one(2, 2, 1100)], bets)?.bonus.id).toBe(2);
});

test('a boost that has no step left above too many legs is not shown', () => {
  const [short] = aComboboost().ranges;
  const bets = [aBet(2000, 2000, 2000)];
  expect(slipLadder([aComboboost({ ranges: [short!] })], bets)).toBeNull();
});

test.each([
  ['chosen', { type: 'comboboost', id: 1 }, true],
  ['not chosen: a freebet is', { type: 'freebet', id: 1 }, false],
  ['not chosen: another is', { type: 'comboboost', id: 9 }, false],
  ['not chosen: nothing is', null, false],
])('a boost is applied to the combo that it is chosen for: %s', (_what, bonus, isApplied) => {
  const bet = { ...aBet(2000, 2000), bonus };
  expect(slipLadder([one(1, 2, 1100)], [bet])).toMatchObject({ isApplied });
});

test('the boost that is chosen is shown, also beside one that multiplies more', () => {
  const bet = { ...aBet(2000, 2000), bonus: { type: 'comboboost', id: 1 } };
  expect(slipLadder([one(1, 2, 1100), one(2, 2, 1300)], [bet])?.bonus.id).toBe(1);
});

test('singles have no boost applied, whatever is chosen for one of them', () => {
  const bets = [{ ...aBet(2000), bonus: { type: 'comboboost', id: 1 } }, aBet(3000)];
  expect(slipLadder([one(1, 2, 1100)], bets)?.isApplied).toBe(false);
});
