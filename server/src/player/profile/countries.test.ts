import { COUNTRIES } from '@touchline/domain/countries';
import { getCountries, isSupportedCountry } from 'libphonenumber-js/max';
import { expect, test } from 'vitest';

test('every country that is offered is one that the platform takes', () => {
  expect(COUNTRIES.filter((code) => !isSupportedCountry(code))).toEqual([]);
});

test('every country with telephones is offered, each once, but two islands that share a country', () => {
  const islands = new Set<string>(['AC', 'TA']);
  const all = getCountries().filter((code) => !islands.has(code));
  expect([...COUNTRIES].sort()).toEqual([...all].sort());
});
