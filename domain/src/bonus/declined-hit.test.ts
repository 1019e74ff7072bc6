import fc from 'fast-check';
import { expect, test } from 'vitest';
import { minor, sum } from '../money';
import { returnedShares, type ReturnLevel } from './declined-hit';

const aLevel = (
  code: string,
  pool: number,
  ceiling: number | null,
  isOver = false,
): ReturnLevel => ({
  code,
  pool: minor(pool),
  ceiling: ceiling === null ? null : minor(ceiling),
  isOver,
});

test.each([
  ['all to its own pool where there is room', [aLevel('mini', 10, 110)], [['mini', 100n]], 0n],
  ['all to a pool without a ceiling', [aLevel('mini', 10, null)], [['mini', 100n]], 0n],
  [
    'what is over to the next pool',
    [aLevel('mini', 50, 110), aLevel('major', 0, null)],
    [
      ['mini', 60n],
      ['major', 40n],
    ],
    0n,
  ],
  [
    'past a pool that is full and one that is over',
    [aLevel('mini', 110, 110), aLevel('major', 0, null, true), aLevel('grand', 0, 90)],
    [['grand', 90n]],
    10n,
  ],
  ['nothing to pools above their ceiling', [aLevel('mini', 200, 110)], [], 100n],
  [
    'all to its own pool, which is closed later',
    [aLevel('mini', 0, null, true)],
    [['mini', 100n]],
    0n,
  ],
] as const)('what a declined hit has won goes %s', (_title, levels, shares, leftOver) => {
  const returned = returnedShares(minor(100), levels);
  expect(returned.shares.map(({ code, amount }) => [code, amount])).toEqual(shares);
  expect(returned.leftOver).toBe(leftOver);
});

test('whatever pools hold, no subunit is lost and none lifts a pool above its ceiling', () => {
  const anyLevel = fc.record({
    pool: fc.bigInt({ min: 0n, max: 1000n }).map(minor),
    ceiling: fc.option(fc.bigInt({ min: 1n, max: 1000n }).map(minor)),
    isOver: fc.boolean(),
  });
  fc.assert(
    fc.property(
      fc.bigInt({ min: 1n, max: 5000n }).map(minor),
      fc.array(anyLevel, { minLength: 1, maxLength: 8 }),
      (amount, given) => {
        const levels = given.map((level, at) => ({ ...level, code: `level-${at}` }));
        const { shares, leftOver } = returnedShares(amount, levels);
        expect(sum([...shares.map((share) => share.amount), leftOver])).toBe(amount);
        for (const { code, amount: share } of shares) {
          const { pool, ceiling = null } = levels.find((each) => each.code === code) ?? {};
          expect(ceiling === null || (pool ?? 0n) + share <= ceiling).toBe(true);
        }
      },
    ),
  );
});
