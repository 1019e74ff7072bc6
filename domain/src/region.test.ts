import { expect, test } from 'vitest';
import { COUNTRIES } from './countries';
import { flagOf, regionOf } from './region';

test.each([
  ['DEU', 'DE'],
  ['BRA', 'BR'],
  ['ZAF', 'ZA'],
  ['XKX', 'XK'],
  ['ENG', undefined],
  ['', undefined],
  ['DE', undefined],
])('%j is the region %s', (code, region) => {
  expect(regionOf(code)).toBe(region);
});

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'.split('');

test('every country has three letters of its own', () => {
  const codes = LETTERS.flatMap((first) =>
    LETTERS.flatMap((second) => LETTERS.map((third) => first + second + third)),
  );
  const found = codes.flatMap((code) => regionOf(code) ?? []);
  expect(new Set(found).size).toBe(found.length);
  expect(found).toEqual(expect.arrayContaining([...COUNTRIES]));
});

test.each([
  ['DEU', 'DE'],
  ['ENG', 'GB-ENG'],
  ['SCO', 'GB-SCT'],
  ['WAL', 'GB-WLS'],
  ['NIR', 'GB-NIR'],
  ['EUR', 'EU'],
  ['INT', undefined],
  ['WIN', undefined],
  ['constructor', undefined],
])('%s has the flag %s', (code, flag) => {
  expect(flagOf(code)).toBe(flag);
});
