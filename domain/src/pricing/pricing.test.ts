import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  balancedLine,
  fairOdds,
  goalDifference,
  handicapMass,
  otherSide,
  overMass,
  totalGoals,
  winProbability,
} from './asian-lines';
import type { LineMass } from './asian-lines';
import { remainingMeans, remainingShare } from './in-play';
import { withMargin } from './margin';
import { bothTeamsToScore, doubleChance, matchResult } from './outcomes';
import { customaryPrice } from './price-steps';
import reference from './reference.json';
import { massWhere, scoreGrid } from './score-grid';
import type { ScoreGrid } from './score-grid';

const close = (actual: number, expected: number | undefined, within = 1e-6) => {
  expect(Math.abs(actual - (expected ?? NaN))).toBeLessThanOrEqual(within);
};

const anyMean = () => fc.double({ min: 0, max: 4, noNaN: true });
const anyGoals = () => fc.integer({ min: 0, max: 6 });
const anyGrid = (): fc.Arbitrary<ScoreGrid> =>
  fc
    .record({ home: anyMean(), away: anyMean(), h: anyGoals(), a: anyGoals() })
    .map(({ home, away, h, a }) => scoreGrid({ home, away }, { from: { home: h, away: a } }));
const anyQuarterLine = () => fc.integer({ min: -24, max: 32 }).map((quarters) => quarters / 4);

describe.each(reference.score_model)('score model $home_mean to $away_mean, rho $rho', (model) => {
  const grid = scoreGrid({ home: model.home_mean, away: model.away_mean }, { rho: model.rho });

  test('match result and both teams to score', () => {
    const { home, draw, away } = matchResult(grid);
    [home, draw, away].forEach((each, index) => close(each, model.p_1x2[index]));
    close(bothTeamsToScore(grid), model.btts_yes);
  });

  test('correct scores', () => {
    for (const [score, expected] of Object.entries(model.correct_score)) {
      close(
        massWhere(grid, (h, a) => `${h}:${a}` === score),
        expected,
      );
    }
  });

  test('total lines', () => {
    for (const [line, expected] of Object.entries(model.over)) {
      close(winProbability(overMass(totalGoals(grid), Number(line))), expected);
    }
    for (const [line, expected] of Object.entries(model.asian_total_over)) {
      expectMass(overMass(totalGoals(grid), Number(line)), expected);
    }
  });

  test('handicap lines', () => {
    for (const [line, expected] of Object.entries(model.asian_handicap_home)) {
      expectMass(handicapMass(goalDifference(grid), Number(line)), expected);
    }
  });
});

function expectMass(mass: LineMass, expected: readonly number[]) {
  const actual = [mass.win, mass.halfWin, mass.refund, mass.halfLose, mass.lose];
  actual.forEach((each, index) => close(each, expected[index]));
  close(fairOdds(mass) / (expected[5] ?? NaN), 1);
}

test.each(reference.in_play)('in play at minute $minute, score $score', (point) => {
  const share = remainingShare(point.minute, point.first_half_share);
  close(share, point.remaining_fraction);
  const means = remainingMeans({ home: point.home_mean, away: point.away_mean }, share);
  const [home = 0, away = 0] = point.score;
  const grid = scoreGrid(means, { from: { home, away } });
  const result = matchResult(grid);
  [result.home, result.draw, result.away].forEach((each, index) => close(each, point.p_1x2[index]));
  close(winProbability(overMass(totalGoals(grid), 2.5)), point.over_2_5);
  close(bothTeamsToScore(grid), point.btts_yes);
});

test.each(reference.margin_apply)(
  'the power method brings $p to a booksum of $booksum',
  (given) => {
    withMargin(given.p, given.booksum).forEach((each, index) => close(each, given.odds[index]));
  },
);

test('probabilities of one question sum to 1', () => {
  fc.assert(
    fc.property(anyGrid(), anyQuarterLine(), (grid, line) => {
      const { home, draw, away } = matchResult(grid);
      close(home + draw + away, 1, 1e-9);
      const double = doubleChance({ home, draw, away });
      close(double.homeOrDraw + double.homeOrAway + double.drawOrAway, 2, 1e-9);
      const mass = overMass(totalGoals(grid), line);
      close(mass.win + mass.halfWin + mass.refund + mass.halfLose + mass.lose, 1, 1e-9);
      if (mass.refund < 1) close(winProbability(mass) + winProbability(otherSide(mass)), 1, 1e-9);
    }),
  );
});

test('what can no longer happen has no probability', () => {
  fc.assert(
    fc.property(anyGrid(), (grid) => {
      const goals = grid.from.home + grid.from.away;
      expect(massWhere(grid, (h, a) => h < grid.from.home || a < grid.from.away)).toBe(0);
      expect(overMass(totalGoals(grid), goals - 0.5).lose).toBe(0);
      if (grid.from.home > 0 && grid.from.away > 0) close(bothTeamsToScore(grid), 1, 1e-9);
    }),
  );
});

test('a goal never makes over less likely', () => {
  fc.assert(
    fc.property(
      anyMean(),
      anyMean(),
      anyGoals(),
      anyGoals(),
      anyQuarterLine(),
      (home, away, h, a, line) => {
        const over = (goals: number) => {
          const grid = scoreGrid({ home, away }, { from: { home: goals, away: a } });
          return winProbability(overMass(totalGoals(grid), line));
        };
        expect(over(h + 1)).toBeGreaterThanOrEqual(over(h) - 1e-12);
      },
    ),
  );
});

test('margin keeps the order of outcomes, sums to the booksum and never improves a price', () => {
  const anyProbabilities = fc
    .array(fc.double({ min: 0.01, max: 1, noNaN: true }), { minLength: 2, maxLength: 3 })
    .map((parts) => parts.map((part) => part / parts.reduce((total, each) => total + each, 0)));
  fc.assert(
    fc.property(
      anyProbabilities,
      fc.double({ min: 1, max: 1.12, noNaN: true }),
      (probabilities, booksum) => {
        const prices = withMargin(probabilities, booksum);
        close(
          prices.reduce((total, price) => total + 1 / price, 0),
          booksum,
          1e-9,
        );
        prices.forEach((price, index) => {
          expect(price).toBeGreaterThanOrEqual(1);
          expect(price).toBeLessThanOrEqual(1 / (probabilities[index] ?? 0) + 1e-9);
        });
      },
    ),
  );
});

test('an impossible outcome has no finite price', () => {
  expect(withMargin([0, 0.4, 0.6], 1.05)[0]).toBe(Infinity);
  expect(withMargin([1, 0], 1.05)).toEqual([1, Infinity]);
});

test('the balanced line is the quarter line nearest to even, and holds still while it is good enough', () => {
  const goals = totalGoals(scoreGrid({ home: 1.6, away: 1.1 }));
  expect(balancedLine(goals, 0.5)).toBe(2.5);
  expect(balancedLine(goals, 0.5, 2.75)).toBe(2.75);
  expect(balancedLine(goals, 0.5, 3.5)).toBe(2.5);
  expect(balancedLine(totalGoals(scoreGrid({ home: 0.05, away: 0.05 })), 0.5)).toBe(0.5);
});

test.each([
  [1.004, null],
  [1.0149, 1010],
  [1.957, 1960],
  [2.999, 3000],
  [3.33, 3350],
  [7.44, 7400],
  [13.2, 13000],
  [26.4, 26000],
  [87, 85000],
  [199, 200000],
  [230, null],
  [Infinity, null],
])('%d is offered at %s thousandths', (decimal, price) => {
  expect(customaryPrice(decimal)).toBe(price);
});
