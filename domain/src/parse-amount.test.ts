import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { decimalText } from './decimal-text';
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
  ['grouped by spaces, a comma before the fraction', '1 000,50', 100_050n],
  ['grouped as in Switzerland', '1’000.50', 100_050n],
  ['a group that is still to come', '1,234,', 123_400n],
  ['a group of one digit so far', '1,234,5', 1_234_500n],
  ['a group of two digits so far', '1,234,56', 12_345_600n],
  ['a group that begins with noughts', '1,000,0', 1_000_000n],
  ['groups of India, one to come', '12,34,', 123_400n],
  ['groups of India, one of them begun', '12,34,5', 1_234_500n],
  ['full-width digits and marks', '１，２３４．５', 123_450n],
  ['a nought is no group', '0,125', null],
  ['letters', '10a', null],
  ['a currency', '€10', null],
  ['two points', '1.000.50', null],
  ['two commas before the fraction', '1,5,5', null],
  ['two fractions, the second after a comma', '1,000.5,0', null],
  ['a group of four', '1,0005', null],
  ['groups that are none', '1,00.50', null],
  ['groups of India after a long one', '123,45,678', null],
  ['two kinds of groups', '1,000 000', null],
  ['two marks in a row', '1,,000', null],
  ['a group after the fraction', '1.5,000', null],
  ['a space that parts no thousands', '10 50', null],
  ['a space in the fraction', '1.5 0', null],
  ['a sign', '-5', null],
  ['an exponent', '1e3', null],
  ['a raised digit', '10²', null],
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
  ['de', '1.234.', 123_400n],
  ['de', '1.234.5', 1_234_500n],
  ['de', '1,000.50', null],
  ['de', '1.234,5.6', null],
  ['de', '١٠٫٥٠٠', 1_050n],
  ['fr', '1 000,50', 100_050n],
  ['fr', '1\u202f000,50', 100_050n],
  ['fr', '1 234 5', 1_234_500n],
  ['fr', '1 000,5 0', null],
  ['pl', '1\u00a0000,5', 100_050n],
  ['pl', '10 5', 10_500n],
  ['de-CH', "1'234'5", 1_234_500n],
  ['ar', '١٠٠٫٥', 10_050n],
  ['ar', '١٬٠٠٠', 100_000n],
  ['ar', '١٬٢٣٤٬٥', 1_234_500n],
  ['ar', '١،٠٠٠', 100_000n],
  ['ar', '١٠،٥', 1_050n],
  ['ar', '١٬٠٠٠٫٥٬٠', null],
  ['fa', '۲۵۰', 25_000n],
  ['fa', '۱٬۲۳۴٫۵', 123_450n],
  ['hi', '१००', 10_000n],
  ['hi', '१२,३४,५६७', 123_456_700n],
  ['ja', '１２３．５', 12_350n],
  ['zh-CN', '１，０００', 100_000n],
])(
  'a point, a comma and a space mean what they mean in the locale: in %s "%s"',
  (locale, text, expected) => {
    expect(parseAmount(text, 100, locale)).toBe(expected);
  },
);

test.each([
  ['a currency without subunits takes whole units only', '5.1', 1, null],
  ['and does take those', '500', 1, 500n],
  ['and its groups may be begun', '1,2', 1, 12n],
  ['a currency of thousandths', '1.250', 1000, 1250n],
  ['a crypto currency', '0.00012345', 100_000_000, 12_345n],
])('%s', (_rule, text, subunits, expected) => {
  expect(parseAmount(text, subunits, 'en')).toBe(expected);
});

test.each([
  ['below half a subunit', 'en', '10.0049', 100, null, 1000n],
  ['half a subunit', 'en', '10.005', 100, null, 1001n],
  ['half of a whole one', 'ja', '2.5', 1, null, 3n],
  ['half a subunit after groups', 'de', '1.234,565', 100, null, 123_457n],
  ['up to all that the wire can hold', 'en', '9007199254740991.4', 1, null, 2n ** 53n - 1n],
  ['beyond it', 'en', '9007199254740991.5', 1, null, null],
  ['after the other mark, which may be a group', 'en', '1,0005', 100, null, null],
  ['a group that is begun', 'en', '1,234,5', 100, 1_234_500n, null],
  ['a group after a space that is begun', 'fr', '10 50', 100, 105_000n, null],
  ['what is whole either way', 'en', '1,234.50', 100, 123_450n, 123_450n],
] as const)(
  'what is typed is whole subunits and may be unfinished, what is pasted the reverse: %s',
  (_what, locale, text, subunits, typed, pasted) => {
    expect(parseAmount(text, subunits, locale, 'typed')).toBe(typed);
    expect(parseAmount(text, subunits, locale, 'pasted')).toBe(pasted);
  },
);

test('whatever is written with the groups of its locale can be typed key by key', () => {
  fc.assert(
    fc.property(
      fc.bigInt(0n, BigInt(Number.MAX_SAFE_INTEGER)),
      fc.constantFrom(1, 100, 1000, 100_000_000),
      fc.constantFrom(...LOCALES, 'de-CH'),
      (amount, subunits, locale) => {
        const decimals = String(subunits).length - 1;
        const text = new Intl.NumberFormat(locale, {
          minimumFractionDigits: decimals,
          maximumFractionDigits: decimals,
        }).format(decimalText(amount, subunits) as Intl.StringNumericLiteral);
        expect(parseAmount(text, subunits, locale)).toBe(amount);
        expect(parseAmount(text, subunits, locale, 'pasted')).toBe(amount);
        for (let keys = 0; keys < text.length; keys += 1) {
          expect(parseAmount(text.slice(0, keys), subunits, locale)).not.toBeNull();
        }
      },
    ),
  );
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
