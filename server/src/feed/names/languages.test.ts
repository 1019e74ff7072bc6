import { expect, test } from 'vitest';
import { parseConfig } from '../../config';
import { languagesFor } from './languages';

test.each([
  ['regions share a language', ['en', 'en-AU', 'de'], {}, ['en', 'de']],
  ['English is always one', ['de', 'fr'], {}, ['de', 'fr', 'en']],
  ['the site’s own comes first', ['fr', 'en'], {}, ['fr', 'en']],
  [
    'a provider may spell them',
    ['nb', 'pt-BR', 'pt'],
    { nb: 'no', 'pt-BR': 'br' },
    ['nb=no', 'pt-BR=br', 'pt', 'en'],
  ],
] as const)('%s', (_rule, locales, spelling, languages) => {
  const told = languagesFor(locales, spelling).map(({ locale, code }) =>
    locale === code ? locale : `${locale}=${code}`,
  );
  expect(told).toEqual(languages);
});

test('every locale has a language of each provider, spelt as the settings say', () => {
  const { LOCALES, BETRADAR_LANGUAGES, ODDIN_LANGUAGES } = parseConfig({
    ODDIN_LANGUAGES: 'nb:no',
  });
  const codes = languagesFor(LOCALES, BETRADAR_LANGUAGES).map(({ code }) => code);
  expect(codes).toEqual(expect.arrayContaining(['en', 'no', 'se', 'br', 'pt', 'zh', 'srl']));
  expect(codes.filter((code) => code.includes('-'))).toEqual([]);
  expect(ODDIN_LANGUAGES).toEqual({ nb: 'no' });
  expect(() => parseConfig({ ODDIN_LANGUAGES: 'norsk' })).toThrow('is a list such as nb:no,sv:se');
});
