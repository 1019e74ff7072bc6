import { expect, test } from 'vitest';
import { signedNumber } from './signed-number';

test.each([
  [3, '+3'],
  [0.25, '+0.25'],
  [-1.5, '\u22121.5'],
  [0, '0'],
  [-0, '0'],
])('%f is written %s', (value, text) => {
  expect(signedNumber(value)).toBe(text);
});
