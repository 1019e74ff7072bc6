import fc from 'fast-check';
import { expect, test } from 'vitest';
import { odds } from '../money';
import { oddsRisk } from './odds-risk';

test.each([
  ['the price agreed to is the price now', 2000, 2000, null, null],
  ['the player saw a better price', 2100, 2000, null, 'odds_higher_than_current_odds'],
  ['the player saw a worse price', 1900, 2000, null, 'odds_different_than_bookmaker'],
  ['the price is below the lowest that is taken', 1050, 1050, null, 'odds_too_low'],
  ['the price is above what the provider quotes', 2000, 2000, 1990, 'odds_higher_than_bookmakers'],
  ['it may be below what the provider quotes', 2000, 2000, 2010, null],
  [
    'what is wrong with the site’s own price comes first',
    1900,
    2000,
    1990,
    'odds_higher_than_bookmakers',
  ],
] as const)('%s', (_rule, agreed, now, bookmaker, key) => {
  const current = { now: odds(now), bookmaker: bookmaker && odds(bookmaker), least: odds(1100) };
  expect(oddsRisk(odds(agreed), current)).toBe(key);
});

test('nothing is wrong exactly when the price agreed to is one the site may sell', () => {
  const anyOdds = () => fc.integer({ min: 1000, max: 1002 }).map(odds);
  fc.assert(
    fc.property(anyOdds(), anyOdds(), anyOdds(), anyOdds(), (agreed, now, bookmaker, least) => {
      const fine = agreed === now && least <= now && now <= bookmaker;
      expect(oddsRisk(agreed, { now, bookmaker, least }) === null).toBe(fine);
    }),
  );
});
