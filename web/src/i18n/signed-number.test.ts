import { expect, test } from 'vitest';
import { plainNumber, signedNumber } from './signed-number';

test.each([
  [3, 'en', '+3'],
  [0.25, 'en', '+0.25'],
  [-1.5, 'en', '\u22121.5'],
  [-1.5, 'de', '\u22121,5'],
  [0, 'ar', '0'],
  [-0, 'en', '0'],
  [-1.5, 'he', '\u2066\u22121.5\u2069'],
  [3, 'fa', '\u2066+3\u2069'],
])('%f is written %s: %s', (value, locale, text) => {
  expect(signedNumber(value, locale)).toBe(text);
});

test('a number of a line has the decimal sign of the language', () => {
  expect([plainNumber(2.25, 'en'), plainNumber(2.25, 'fr')]).toEqual(['2.25', '2,25']);
});
