import { expect, test } from 'vitest';
import { canonicalLocale, isRightToLeft } from './locale';

test.each([
  ['sr', 'sr-ME'],
  ['no', 'nb'],
  ['tl', 'fil'],
  ['vn', 'vi'],
  ['se', 'sv'],
  ['br', 'pt-BR'],
  ['NO', 'nb'],
  ['de', 'de'],
  ['constructor', 'constructor'],
])('%s is the locale %s', (alias, code) => {
  expect(canonicalLocale(alias)).toBe(code);
});

test('Arabic, Hebrew, Persian and Urdu are written from the right, no other', () => {
  const codes = ['ar', 'he', 'fa', 'ur', 'en', 'de', 'tr', 'hi'];
  expect(codes.filter(isRightToLeft)).toEqual(['ar', 'he', 'fa', 'ur']);
});
