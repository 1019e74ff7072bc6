import { expect, test } from 'vitest';
import { minor, odds } from '../money';
import { boostFreebet, chestOutcome, chestSize } from './chest';
import { aFreebet, aLootbox, NOW } from '@touchline/testkit/bonuses/bonus-builders';

test.each([
  [0, 'small'],
  [2, 'small'],
  [3, 'medium'],
  [5, 'medium'],
  [6, 'large'],
] as const)('a chest of %i freebets is %s', (count, size) => {
  expect(chestSize(count)).toBe(size);
});

test.each([
  ['open while it can be won', aLootbox(), 0, null],
  ['won with its points', aLootbox(), 1, 'win'],
  ['lost when time runs out', aLootbox({ validTo: NOW }), 0, 'loss'],
  ['lost when the bonus is over', aLootbox({ status: 'bonus_over' }), 0, 'loss'],
  ['won, though its time is over', aLootbox({ validTo: NOW }), 1, 'win'],
] as const)('a chest is %s', (_rule, lootbox, issued, expected) => {
  expect(chestOutcome(lootbox, issued, NOW)).toBe(expected);
});

test('a boost multiplies one freebet of the chest, rounded down, and then no other', () => {
  const lootbox = aLootbox({ boost: odds(2500), freebetsToBoost: [7, 8] });
  const freebet = aFreebet('freebet', { id: 7, amount: minor(333) });
  const boosted = boostFreebet(lootbox, freebet, NOW);
  expect(boosted).toEqual({
    ok: true,
    value: { lootbox: { ...lootbox, freebetsToBoost: [] }, freebet: { ...freebet, amount: 832n } },
  });
  const other = aFreebet('freebet', { id: 8 });
  expect(boosted.ok && boostFreebet(boosted.value.lootbox, other, NOW).ok).toBe(false);
});

test.each([
  ['a freebet of another chest', aFreebet('freebet', { id: 9 }), 'not_boostable'],
  ['an expired one', aFreebet('freebet', { id: 7, validTo: NOW }), 'freebet_not_usable'],
  ['a used one', aFreebet('freebet', { id: 7, usesCount: 1, usedCount: 1 }), 'freebet_not_usable'],
] as const)('a boost is refused: %s', (_rule, freebet, error) => {
  expect(boostFreebet(aLootbox({ freebetsToBoost: [7] }), freebet, NOW)).toEqual({
    ok: false,
    error,
  });
});

test('a freebet that waits to be activated can be boosted', () => {
  const freebet = aFreebet('freebet', { id: 7, status: 'available' });
  expect(boostFreebet(aLootbox({ freebetsToBoost: [7] }), freebet, NOW).ok).toBe(true);
});
