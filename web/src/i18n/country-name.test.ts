import { expect, test } from 'vitest';
import { countryName } from './country-name';

test.each([
  ['FR', 'en', 'France'],
  ['FR', 'de', 'Frankreich'],
  ['DE', 'ja', 'ドイツ'],
  ['QX', 'en', 'QX'],
])('%s in %s is called %s', (code, locale, name) => {
  expect(countryName(code, locale)).toBe(name);
});
