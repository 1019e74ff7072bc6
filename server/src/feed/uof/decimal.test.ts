import fc from 'fast-check';
import { expect, test } from 'vitest';
import { scaledDecimal } from './decimal';

test.each([
  ['1.85', 3, 1850],
  ['2', 3, 2000],
  ['1.8505', 3, 1851],
  ['1.8504999', 3, 1850],
  ['1.0005', 3, 1001],
  ['8.97E-4', 6, 897],
  ['8.97E-4', 3, 1],
  ['4.9e-4', 3, 0],
  ['1.5E2', 3, 150_000],
  ['.5', 3, 500],
  ['5.', 3, 5000],
  ['-0.75', 2, -75],
  ['-0', 3, 0],
])('%s with %i places is %i', (text, places, expected) => {
  expect(scaledDecimal(text, places)).toBe(expected);
});

test.each(['', '.', 'x', '1,5', 'NaN', 'INF', '1.2.3', '9E99', ' 1'])(
  '"%s" is not a decimal',
  (text) => expect(scaledDecimal(text, 3)).toBeNull(),
);

test('however long, no digit is lost', () => {
  const exact = (digits: bigint, fraction: number, places: number) => {
    const divisor = 10n ** BigInt(fraction);
    return (2n * digits * 10n ** BigInt(places) + divisor) / (2n * divisor);
  };
  const digits = fc.bigInt({ min: 0n, max: 10n ** 22n });
  fc.assert(
    fc.property(digits, fc.nat({ max: 20 }), fc.nat({ max: 9 }), (value, fraction, places) => {
      const text = `${value}`.padStart(fraction + 1, '0');
      const point = text.length - fraction;
      const expected = exact(value, fraction, places);
      const read = scaledDecimal(`${text.slice(0, point)}.${text.slice(point)}`, places);
      expect(read).toBe(expected > Number.MAX_SAFE_INTEGER ? null : Number(expected));
    }),
    { numRuns: 2_000 },
  );
});
