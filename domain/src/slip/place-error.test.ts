import { expect, test } from 'vitest';
import { odds } from '../money';
import { errorKey } from './place-error';

test.each([
  [101, 'error.place_bets.invalid_odds'],
  [118, 'error.place_bets.default'],
  [1000, 'error.place_bets.default'],
  ['bets_refused', 'error.place_bets.default'],
])('code %s has the message %s', (code, key) => {
  expect(errorKey({ code })).toBe(key);
});

test('the odds of a custom bet have changed only where the book names those of now', () => {
  const changed = errorKey({ code: 120, customOdds: odds(3150) });
  expect(changed).toBe('error.place_bets.invalid_odds_custom_bet');
  expect(errorKey({ code: 120, customOdds: null })).toBe('error.place_bets.default');
});
