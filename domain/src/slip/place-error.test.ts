import { expect, test } from 'vitest';
import { errorKey } from './place-error';

test.each([
  [101, 'error.place_bets.invalid_odds'],
  [120, 'error.place_bets.invalid_odds_custom_bet'],
  [118, 'error.place_bets.default'],
  [1000, 'error.place_bets.default'],
  ['bets_refused', 'error.place_bets.default'],
])('code %s has the message %s', (code, key) => {
  expect(errorKey(code)).toBe(key);
});
