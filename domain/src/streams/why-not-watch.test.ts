import { expect, test } from 'vitest';
import { isShownIn, whyNotWatch } from './why-not-watch';

const terms = (who: 'anyone' | 'players', ...closed: string[]) => ({
  who,
  closedCountries: new Set(closed),
});

test.each([
  ['anybody watches where everybody may', terms('anyone'), false, 'FR', null],
  ['a visitor signs in first where players watch', terms('players'), false, 'FR', 'sign_in'],
  ['a player watches', terms('players'), true, 'FR', null],
  ['nobody watches from a closed country', terms('players', 'FR'), true, 'FR', 'country'],
  ['signing in would not help there', terms('players', 'FR'), false, 'FR', 'country'],
  ['a country that nobody told is open', terms('anyone', 'FR'), false, null, null],
] as const)('%s', (_rule, asked, isSignedIn, country, why) => {
  expect(whyNotWatch({ isSignedIn, country }, asked)).toBe(why);
});

test('a stream with countries is for those, and for nobody whose country is not known', () => {
  expect(isShownIn(null, null)).toBe(true);
  expect(isShownIn(['DE'], 'DE')).toBe(true);
  expect(isShownIn(['DE'], 'FR')).toBe(false);
  expect(isShownIn(['DE'], null)).toBe(false);
});
