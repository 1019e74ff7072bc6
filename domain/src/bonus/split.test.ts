import fc from 'fast-check';
import { expect, test } from 'vitest';
import { minor, sum } from '../money';
import { split } from './split';

test.each([
  ['exact shares', 100n, [50n, 30n, 20n], [50n, 30n, 20n]],
  ['what is left goes to who lost most', 100n, [1n, 1n, 4n], [17n, 17n, 66n]],
  ['of equals to the first', 100n, [1n, 1n, 1n], [34n, 33n, 33n]],
  ['nothing to a weight of zero', 1n, [0n, 1n], [0n, 1n]],
  ['nothing at all without weights', 100n, [0n, 0n], [0n, 0n]],
  ['nobody to share with', 100n, [], []],
] as const)('shares out: %s', (_rule, amount, weights, expected) => {
  expect(split(minor(amount), weights)).toEqual(expected);
});

test('parts sum to the amount, and none is a whole subunit off its share', () => {
  const anyWeights = fc.array(fc.bigInt({ min: 0n, max: 1000n }), { minLength: 1, maxLength: 30 });
  fc.assert(
    fc.property(fc.bigInt({ min: 0n, max: 1_000_000n }), anyWeights, (amount, weights) => {
      const total = weights.reduce((all, each) => all + each, 0n);
      const parts = split(minor(amount), weights);
      expect(sum(parts)).toBe(total > 0n ? amount : 0n);
      for (const [index, part] of parts.entries()) {
        const off = part * total - amount * (weights[index] ?? 0n);
        expect(off < (total || 1n) && -off < (total || 1n)).toBe(true);
      }
    }),
  );
});
