import { expect, test } from 'vitest';
import { isFrugal } from './is-frugal';

test.each([
  ['a reader who saves data', { saveData: true, effectiveType: '4g' }, true],
  ['a slow line', { effectiveType: '2g' }, true],
  ['a good line', { saveData: false, effectiveType: '4g' }, false],
  ['a browser that does not say', undefined, false],
])('nothing is fetched ahead for those who pay for it: %s', (_who, connection, expected) => {
  expect(isFrugal(connection)).toBe(expected);
});
