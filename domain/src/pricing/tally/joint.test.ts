import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Futures } from './futures';
import { hasNeedlessLeg, type JointLeg, together } from './joint';
import type { Line } from './line';
import { bothCount, doubleChance, handicap, oddEven, threeWay, total, twoWay } from './questions';

const GOALS = { count: 'goals', unit: 'points' } as const;
const CORNERS = { count: 'corners', unit: 'points' } as const;

/** Every score of none to five a side, as likely as its weight says. */
function futuresOf(count: string, weightOf: (index: number) => number): Futures {
  const scores = [0, 1, 2, 3, 4, 5].flatMap((home) =>
    [0, 1, 2, 3, 4, 5].map((away) => ({ home, away })),
  );
  const weights = scores.map((_, index) => weightOf(index));
  const sum = weights.reduce((all, each) => all + each, 0);
  return {
    weights: Float64Array.from(weights, (weight) => weight / sum),
    counts: {
      [count]: {
        home: [Int16Array.from(scores, ({ home }) => home)],
        away: [Int16Array.from(scores, ({ away }) => away)],
      },
    },
    facts: {},
  };
}

const MODEL = [futuresOf('goals', () => 1), futuresOf('corners', () => 1)];

const leg = (line: Line, outcome: string): JointLeg => ({ line, outcome });
const result = (outcome: '1' | '2' | '3') => leg(threeWay({ market: 1 }, GOALS), outcome);
const chance = (outcome: '9' | '10' | '11') => leg(doubleChance({ market: 10 }, GOALS), outcome);
const noBet = (outcome: '4' | '5') => leg(twoWay({ market: 11 }, GOALS), outcome);
const goals = (outcome: '12' | '13', line: number) =>
  leg(total({ market: 18 }, GOALS, line), outcome);
const corners = (outcome: '12' | '13', line: number) =>
  leg(total({ market: 166 }, CORNERS, line), outcome);
const both = (outcome: '74' | '76') => leg(bothCount({ market: 29 }, GOALS), outcome);
const even = (outcome: '70' | '72') => leg(oddEven({ market: 26 }, GOALS), outcome);

describe('a leg follows from the others', () => {
  test.each<[string, JointLeg[], boolean]>([
    ['a win and its own double chance', [result('1'), chance('9')], true],
    ['in whichever order', [chance('9'), result('1')], true],
    ['a win and the double chance of somebody winning', [result('3'), chance('10')], true],
    ['two double chances that share one result', [chance('9'), chance('11')], false],
    ['those and that result', [chance('9'), chance('11'), result('2')], true],
    ['a draw and an even number of goals', [result('2'), even('72')], true],
    ['both score and over one and a half', [both('74'), goals('12', 1.5)], true],
    ['both score and over two and a half', [both('74'), goals('12', 2.5)], false],
    ['over two and a half and over one and a half', [goals('12', 2.5), goals('12', 1.5)], true],
    ['over one and a half and under two and a half', [goals('12', 1.5), goals('13', 2.5)], false],
    [
      'a win, both score and over two and a half',
      [result('1'), both('74'), goals('12', 2.5)],
      true,
    ],
    ['a win and what gives the stake back for a draw', [result('1'), noBet('4')], true],
    ['that and its double chance', [noBet('4'), chance('9')], true],
    ['that and a goal, which a draw without any costs', [noBet('4'), goals('12', 0.5)], false],
    ['goals and corners', [goals('12', 2.5), corners('12', 1.5)], false],
    ['what nothing can change', [goals('12', 2.5), corners('13', 20.5)], true],
  ])('%s', (_what, legs, follows) => {
    expect(hasNeedlessLeg(MODEL, legs)).toBe(follows);
  });
});

const anyLeg = (): fc.Arbitrary<JointLeg> => {
  const line = fc.integer({ min: 1, max: 16 }).map((n) => n / 2);
  const side = fc.constantFrom('12' as const, '13' as const);
  return fc.oneof(
    fc.constantFrom('1' as const, '2' as const, '3' as const).map(result),
    fc.constantFrom('9' as const, '10' as const, '11' as const).map(chance),
    fc.constantFrom('4' as const, '5' as const).map(noBet),
    fc.constantFrom('74' as const, '76' as const).map(both),
    fc.constantFrom('70' as const, '72' as const).map(even),
    fc.tuple(side, line).map(([outcome, at]) => goals(outcome, at)),
    fc.tuple(side, line).map(([outcome, at]) => corners(outcome, at)),
    fc
      .tuple(fc.constantFrom('1714', '1715'), fc.integer({ min: -8, max: 8 }))
      .map(([outcome, at]) => leg(handicap({ market: 16 }, GOALS, at / 2), outcome)),
  );
};

test('without a leg that follows a bet ends alike, and without any other it does not', () => {
  const anyWeights = fc.array(fc.integer({ min: 1, max: 50 }), { minLength: 36, maxLength: 36 });
  const anyLegs = fc.array(anyLeg(), { minLength: 2, maxLength: 4 });
  fc.assert(
    fc.property(anyWeights, anyLegs, (weights, legs) => {
      const model = [futuresOf('goals', (at) => weights[at] ?? 1), futuresOf('corners', () => 1)];
      const all = together(model, legs)!;
      fc.pre(all.win > 0);
      const isAlike = legs.some((_, at) => {
        const rest = together(model, legs.toSpliced(at, 1))!;
        return Math.abs(rest.win - all.win) + Math.abs(rest.lose - all.lose) < 1e-9;
      });
      expect(hasNeedlessLeg(model, legs)).toBe(isAlike);
    }),
  );
});
