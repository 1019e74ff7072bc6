import { expect, test } from 'vitest';
import { timeZoneOf } from './pages';

test.each([
  ['a zone that we know is used', 'Europe/Lisbon', 'Europe/Lisbon'],
  ['letter case does not matter', 'europe/lisbon', 'Europe/Lisbon'],
  ['an unknown zone counts as none', 'Mars/Olympus', null],
  ['nonsense counts as none', '</script>', null],
  ['no cookie is none', undefined, null],
])('%s', (_rule, held, expected) => {
  expect(timeZoneOf({ cookies: { time_zone: held } })).toBe(expected);
});
