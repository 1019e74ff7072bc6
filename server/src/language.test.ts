import { expect, test } from 'vitest';
import { filled, filledIn, inLanguage, isolated, languageFor } from './language';

const LANGUAGES = { en: 'English', de: 'Deutsch', 'pt-BR': 'Português', nb: 'Norsk' };

test.each([
  ['a locale has its own', 'pt-BR', 'Português'],
  ['a region has its language', 'de-AT', 'Deutsch'],
  ['an alias is the locale it stands for', 'no', 'Norsk'],
  [
    'another region of a language that is told for one region alone has English',
    'pt-PT',
    'English',
  ],
  ['a language without words has English', 'fi', 'English'],
  ['nothing has English', '', 'English'],
  ['a name that every object has is no language', 'constructor', 'English'],
])('%s: %s', (_rule, locale, name) => {
  expect(inLanguage(LANGUAGES, locale)).toBe(name);
  expect(LANGUAGES[languageFor(LANGUAGES, locale) as keyof typeof LANGUAGES]).toBe(name);
});

test('values go where their names stand, once, and what has no value stays', () => {
  expect(filled('{a} and {b} and {c}', { a: '{b}', b: '$&' })).toBe('{b} and $& and {c}');
});

test('in a line from the right, values with letters or signs of their own are set apart', () => {
  expect(filledIn('en', '{a}: {b}', { a: 'Arsenal', b: '-0.5' })).toBe('Arsenal: -0.5');
  expect(filledIn('ar-EG', '{a}: {b}', { a: 'Arsenal', b: '-0.5' })).toBe(
    '\u2068Arsenal\u2069: \u2068-0.5\u2069',
  );
});

test.each(['7', '2.5', '2:1', '1,000.50', ''])('"%s" reads alike from both sides', (value) => {
  expect(isolated(value)).toBe(value);
});

test.each(['-0.5', '+1', '6+', '6-10', '0:1 ', 'Arsenal'])('"%s" is set apart', (value) => {
  expect(isolated(value)).toBe(`\u2068${value}\u2069`);
});
