import { expect, test } from 'vitest';
import { BET_TYPES } from './bet-kind';

test('SPEC §9: bets are single, combo, system and custom_bet, and nothing else', () => {
  expect(BET_TYPES.join(' ')).toBe('single combo system custom_bet');
});
