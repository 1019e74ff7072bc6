import { expect, test } from 'vitest';
import { ERROR_LOCALES, errorLocale, wantedLanguages } from './error-locale';
import { ERROR_WORDS } from './error-words';
import { CATALOGUE_LOCALES, loadFirstWords } from './catalogues';
import { messages } from './messages/en';
import { messages as german } from './messages/de';

const OFFERED = ['en', 'de'];

test.each([
  ['who reads a language of the site reads the page as it is', ['de-AT', 'fr'], null],
  ['a language that the site does not have comes from the table', ['fr-CA', 'fr', 'en'], 'fr'],
  ['the first of several that can be told counts', ['nl', 'tr-TR', 'ru'], 'tr'],
  ['a language of the site that is liked better comes first', ['nl', 'en', 'ru'], null],
  ['one language has one way of writing here', ['zh-TW'], 'zh-CN'],
  ['every Portuguese reads that of Brazil', ['pt-PT'], 'pt-BR'],
  ['an alias is the locale it stands for', ['br'], 'pt-BR'],
  ['who reads nothing that anybody speaks here reads the page as it is', ['tlh', 'nl'], null],
  ['who says nothing reads the page as it is', [], null],
] as const)('%s', (_rule, wanted, expected) => {
  expect(errorLocale(wanted, OFFERED)).toBe(expected);
});

test('English is a language from the table where the site is not offered in it', () => {
  expect(errorLocale(['en-AU'], ['de'])).toBe('en-AU');
  expect(errorLocale(['en-GB'], ['de'])).toBe('en');
});

test.each([
  ['weights order', 'en;q=0.5, fr;q=0.9,tr', ['tr', 'fr', 'en']],
  ['what is not wanted is left out', 'ru;q=0, ja', ['ja']],
  ['anything will do says nothing', '*', []],
  ['nonsense says nothing', '<script>, ;;q=1, ../../en, x', []],
  ['a weight that is none is none', 'fr;q=lots, ja;q=0.1', ['ja']],
  ['an empty header says nothing', '', []],
])('of the header: %s', (_rule, header, expected) => {
  expect(wantedLanguages(header)).toEqual(expected);
});

test('no header says nothing', () => {
  expect(wantedLanguages(null)).toEqual([]);
});

test('the locales of error pages are those of the specification (SPEC §9)', () => {
  expect(ERROR_LOCALES.join(', ')).toBe(
    'en, en-AU, en-CA, de, fr, es, ru, pt-BR, hi, tr, ja, ar, zh-CN',
  );
});

test('each of the thirteen locales tells every error page, and blocked pages name the country', () => {
  expect(Object.keys(ERROR_WORDS).toSorted()).toEqual([...ERROR_LOCALES].toSorted());
  for (const words of Object.values(ERROR_WORDS)) {
    expect(Object.keys(words).toSorted()).toEqual(Object.keys(ERROR_WORDS.en).toSorted());
    expect(words.blocked).toContain('{countryName}');
    expect(Object.values(words).every((each) => each.trim().length > 3)).toBe(true);
  }
});

test.each([
  ['en', messages.pages, messages.page],
  ['de', german.pages, german.page],
] as const)('%s says the same as the catalogue', (locale, pages, { error }) => {
  const { description, ...words } = ERROR_WORDS[locale];
  expect(pages).toMatchObject(words);
  expect(error.description).toBe(description);
});

test('the texts of the specification stand word by word (SPEC §8)', () => {
  expect(ERROR_WORDS.en).toMatchObject({
    locked: 'Unauthorized. Sorry, but you are not authorized to view the page.',
    blocked: "Sorry, we're not available in {countryName} right now.",
    error: 'Oops! Sorry, something went wrong. Please come back in a while.',
    not_found: "Oops, sorry. We can't find that page.",
  });
});

test('error pages are told in about thirty-five locales: those of sites, each in its own words, and the table', async () => {
  const told = await Promise.all(
    CATALOGUE_LOCALES.map(async (locale) => {
      const { pages, page } = (await loadFirstWords(locale)).first;
      return JSON.stringify([pages.not_found, pages.error, pages.locked, page.error.description]);
    }),
  );
  expect(new Set(told).size).toBe(CATALOGUE_LOCALES.length);
  expect(new Set([...CATALOGUE_LOCALES, ...ERROR_LOCALES]).size).toBeGreaterThanOrEqual(33);
});
