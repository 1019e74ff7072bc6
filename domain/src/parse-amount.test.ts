import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatAmount } from './format-money';
import { minor } from './money';
import { parseAmount } from './parse-amount';

const LOCALES =
  'en en-AU en-CA en-NZ de fr es es-MX pt pt-BR it nl sv nb da fi pl cs sk hu ro bg el ru uk tr sr-ME hr ja ko zh-CN hi ar he fa'.split(
    ' ',
  );

test.each([
  ['whole units', '10', 1000n],
  ['a point before the fraction', '10.5', 1050n],
  ['a comma before the fraction', '10,55', 1055n],
  ['an amount that is still being typed', '10.', 1000n],
  ['a fraction alone', '.5', 50n],
  ['a fraction that is still being typed', '.', 0n],
  ['nothing', '', 0n],
  ['spaces around it', ' 10 ', 1000n],
  ['what no float holds', '0.29', 29n],
  ['noughts that add nothing', '10.500', 1050n],
  ['grouped thousands', '1,000', 100_000n],
  ['grouped thousands and a fraction', '1,234,567.89', 123_456_789n],
  ['grouped as in India', '12,34,567', 123_456_700n],
  ['grouped by spaces', '1 000.50', 100_050n],
  ['grouped as in Switzerland', '1’000.50', 100_050n],
  ['a nought is no group', '0,125', null],
  ['letters', '10a', null],
  ['a currency', '€10', null],
  ['two points', '1.000.50', null],
  ['two commas before the fraction', '1,5,5', null],
  ['a group of four', '1,0005', null],
  ['groups that are none', '1,00.50', null],
  ['a group after the fraction', '1.5,000', null],
  ['a sign', '-5', null],
  ['an exponent', '1e3', null],
  ['more decimals than the currency has', '10.005', null],
  ['all that the wire can hold', '90071992547409.91', 9_007_199_254_740_991n],
  ['more than the wire can hold', '90071992547409.92', null],
])('in English: %s', (_rule, text, expected) => {
  expect(parseAmount(text, 100, 'en')).toBe(expected);
});

test.each([
  ['de', '1.000', 100_000n],
  ['de', '1.000,50', 100_050n],
  ['de', '10.5', 1_050n],
  ['de', '10.005', 1_000_500n],
  ['de', '1,000.50', null],
  ['fr', '1 000,50', 100_050n],
  ['fr', '1\u202f000,50', 100_050n],
  ['pl', '1\u00a0000,5', 100_050n],
  ['ar', '١٠٠٫٥', 10_050n],
  ['ar', '١٬٠٠٠', 100_000n],
  ['fa', '۲۵۰', 25_000n],
  ['hi', '१००', 10_000n],
])(
  'a point and a comma mean what they mean in the locale: in %s "%s"',
  (locale, text, expected) => {
    expect(parseAmount(text, 100, locale)).toBe(expected);
  },
);

test.each([
  ['a currency without subunits takes whole units only', '5.1', 1, null],
  ['and does take those', '500', 1, 500n],
  ['a currency of thousandths', '1.250', 1000, 1250n],
  ['a crypto currency', '0.00012345', 100_000_000, 12_345n],
])('%s', (_rule, text, subunits, expected) => {
  expect(parseAmount(text, subunits, 'en')).toBe(expected);
});

test('what is shown reads back as the same amount, in every locale and currency', () => {
  fc.assert(
    fc.property(
      fc.bigInt(0n, BigInt(Number.MAX_SAFE_INTEGER)),
      fc.constantFrom(1, 100, 1000, 1_000_000, 100_000_000, 1_000_000_000),
      fc.constantFrom(...LOCALES),
      (amount, subunits, locale) => {
        const shown = formatAmount(minor(amount), subunits, locale);
        expect(parseAmount(shown, subunits, locale)).toBe(amount);
      },
    ),
  );
});
