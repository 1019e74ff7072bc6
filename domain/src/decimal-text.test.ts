import { expect, test } from 'vitest';
import { decimalFactor, decimalPoint, decimalText, latinDigits } from './decimal-text';

test.each([
  [24850n, 100, '248.50'],
  [5n, 100, '0.05'],
  [-5n, 100, '-0.05'],
  [-1205n, 100, '-12.05'],
  [7n, 1, '7'],
  [-7n, 1, '-7'],
  [1250n, 1000, '1.250'],
  [12345678901234567890n, 100000000, '123456789012.34567890'],
])('%s subunits of %s are written %s', (amount, subunits, text) => {
  expect(decimalText(amount, subunits)).toBe(text);
});

test.each([
  ['12', 12n, 1n],
  ['1.0842', 10842n, 10000n],
  ['0.0000105', 105n, 10000000n],
  ['5.', 5n, 1n],
  ['.5', 5n, 10n],
  ['9007199254740993.01', 900719925474099301n, 100n],
])('"%s" is read exactly', (text, times, over) => {
  expect(decimalFactor(text)).toEqual({ times, over });
});

test.each(['', '.', '-1', '+1', '1,5', '1.2.3', '1e3', ' 1', 'NaN', '١'])(
  '"%s" is no decimal',
  (text) => {
    expect(decimalFactor(text)).toBeNull();
  },
);

test.each([
  ['en', '.'],
  ['de', ','],
  ['pt-BR', ','],
  ['sr-ME', ','],
  ['hi', '.'],
  ['ja', '.'],
  ['ar', '.'],
  ['fa', '.'],
])('before the fraction %s writes "%s"', (locale, point) => {
  expect(decimalPoint(locale)).toBe(point);
});

test.each([
  ['Arabic', '٠١٢٣٤٫٥٦٧٨٩'],
  ['Persian', '۰۱۲۳۴٫۵۶۷۸۹'],
  ['Devanagari', '०१२३४.५६७८९'],
  ['full-width', '０１２３４.５６７８９'],
  ['our own', '01234.56789'],
])('digits may be %s', (_script, text) => {
  expect(latinDigits(text)).toBe('01234.56789');
});
