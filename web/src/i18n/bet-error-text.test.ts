import { odds } from '@touchline/domain/money';
import { expect, test } from 'vitest';
import { betErrorText, oddsMoveText } from './bet-error-text';
import { loadCatalogue } from './catalogues';
import { createText } from './text';

const text = createText('en', await loadCatalogue('en'));

test('a custom bet whose selections have no price together is told in the book’s own words', () => {
  const contradicting = { code: 120, message: 'These selections cannot all win.' };
  expect(betErrorText(text, { ...contradicting, customOdds: null })).toBe(contradicting.message);
  const changed = { code: 120, message: 'The odds are 3.15 now.', customOdds: odds(3150) };
  expect(betErrorText(text, changed)).toContain('have changed');
});

test.each([
  ['odds_higher_than_current_odds', 'The odds have fallen.'],
  ['odds_different_than_bookmaker', 'The odds have risen.'],
  ['odds_too_low', null],
  ['contradicting', null],
  [null, null],
])('which way odds have moved is told where the book says so: %s', (details, words) => {
  expect(oddsMoveText(text, details)).toBe(words);
});
