import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { marginBy, withMargin } from './margin';
import type { MarginMethod } from './margin';
import { withoutMargin } from './without-margin';

const METHODS: readonly MarginMethod[] = ['proportional', 'power', 'shin', 'odds_ratio'];

const sum = (numbers: readonly number[]) => numbers.reduce((total, each) => total + each, 0);
const booksumOf = (odds: readonly number[]) => sum(odds.map((each) => 1 / each));

const anyProbabilities = (most = 12) =>
  fc
    .array(fc.double({ min: 0.02, max: 1, noNaN: true }), { minLength: 2, maxLength: most })
    .map((parts) => parts.map((part) => part / sum(parts)));
const anyBooksum = () => fc.double({ min: 1, max: 1.12, noNaN: true });

describe.each(METHODS)('margin by the %s method', (method) => {
  test('sums to the booksum, keeps the order and never improves a price', () => {
    fc.assert(
      fc.property(anyProbabilities(3), anyBooksum(), (probabilities, booksum) => {
        const { odds } = marginBy(method, probabilities, booksum);
        expect(booksumOf(odds)).toBeCloseTo(booksum, 9);
        odds.forEach((price, index) => {
          const probability = probabilities[index]!;
          expect(price).toBeLessThanOrEqual(1 / probability + 1e-9);
          odds.forEach((other, at) => {
            if (probabilities[at]! > probability) expect(other).toBeLessThanOrEqual(price);
          });
        });
      }),
    );
  });

  test('taking it out again gives the probabilities and the same parameter', () => {
    fc.assert(
      fc.property(anyProbabilities(), anyBooksum(), (probabilities, booksum) => {
        const { odds, parameter } = marginBy(method, probabilities, booksum);
        fc.pre(odds.every((each) => each > 1));
        const back = withoutMargin(method, odds);
        back.probabilities.forEach((each, at) => expect(each).toBeCloseTo(probabilities[at]!, 9));
        // A power raises what was given to its inverse, and an inverse power takes it back.
        const expected = method === 'power' ? 1 / parameter : parameter;
        expect(back.parameter).toBeCloseTo(expected, 6);
      }),
    );
  });

  test('an impossible outcome has no finite price, and a certain one no margin that it cannot bear', () => {
    expect(marginBy(method, [0, 0.4, 0.6], 1.05).odds[0]).toBe(Infinity);
    expect(marginBy(method, [1, 0], 1.05).odds[1]).toBe(Infinity);
    if (method !== 'proportional') expect(marginBy(method, [1, 0], 1.05).odds[0]).toBe(1);
  });

  test('all but certain outcomes keep finite prices', () => {
    for (const rest of [1e-3, 1e-6, 1e-12, 1e-15, 1e-300]) {
      const { odds } = marginBy(method, [1 - rest, rest], 1.05);
      expect(odds.every((price) => Number.isFinite(price) && price > 0)).toBe(true);
    }
  });
});

test.each(['power', 'odds_ratio'] as const)('odds by the %s method are never below 1', (method) => {
  fc.assert(
    fc.property(anyProbabilities(), anyBooksum(), (probabilities, booksum) => {
      for (const price of marginBy(method, probabilities, booksum).odds) {
        expect(price).toBeGreaterThanOrEqual(1);
      }
    }),
  );
});

test('a booksum out of reach leaves fair odds, and of shin what it can do', () => {
  expect(marginBy('power', [0.5, 0.5], 2).odds).toEqual([2, 2]);
  expect(marginBy('odds_ratio', [0.5, 0.5], 2).odds).toEqual([2, 2]);
  expect(marginBy('shin', [0.9999, 0.0001], 1.05).parameter).toBe(1);
});

test('the house prices by the power method', () => {
  expect(withMargin([0.5, 0.28, 0.22], 1.05)).toEqual(
    marginBy('power', [0.5, 0.28, 0.22], 1.05).odds,
  );
});
