import { expect, test } from 'vitest';
import { schemeOf } from './look';
import { thisPage } from './mount';

test.each([
  ['light dark', true, 'dark'],
  ['light dark', false, 'light'],
  ['dark light', true, 'dark'],
  ['dark', false, 'dark'],
  ['only dark', false, 'dark'],
  ['light', true, 'light'],
  ['normal', true, 'light'],
] as const)('a page with "%s", on a dark system: %s, is %s', (said, isSystemDark, scheme) => {
  expect(schemeOf(said, isSystemDark)).toBe(scheme);
});

test('the player comes back to the page they left, without the result of the deposit before', () => {
  expect(thisPage('https://bets.example/live?deposit=error&sport=soccer#top')).toBe(
    'https://bets.example/live?sport=soccer#top',
  );
});
