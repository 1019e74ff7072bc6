import { expect, test } from 'vitest';
import { odds } from '../money';
import { formatOdds } from './format-odds';

test.each([
  ['two decimals are always shown', 4000, '4.00'],
  ['hundredths are shown', 1360, '1.36'],
  ['a third decimal is shown where there is one', 2067, '2.067'],
  ['noughts in the middle stay', 1005, '1.005'],
  ['the lowest price', 1000, '1.00'],
  ['long prices have no grouping', 1_250_000, '1250.00'],
] as const)('european: %s', (_rule, thousandths, text) => {
  expect(formatOdds(odds(thousandths), 'european')).toBe(text);
});

test('the decimal point is the reader’s', () => {
  expect(formatOdds(odds(1360), 'european', ',')).toBe('1,36');
});
