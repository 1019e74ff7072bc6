import fc from 'fast-check';
import { expect, test } from 'vitest';
import { minor } from '../money';
import { farmShare } from './farm-share';

const of = (available: number | bigint, potential: number | bigint, needed: number | bigint) =>
  farmShare({ available: minor(available), potential: minor(potential), needed: minor(needed) });

test.each([
  ['nothing is earned yet', [0, 0, 500], { reached: 0, possible: 0 }],
  ['open bets may still earn', [100, 150, 500], { reached: 200, possible: 500 }],
  ['almost there is not there', [4999, 0, 5000], { reached: 999, possible: 999 }],
  ['more than enough is a whole', [700, 100, 500], { reached: 1000, possible: 1000 }],
] as const)('%s', (_rule, [available, potential, needed], expected) => {
  expect(of(available, potential, needed)).toEqual(expected);
});

test('a share is never beyond the whole, and what is possible never below what is reached', () => {
  const amount = fc.bigInt(0n, 10n ** 12n);
  fc.assert(
    fc.property(amount, amount, fc.bigInt(1n, 10n ** 12n), (available, potential, needed) => {
      const { reached, possible } = of(available, potential, needed);
      expect(reached).toBeGreaterThanOrEqual(0);
      expect(possible).toBeGreaterThanOrEqual(reached);
      expect(possible).toBeLessThanOrEqual(1000);
      expect(reached === 1000).toBe(available >= needed);
    }),
  );
});
