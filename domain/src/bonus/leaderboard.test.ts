import fc from 'fast-check';
import { expect, test } from 'vitest';
import { minor, sum } from '../money';
import { leaderboard, poolPrizes } from './leaderboard';

const board = (...amounts: readonly number[]) =>
  leaderboard(
    amounts.map((amount, index) => ({
      playerId: index + 1,
      farmedAmount: minor(amount),
      farmedFreebetsCount: index,
    })),
    'EUR',
    1,
  );

test('a row says where a player is, and whether it is the one who looks', () => {
  expect(board(50, 70)).toEqual([
    {
      position: 1,
      playerId: 2,
      currentUser: false,
      farmedAmount: 70n,
      currencyCode: 'EUR',
      farmedFreebetsCount: 1,
    },
    {
      position: 2,
      playerId: 1,
      currentUser: true,
      farmedAmount: 50n,
      currencyCode: 'EUR',
      farmedFreebetsCount: 0,
    },
  ]);
});

test.each([
  ['who farmed more comes first', [5, 9, 7], [1, 2, 3]],
  ['equals share a position and the next is skipped', [9, 7, 7, 5], [1, 2, 2, 4]],
  ['all are equal', [7, 7, 7], [1, 1, 1]],
  ['who farmed nothing is not on it', [7, 0], [1]],
] as const)('positions: %s', (_rule, amounts, expected) => {
  expect(board(...amounts).map(({ position }) => position)).toEqual(expected);
});

test.each([
  ['by position', [9, 8, 7, 6], [50n, 30n, 20n, 0n]],
  ['equals share what their positions get together', [9, 9, 7], [40n, 40n, 20n]],
  ['equals at the last paid position share it', [9, 8, 7, 7], [50n, 30n, 10n, 10n]],
  ['equals share to the subunit, the first of them first', [9, 9, 9], [34n, 33n, 33n]],
  ['positions not reached leave their shares', [9, 8], [63n, 37n]],
  ['a lone player gets it all', [9], [100n]],
  ['nobody gets anything', [], []],
] as const)('the pool is split: %s', (_rule, amounts, expected) => {
  expect(poolPrizes(minor(100), [50, 30, 20], board(...amounts))).toEqual(expected);
});

test('prizes sum to the pool, and who stands higher never gets less', () => {
  const anyShares = fc
    .array(fc.integer({ min: 1, max: 100 }), { minLength: 1, maxLength: 10 })
    .map((shares) => shares.toSorted((one, other) => other - one));
  const anyAmounts = fc.array(fc.integer({ min: 1, max: 8 }), { minLength: 1, maxLength: 20 });
  fc.assert(
    fc.property(fc.nat(1_000_000), anyShares, anyAmounts, (pool, shares, amounts) => {
      const rows = board(...amounts);
      const prizes = poolPrizes(minor(pool), shares, rows);
      expect(prizes).toHaveLength(rows.length);
      expect(sum(prizes)).toBe(BigInt(pool));
      for (const [index, prize] of prizes.entries()) {
        const above = prizes[index - 1] ?? prize;
        const isTied = rows[index - 1]?.position === rows[index]?.position;
        expect(above >= prize).toBe(true);
        if (isTied) expect(above - prize).toBeLessThanOrEqual(1n);
      }
    }),
  );
});
