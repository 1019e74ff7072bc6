import { expect, test } from 'vitest';
import { percentText } from './percent';

test.each([
  [0.5, 'en', 0, '50%'],
  [0.5, 'de', 0, '50\u00a0%'],
  [0.125, 'en', 0, '13%'],
  [0.125, 'de', 1, '12,5\u00a0%'],
  [0.5, 'en', 2, '50%'],
  [1.5, 'en', 0, '150%'],
  [0, 'en', 0, '0%'],
])('%d in %s with %d decimals reads %s', (share, locale, decimals, text) => {
  expect(percentText(share, locale, decimals)).toBe(text);
});
