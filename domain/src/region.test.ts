import { expect, test } from 'vitest';
import { regionOf } from './region';

test.each([
  ['DEU', 'DE'],
  ['BRA', 'BR'],
  ['ZAF', 'ZA'],
  ['ENG', undefined],
  ['', undefined],
  ['DE', undefined],
])('%j is the region %s', (code, region) => {
  expect(regionOf(code)).toBe(region);
});
