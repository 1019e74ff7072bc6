import { expect, test } from 'vitest';
import { countryNamed, isCountryBlocked, isInGroup } from './country-gate';

const BLOCKED = new Set(['US', 'FR']);

test.each([
  ['US', 'US'],
  [' us ', 'US'],
  ['XX', null],
  ['T1', null],
  ['', null],
  [undefined, null],
  ['USA', null],
  ['US, DE', null],
])('an edge that says %j names %j', (text, country) => {
  expect(countryNamed(text)).toBe(country);
});

test('who comes from a blocked country is kept out, and nobody else', () => {
  expect(isCountryBlocked(BLOCKED, 'US')).toBe(true);
  expect(isCountryBlocked(BLOCKED, 'DE')).toBe(false);
  expect(isCountryBlocked(BLOCKED, null)).toBe(false);
  expect(isCountryBlocked(new Set(), 'US')).toBe(false);
});

test('a site for one group lets in who is in it; a site for all lets in everybody', () => {
  expect(isInGroup('vip', ['spi_test', 'vip'])).toBe(true);
  expect(isInGroup('vip', ['spi_test'])).toBe(false);
  expect(isInGroup(null, [])).toBe(true);
});
