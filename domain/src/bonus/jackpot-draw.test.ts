import fc from 'fast-check';
import { expect, test } from 'vitest';
import { minor, ONCE } from '../money';
import { drawFault, drawnOf, hitCause, isHit } from './jackpot-draw';

/** A digest that begins with these bytes. */
const digest = (...first: readonly number[]) =>
  Uint8Array.from({ length: 32 }, (_, index) => first[index] ?? 0);
const LOWEST = digest();
const HIGHEST = new Uint8Array(32).fill(255);
const HALF = digest(128);

test.each([
  ['just below the chance', digest(127, 255), { times: 1n, over: 2n }, true],
  ['at the chance', HALF, { times: 1n, over: 2n }, false],
  ['the lowest digest at the smallest chance', LOWEST, { times: 1n, over: 10n ** 30n }, true],
  ['the lowest digest without a chance', LOWEST, { times: 0n, over: 1n }, false],
  ['the highest digest at a chance of one', HIGHEST, ONCE, true],
  ['the highest digest just below one', HIGHEST, { times: 999n, over: 1000n }, false],
  ['a chance above one', HIGHEST, { times: 5n, over: 1n }, true],
] as const)('a digest hits: %s', (_rule, bytes, chance, expected) => {
  expect(isHit(bytes, chance)).toBe(expected);
});

test('a digest that is not whole decides nothing', () => {
  expect(() => isHit(new Uint8Array(0), ONCE)).toThrow('32 bytes');
});

const level = { pool: minor(500), ceiling: minor(1000), hitEvery: minor(1000) };

test.each([
  ['drawn', level, 501n, HALF, 'drawn'],
  ['the chance is in proportion to the stake', level, 500n, HALF, null],
  ['no stake has no chance', level, 0n, LOWEST, null],
  ['the pool drops at its ceiling', { ...level, pool: minor(1000) }, 1n, HIGHEST, 'must_drop'],
  ['not just below it', { ...level, pool: minor(999) }, 1n, HIGHEST, null],
  [
    'never without a ceiling',
    { ...level, pool: minor(10n ** 9n), ceiling: null },
    1n,
    HIGHEST,
    null,
  ],
  [
    'an empty pool is not hit',
    { ...level, pool: minor(0), ceiling: minor(0) },
    1000n,
    LOWEST,
    null,
  ],
] as const)('a level is hit: %s', (_rule, level, stake, bytes, expected) => {
  expect(hitCause(level, minor(stake), bytes)).toBe(expected);
});

const draw = { ...level, seedHash: 'a1', stake: minor(501), cause: 'drawn' } as const;

test.each([
  ['fair', draw, { seedHash: 'a1', digest: HALF }, null],
  ['another seed than promised', draw, { seedHash: 'a2', digest: HALF }, 'other_seed'],
  ['one byte changed', draw, { seedHash: 'a1', digest: digest(129) }, 'other_outcome'],
  [
    'a hit that was denied',
    { ...draw, cause: null },
    { seedHash: 'a1', digest: HALF },
    'other_outcome',
  ],
  [
    'a ceiling that was not reached',
    { ...draw, cause: 'must_drop' },
    { seedHash: 'a1', digest: HALF },
    'other_outcome',
  ],
] as const)('a published draw is checked: %s', (_rule, draw, computed, expected) => {
  expect(drawFault(draw, computed)).toBe(expected);
});

test('a larger chance keeps every hit of a smaller one', () => {
  const anyDigest = fc.uint8Array({ minLength: 32, maxLength: 32 });
  const anyTimes = fc.bigInt({ min: 0n, max: 1000n });
  fc.assert(
    fc.property(anyDigest, anyTimes, anyTimes, (bytes, times, more) => {
      const small = isHit(bytes, { times, over: 1000n });
      if (small) expect(isHit(bytes, { times: times + more, over: 1000n })).toBe(true);
    }),
  );
});

test.each([
  ['nothing of the lowest digest', LOWEST, 0n],
  ['half of the digest in the middle', HALF, 500n],
  ['never the whole', HIGHEST, 999n],
] as const)('what was drawn is %s', (_rule, bytes, drawn) => {
  expect(drawnOf(bytes, minor(1000))).toBe(drawn);
});

test('a draw hits where what was drawn lies below the stake', () => {
  const anyDigest = fc.uint8Array({ minLength: 32, maxLength: 32 });
  const anyAmount = fc.bigInt({ min: 1n, max: 1000n }).map(minor);
  fc.assert(
    fc.property(anyDigest, anyAmount, anyAmount, (bytes, stake, every) => {
      expect(drawnOf(bytes, every) < stake).toBe(isHit(bytes, { times: stake, over: every }));
    }),
  );
});

test('over evenly spread digests, hits are as many as the chance says', () => {
  const all = Array.from({ length: 4096 }, (_, number) => digest(number >> 4, number << 4));
  const hits = all.filter((bytes) => isHit(bytes, { times: 3n, over: 256n }));
  expect(hits).toHaveLength(48);
});
