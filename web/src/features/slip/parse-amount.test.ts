import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { minor } from '@touchline/domain/money';
import { decimalText } from '../../i18n/decimal-text';
import { parseAmount } from './parse-amount';

test.each([
  ['whole units', '10', 1000n],
  ['a point before the fraction', '10.5', 1050n],
  ['a comma before the fraction', '10,55', 1055n],
  ['an amount that is still being typed', '10.', 1000n],
  ['a fraction alone', '.5', 50n],
  ['nothing', '', 0n],
  ['what no float holds', '0.29', 29n],
  ['letters', '10a', null],
  ['two points', '1.000.50', null],
  ['a sign', '-5', null],
  ['more digits than there are subunits', '10.005', null],
])('%s', (_rule, text, expected) => {
  expect(parseAmount(text, 100)).toBe(expected);
});

test('a currency without subunits takes whole units only', () => {
  expect(parseAmount('500', 1)).toBe(500n);
  expect(parseAmount('5.1', 1)).toBeNull();
});

test('what is shown reads back as the same amount', () => {
  fc.assert(
    fc.property(
      fc.bigInt(0n, 10n ** 12n - 1n),
      fc.constantFrom(1, 100, 1000),
      (amount, subunits) => {
        expect(parseAmount(decimalText(amount, subunits), subunits)).toBe(minor(amount));
      },
    ),
  );
});
