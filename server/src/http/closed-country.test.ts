import { expect, test } from 'vitest';
import { countryOf, readerOf } from './closed-country';

const door = { header: 'CF-IPCountry', closed: new Set(['FR', 'US']) };

test.each([
  [
    'who comes from a closed country sees that it is closed',
    'FR',
    { country: 'FR', isClosed: true },
  ],
  ['small letters are the same country', 'us', { country: 'US', isClosed: true }],
  ['elsewhere the site is open', 'DE', { country: 'DE', isClosed: false }],
  ['an address without a country is let in', 'XX', { country: null, isClosed: false }],
  ['nonsense is no country', 'FR, DE', { country: null, isClosed: false }],
  ['no header is no country', undefined, { country: null, isClosed: false }],
])('%s', (_rule, told, expected) => {
  expect(readerOf(told === undefined ? {} : { 'cf-ipcountry': told }, door)).toEqual(expected);
});

test('a header that nobody has named is not read', () => {
  expect(countryOf({ 'cf-ipcountry': 'FR' }, undefined)).toBeNull();
  expect(readerOf({ 'cf-ipcountry': 'FR' }, undefined)).toEqual({ country: null, isClosed: false });
});

test('a header that comes twice names no country', () => {
  expect(countryOf({ 'cf-ipcountry': ['FR', 'DE'] }, door.header)).toBeNull();
});
