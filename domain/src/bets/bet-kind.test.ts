import { expect, test } from 'vitest';
import { BET_TYPES, comboName, displayTypeOf } from './bet-kind';

test.each([
  [2, 'double'],
  [3, 'treble'],
  [4, 'accumulator'],
  [20, 'accumulator'],
] as const)('a combo of %d is a %s, and shown as a combo', (count, name) => {
  expect(comboName(count)).toBe(name);
  expect(displayTypeOf(name)).toBe('combo');
});

test('bets are single, combo, system or custom_bet, and shown as such', () => {
  expect(BET_TYPES.map(displayTypeOf)).toEqual(['single', 'combo', 'system', 'custom_bet']);
});
