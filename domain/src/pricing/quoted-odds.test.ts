import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { odds } from '../money';
import { formatOdds } from '../odds/format-odds';
import { decimalOdds, quotedOdds } from './quoted-odds';

const DISPLAYS = [
  'european',
  'hongkong',
  'american',
  'indonesian',
  'malaysian',
  'percent',
] as const;

test.each([
  ['american', 170, 2.7],
  ['american', -110, 1.9090909],
  ['american', -120, 1.8333333],
  ['american', 100, 2],
  ['hongkong', 1.5, 2.5],
  ['indonesian', -2, 1.5],
  ['malaysian', -0.6666667, 2.5],
  ['malaysian', 0.5, 1.5],
  ['percent', 40, 2.5],
] as const)('%s %d is %d', (display, quote, decimal) => {
  expect(decimalOdds(quote, display)).toBeCloseTo(decimal, 6);
  expect(quotedOdds(decimal, display)).toBeCloseTo(quote, 3);
});

test.each(DISPLAYS)('%s odds come back as they went', (display) => {
  fc.assert(
    fc.property(fc.double({ min: 1.001, max: 1000, noNaN: true }), (decimal) => {
      expect(decimalOdds(quotedOdds(decimal, display), display) / decimal).toBeCloseTo(1, 9);
    }),
  );
});

test.each(DISPLAYS)('what is shown as %s is the quote, rounded to the digits shown', (display) => {
  fc.assert(
    fc.property(fc.integer({ min: 1010, max: 1_000_000 }), (thousandths) => {
      const shown = formatOdds(odds(thousandths), display).replace('%', '');
      const decimals = shown.split('.')[1]?.length ?? 0;
      // Hundredths are shown where the third decimal is nought.
      const digits = display === 'percent' || display === 'american' ? decimals : 3;
      const off = Math.abs(Number(shown) - quotedOdds(thousandths / 1000, display));
      expect(off).toBeLessThanOrEqual(0.5 * 10 ** -digits + 1e-9);
    }),
  );
});
