import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { larger, minor, minus, odds, ONCE, scaled, smaller, sum, ZERO, type Minor } from './money';

const anyAmount = () => fc.bigInt({ min: -(10n ** 24n), max: 10n ** 24n }).map(minor);
const anyPositive = () => fc.bigInt({ min: 0n, max: 10n ** 24n }).map(minor);
const anyFactor = () =>
  fc.record({
    times: fc.bigInt({ min: 0n, max: 10n ** 12n }),
    over: fc.bigInt({ min: 1n, max: 10n ** 12n }),
  });

test.each([
  ['what comes out whole is the same in every rounding', 100n, [3n, 2n], [150n, 150n, 150n]],
  ['just below whole', 100n, [299n, 100n], [299n, 299n, 299n]],
  ['less than half', 10n, [4n, 3n], [13n, 14n, 13n]],
  ['more than half', 10n, [5n, 3n], [16n, 17n, 17n]],
  ['a half is nearest to the whole above', 1n, [5n, 2n], [2n, 3n, 3n]],
  ['the least that is anything', 1n, [1n, 1_000_000n], [0n, 1n, 0n]],
  ['nothing', 0n, [7n, 3n], [0n, 0n, 0n]],
  ['a factor of nothing', 12_345n, [0n, 7n], [0n, 0n, 0n]],
  [
    'what no float holds',
    9_007_199_254_740_993n,
    [1n, 2n],
    [4_503_599_627_370_496n, 4_503_599_627_370_497n, 4_503_599_627_370_497n],
  ],
] as const)('scaled down, up and to the nearest: %s', (_rule, amount, [times, over], expected) => {
  const [down, up, nearest] = expected;
  expect(scaled(minor(amount), { times, over }, 'down')).toBe(down);
  expect(scaled(minor(amount), { times, over }, 'up')).toBe(up);
  expect(scaled(minor(amount), { times, over }, 'nearest')).toBe(nearest);
});

test('money is rounded down unless it is said otherwise', () => {
  expect(scaled(minor(10), { times: 5n, over: 3n })).toBe(16n);
});

test('each rounding is the whole number its name says', () => {
  fc.assert(
    fc.property(anyPositive(), anyFactor(), (amount, factor) => {
      const exact = amount * factor.times;
      const [down, up, nearest] = (['down', 'up', 'nearest'] as const).map((rounding) =>
        scaled(amount, factor, rounding),
      ) as [Minor, Minor, Minor];
      expect(down * factor.over <= exact && exact < (down + 1n) * factor.over).toBe(true);
      expect((up - 1n) * factor.over < exact && exact <= up * factor.over).toBe(true);
      const twiceOff = 2n * (exact - nearest * factor.over);
      expect(-factor.over <= twiceOff && twiceOff < factor.over).toBe(true);
    }),
  );
});

test('a factor of one leaves every amount as it is', () => {
  fc.assert(
    fc.property(
      anyPositive(),
      fc.constantFrom('down' as const, 'up' as const, 'nearest' as const),
      (amount, rounding) => {
        expect(scaled(amount, ONCE, rounding)).toBe(amount);
      },
    ),
  );
});

test('what is asked for to pay an amount pays at least that amount', () => {
  fc.assert(
    fc.property(
      anyPositive(),
      anyFactor().filter(({ times }) => times > 0n),
      (win, { times, over }) => {
        const stake = scaled(win, { times: over, over: times }, 'up');
        expect(scaled(stake, { times, over }) >= win).toBe(true);
      },
    ),
  );
});

test('a sum is the same in any order, and taking its parts away leaves nothing', () => {
  fc.assert(
    fc.property(fc.array(anyAmount(), { maxLength: 20 }), (amounts) => {
      const total = sum(amounts);
      expect(sum(amounts.toReversed())).toBe(total);
      expect(amounts.reduce(minus, total)).toBe(ZERO);
    }),
  );
});

test.each([
  ['no amounts', [], 0n],
  ['one amount', [5n], 5n],
  ['amounts that are owed', [5n, -7n, 1n], -1n],
] as const)('the sum of %s', (_rule, amounts, expected) => {
  expect(sum(amounts.map(minor))).toBe(expected);
});

test('of two amounts one is the smaller and the other the larger', () => {
  fc.assert(
    fc.property(anyAmount(), anyAmount(), (one, other) => {
      expect(smaller(one, other) <= larger(one, other)).toBe(true);
      expect([smaller(one, other), larger(one, other)]).toEqual(
        expect.arrayContaining([one, other]),
      );
      expect(smaller(one, other)).toBe(smaller(other, one));
      expect(larger(one, other)).toBe(larger(other, one));
    }),
  );
});

test.each([1.5, Number.NaN, Number.POSITIVE_INFINITY])('%s is no count of subunits', (count) => {
  expect(() => minor(count)).toThrow(RangeError);
});

test.each([
  ['the least', 1],
  ['even money', 2000],
  ['the most a number counts', Number.MAX_SAFE_INTEGER],
])('odds may be %s', (_rule, thousandths) => {
  expect(odds(thousandths)).toBe(thousandths);
});

test.each([
  ['nothing', 0],
  ['below zero', -1850],
  ['a fraction of a thousandth', 1850.5],
  ['no number', Number.NaN],
  ['more than a number counts', Number.MAX_SAFE_INTEGER + 1],
])('odds are never %s', (_rule, thousandths) => {
  expect(() => odds(thousandths)).toThrow(RangeError);
});
