import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { withoutMargin } from './without-margin';

const METHODS = ['proportional', 'additive', 'power', 'shin', 'odds_ratio'] as const;

const sum = (numbers: readonly number[]) => numbers.reduce((total, each) => total + each, 0);
const anyOdds = (most = 20) =>
  fc.array(fc.double({ min: 1.01, max: 500, noNaN: true }), { minLength: 2, maxLength: most });

describe.each(METHODS)('%s', (method) => {
  test('probabilities sum to 1, whatever the odds sum to', () => {
    fc.assert(
      fc.property(anyOdds(), (odds) => {
        expect(sum(withoutMargin(method, odds).probabilities)).toBeCloseTo(1, 9);
      }),
    );
  });

  test('shorter odds are never less likely', () => {
    fc.assert(
      fc.property(anyOdds(), (odds) => {
        const { probabilities } = withoutMargin(
          method,
          odds.toSorted((a, b) => a - b),
        );
        probabilities.forEach((each, index) => {
          expect(each).toBeLessThanOrEqual((probabilities[index - 1] ?? 1) + 1e-12);
        });
      }),
    );
  });

  test('equal odds are equally likely', () => {
    const { probabilities } = withoutMargin(method, [3.1, 3.1, 3.1]);
    for (const each of probabilities) expect(each).toBeCloseTo(1 / 3, 12);
  });

  test('without a margin the probabilities are the inverse odds', () => {
    const { probabilities } = withoutMargin(method, [2, 4, 4]);
    [0.5, 0.25, 0.25].forEach((each, at) => expect(probabilities[at]).toBeCloseTo(each, 12));
  });

  test('infinite odds are an impossible outcome', () => {
    const { probabilities } = withoutMargin(method, [1.5, Infinity, 2.74]);
    const two = withoutMargin(method, [1.5, 2.74]).probabilities;
    expect(probabilities).toEqual([two[0], 0, two[1]]);
  });

  test('odds of 1 and questions with one outcome are no odds of a question', () => {
    expect(() => withoutMargin(method, [1, 5])).toThrow('above 1');
    expect(() => withoutMargin(method, [2, Infinity])).toThrow('two or more');
  });
});

test('shin meets the printed figures of mberk/shin', () => {
  const { probabilities, parameter } = withoutMargin('shin', [2.6, 2.4, 4.3]);
  const printed = [0.37299406033208965, 0.4047794109200184, 0.2222265287474275];
  printed.forEach((each, at) => expect(probabilities[at]).toBeCloseTo(each, 8));
  expect(parameter).toBeCloseTo(0.01694251276407055, 8);
});

test('for two outcomes shin is additive, above and below a booksum of 1', () => {
  fc.assert(
    fc.property(anyOdds(2), (odds) => {
      const shin = withoutMargin('shin', odds).probabilities;
      const additive = withoutMargin('additive', odds).probabilities;
      // Additive knows no floor; shin has one.
      fc.pre(additive.every((each) => each > 1e-6));
      shin.forEach((each, at) => expect(each).toBeCloseTo(additive[at]!, 8));
    }),
  );
});
