import { expect, test } from 'vitest';
import { birthFault, isOfAge, USUAL_AGES } from './age';

const at = (text: string) => Date.parse(text);
const NOON = at('2026-05-10T12:00:00Z');

test.each([
  ['long ago', '1980-01-01', null],
  ['eighteen years and a day ago', '2008-05-09', null],
  ['tomorrow eighteen years ago', '2008-05-11', 'under_age'],
  ['last year', '2025-01-01', 'under_age'],
  ['today', '2026-05-10', 'under_age'],
  ['tomorrow', '2026-05-12', 'in_future'],
  ['in the century before the last', '1899-12-31', 'too_long_ago'],
  ['on the first day that is one', '1900-01-01', null],
] as const)('born %s', (_when, birth, fault) => {
  expect(birthFault(birth, 'DE', NOON, USUAL_AGES)).toBe(fault);
});

test.each([
  // A birthday begins when it has begun everywhere in the country.
  ['DE', '2026-05-09T22:00:00Z', true],
  ['DE', '2026-05-09T21:59:59Z', false],
  ['JP', '2026-05-09T15:00:00Z', true],
  ['JP', '2026-05-09T14:59:59Z', false],
  // New York has the day already, Hawaii has not.
  ['US', '2026-05-10T04:00:00Z', false],
  ['US', '2026-05-10T09:59:59Z', false],
  ['US', '2026-05-10T10:00:00Z', true],
  // Nobody knows where: the whole world has to have it.
  [null, '2026-05-10T11:59:59Z', false],
  [null, '2026-05-10T12:00:00Z', true],
  ['XZ', '2026-05-10T11:59:59Z', false],
] as const)('in %s, at %s, who has the birthday on the 10th is of age: %s', (country, now, is) => {
  expect(isOfAge('2008-05-10', country, at(now), USUAL_AGES)).toBe(is);
});

test.each([
  ['2026-02-28T23:00:00Z', false],
  ['2026-03-01T12:00:00Z', true],
  ['2028-02-29T12:00:00Z', true],
] as const)('who was born on a leap day is of age at %s: %s', (now, is) => {
  expect(isOfAge('2008-02-29', 'GB', at(now), USUAL_AGES)).toBe(is);
});

test('a country may ask for more years, and for fewer', () => {
  const ages = { least: 21, byCountry: { EE: 23, GB: 18 } };
  const birth = '2005-05-09';
  expect(isOfAge(birth, null, NOON, ages)).toBe(true);
  expect(isOfAge(birth, 'EE', NOON, ages)).toBe(false);
  expect(isOfAge('2008-05-09', 'GB', NOON, ages)).toBe(true);
  expect(isOfAge('2008-05-09', 'FR', NOON, ages)).toBe(false);
});
