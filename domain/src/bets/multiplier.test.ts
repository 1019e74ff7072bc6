import fc from 'fast-check';
import { expect, test } from 'vitest';
import { systemOf } from '@touchline/testkit/betting/placement';
import type { Factor } from '../money';
import { both, comboFactor, systemFactor } from './multiplier';
import { lineCount, SYSTEM_TYPES, type SystemType } from './system-types';

const UNIT = 1000n;
const anyFactor = () => fc.bigInt({ min: 0n, max: 1_000_000n });
const factors = (count: number) => fc.array(anyFactor(), { minLength: count, maxLength: count });

/** Any system of at most eight legs, with what each leg multiplies its combos by. */
const anySystem = () =>
  fc
    .constantFrom(...SYSTEM_TYPES.filter(({ totalCount }) => totalCount <= 8))
    .chain((system) =>
      fc.record({ system: fc.constant(system), legs: factors(system.totalCount) }),
    );

/** The combos of a system one by one, by the bits of a mask. */
function linesOf(legs: readonly bigint[], system: SystemType): bigint[][] {
  const masks = Array.from({ length: 2 ** legs.length }, (_, mask) => mask);
  const picks = masks.map((mask) => legs.filter((_, index) => mask & (1 << index)));
  return picks.filter((picked) => system.winCounts.includes(picked.length));
}

/** Whether two factors are the same number. */
const equal = (one: Factor, other: Factor) => one.times * other.over === other.times * one.over;

const added = (one: Factor, other: Factor): Factor => ({
  times: one.times * other.over + other.times * one.over,
  over: one.over * other.over,
});

test('a system multiplies by the mean over its combos, exactly', () => {
  fc.assert(
    fc.property(anySystem(), ({ legs, system }) => {
      const lines = linesOf(legs, system);
      expect(lines).toHaveLength(lineCount(system));
      const total = lines.map((line) => comboFactor(line, UNIT)).reduce(added);
      const mean = { times: total.times, over: total.over * BigInt(lines.length) };
      expect(equal(systemFactor(legs, UNIT, system), mean)).toBe(true);
    }),
    { numRuns: 60 },
  );
});

test('a system that needs all its legs is the combo of them', () => {
  const whole = SYSTEM_TYPES.filter(({ totalCount, winCounts }) => winCounts[0] === totalCount);
  expect(whole).toHaveLength(10);
  const anyWhole = fc
    .constantFrom(...whole)
    .chain((system) => fc.tuple(fc.constant(system), factors(system.totalCount)));
  fc.assert(
    fc.property(anyWhole, ([system, legs]) => {
      expect(systemFactor(legs, UNIT, system)).toEqual(comboFactor(legs, UNIT));
    }),
  );
});

test('the order of the legs does not matter', () => {
  fc.assert(
    fc.property(anySystem(), ({ legs, system }) => {
      const turned = [...legs].reverse();
      expect(systemFactor(turned, UNIT, system)).toEqual(systemFactor(legs, UNIT, system));
      expect(comboFactor(turned, UNIT)).toEqual(comboFactor(legs, UNIT));
    }),
  );
});

test('nothing is lost to size: ten of twelve at 1000000.001 each', () => {
  const odds = 1_000_000_001n;
  const legs = Array.from({ length: 12 }, () => odds);
  expect(systemFactor(legs, UNIT, systemOf(1210))).toEqual({
    times: 66n * odds ** 10n,
    over: 66n * UNIT ** 10n,
  });
});

test('legs that do not fit the system are a bug', () => {
  expect(() => systemFactor([2000n, 2000n], UNIT, systemOf(302))).toThrow('as many legs');
});

test('one factor after the other multiplies', () => {
  const half = { times: 1n, over: 2n };
  expect(both(half, { times: 3n, over: 5n })).toEqual({ times: 3n, over: 10n });
});
