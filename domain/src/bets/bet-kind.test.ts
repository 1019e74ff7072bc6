import { expect, test } from 'vitest';
import { BET_TYPE_WORDS, BET_TYPES, shownBetType } from './bet-kind';

test('SPEC §9: bets are single, combo, system and custom_bet, and nothing else', () => {
  expect(BET_TYPES.join(' ')).toBe('single combo system custom_bet');
});

test('SPEC §3: doubles, trebles and accumulators show as combos, and all else as itself', () => {
  const shown = BET_TYPE_WORDS.map((word) => `${word}=${shownBetType(word)}`);
  expect(shown.join(' ')).toBe(
    'single=single combo=combo system=system custom_bet=custom_bet double=combo treble=combo accumulator=combo',
  );
});
