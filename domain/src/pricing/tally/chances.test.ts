import { describe, expect, it } from 'vitest';
import { chancesOf, pricesOf } from './chances';
import { distributionOf, type Futures } from './futures';
import { together } from './joint';
import { ladderOf } from './ladder';
import {
  bothCount,
  type Counted,
  doubleChance,
  factIs,
  handicap,
  threeWay,
  total,
} from './questions';

const GOALS: Counted = { count: 'goals', unit: 'points' };
const CORNERS: Counted = { count: 'corners', unit: 'points' };

/** Every score of none to three goals a side, all as likely, with who scores first by share of the goals. */
function evenFutures(count: string, facts = true): Futures {
  const rows = [0, 1, 2, 3].flatMap((home) =>
    [0, 1, 2, 3].flatMap((away) => {
      const first = home + away === 0 ? [0] : [...Array(home).fill(1), ...Array(away).fill(2)];
      return first.map((scorer: number) => ({ home, away, scorer, weight: 1 / 16 / first.length }));
    }),
  );
  return {
    weights: Float64Array.from(rows, ({ weight }) => weight),
    counts: {
      [count]: {
        home: [Int16Array.from(rows, ({ home }) => home)],
        away: [Int16Array.from(rows, ({ away }) => away)],
      },
    },
    facts: facts ? { 'goal:1': Int16Array.from(rows, ({ scorer }) => scorer) } : {},
  };
}

const model = [evenFutures('goals'), evenFutures('corners', false)];

describe('chances', () => {
  it('are the weight of the futures in which the outcome wins', () => {
    const [home, draw, away] = chancesOf(model, threeWay({ market: 1 }, GOALS));
    expect(home?.probability).toBeCloseTo(6 / 16, 12);
    expect(draw?.probability).toBeCloseTo(4 / 16, 12);
    expect(away?.probability).toBeCloseTo(6 / 16, 12);
  });

  it('are among stakes that are not given back', () => {
    const [over] = chancesOf(model, total({ market: 18 }, GOALS, 3));
    expect(over?.mass.refund).toBeCloseTo(4 / 16, 12);
    expect(over?.probability).toBeCloseTo(0.5, 12);
  });

  it('come from facts too', () => {
    const line = factIs({ market: 8 }, 'goal:1', [1, 0, 2], ['6', '7', '8']);
    const [home, none, away] = chancesOf(model, line).map(({ probability }) => probability);
    expect(none).toBeCloseTo(1 / 16, 12);
    expect(home).toBeCloseTo(away ?? 0, 12);
  });
});

describe('prices', () => {
  it('sum in their inverses to the booksum', () => {
    const prices = pricesOf(model, threeWay({ market: 1 }, GOALS), 1.05);
    const sum = prices.reduce((all, { odds }) => all + 1000 / (odds ?? Infinity), 0);
    expect(sum).toBeGreaterThan(1.03);
    expect(sum).toBeLessThan(1.07);
  });

  it('of outcomes that overlap are each against all that it does not cover', () => {
    const prices = pricesOf(model, doubleChance({ market: 10 }, GOALS), 1.05);
    expect(prices.map(({ probability }) => probability)).toEqual([10 / 16, 12 / 16, 10 / 16]);
    for (const { odds, probability } of prices) {
      expect((odds ?? 0) / 1000).toBeLessThan(1 / probability);
    }
  });

  it('are none for what cannot happen', () => {
    const [over] = pricesOf(model, total({ market: 18 }, GOALS, 6.5), 1.05);
    expect(over).toMatchObject({ probability: 0, odds: null });
  });
});

describe('legs together', () => {
  const home = { line: threeWay({ market: 1 }, GOALS), outcome: '1' };
  const under = { line: total({ market: 18 }, GOALS, 1.5), outcome: '13' };
  const both = { line: bothCount({ market: 29 }, GOALS), outcome: '74' };

  it('have the weight of the futures in which all win', () => {
    expect(together(model, [home, under])?.win).toBeCloseTo(1 / 16, 12);
  });

  it('have no chance at all where they contradict each other', () => {
    expect(together(model, [home, under, both])?.win).toBe(0);
  });

  it('multiply where they do not bear on each other', () => {
    const corners = { line: total({ market: 166 }, CORNERS, 3.5), outcome: '12' };
    const [alone, other] = [
      together(model, [home])?.win ?? 0,
      together(model, [corners])?.win ?? 0,
    ];
    expect(together(model, [home, corners])?.win).toBeCloseTo(alone * other, 12);
  });

  it('give the stake back where one is void and none is lost', () => {
    const line = { line: total({ market: 18 }, GOALS, 3), outcome: '12' };
    const { win = 0, refund = 0, lose = 0 } = together(model, [home, line]) ?? {};
    expect(refund).toBeCloseTo(2 / 16, 12);
    expect(win + refund + lose).toBeCloseTo(1, 12);
  });

  it('are refused where one can end by halves', () => {
    const quarter = { line: handicap({ market: 16 }, GOALS, 0.25), outcome: '1714' };
    expect(together(model, [home, quarter])).toBeNull();
  });
});

describe('a ladder', () => {
  const goals = distributionOf(evenFutures('goals'), { of: 'sum', ...GOALS });

  it('stands around the line that is nearest to even', () => {
    expect(ladderOf(goals, { step: 1, fraction: 0.5, around: 1 })).toEqual({
      lines: [1.5, 2.5, 3.5],
      even: 2.5,
    });
    expect(ladderOf(goals, { step: 0.25, fraction: 0, around: 1 })).toEqual({
      lines: [2.75, 3, 3.25],
      even: 3,
    });
  });

  it('has no line below the lowest', () => {
    const shape = { step: 1, fraction: 0.5, around: 2, lowest: 2.5 } as const;
    expect(ladderOf(goals, shape).lines).toEqual([2.5, 3.5, 4.5]);
  });
});
