import { expect, test } from 'vitest';
import { parseConfig } from '../../config';
import { languagesFor } from './languages';

const spoken = { en: 'en', de: 'de', fr: 'fr', pt: 'pt', 'pt-BR': 'br', nb: 'no' };

test.each([
  ['regions share a language', ['en', 'en-AU', 'de'], ['en', 'de']],
  ['English is always one', ['de', 'fr'], ['de', 'fr', 'en']],
  ['the site’s own comes first', ['fr', 'en'], ['fr', 'en']],
  ['a provider may have its own code', ['nb', 'pt-BR', 'pt'], ['nb=no', 'pt-BR=br', 'pt', 'en']],
  ['what a provider does not have is not asked for', ['fa', 'de', 'zh-CN'], ['de', 'en']],
] as const)('%s', (_rule, locales, languages) => {
  const told = languagesFor(locales, spoken).map(({ locale, code }) =>
    locale === code ? locale : `${locale}=${code}`,
  );
  expect(told).toEqual(languages);
});

test.each([
  // As the documentation of the Unified Odds Feed lists them; of these, Hindi and Persian are not.
  [
    'Betradar',
    'BETRADAR_LANGUAGES',
    'en de fr es pt br it nl se no da fi pl cz sk hu ro bg el ru ukr tr srl hr ja ko zh aa heb',
  ],
  // As all of Oddin's own clients list them; Thai and Vietnamese are no languages of ours.
  ['Oddin', 'ODDIN_LANGUAGES', 'en de fr es pt br fi pl ru zh'],
] as const)('of all our locales %s is asked for those that it has, by its codes', (...given) => {
  const [, setting, codes] = given;
  const config = parseConfig({});
  const asked = languagesFor(config.LOCALES, config[setting]).map(({ code }) => code);
  expect(asked).toEqual(codes.split(' '));
});

test('which languages a provider has is a setting', () => {
  const { ODDIN_LANGUAGES } = parseConfig({ ODDIN_LANGUAGES: 'en,nb:no' });
  expect(ODDIN_LANGUAGES).toEqual({ en: 'en', nb: 'no' });
  expect(() => parseConfig({ ODDIN_LANGUAGES: 'norsk' })).toThrow(
    'is a list such as de,nb:no,sv:se',
  );
});
