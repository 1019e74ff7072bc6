import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  fairOdds,
  goalDifference,
  handicapMass,
  overMass,
  totalGoals,
  winProbability,
} from './asian-lines';
import { nextGoal, remainingMeans, remainingShare } from './in-play';
import { bothTeamsToScore, correctScore, matchResult, oddGoals } from './outcomes';
import { massWhere, scoreGrid } from './score-grid';
import { anyGoals, anyGrid, anyMean, anyQuarterLine } from '@touchline/testkit/pricing/any-grid';

const close = (actual: number, expected: number, within = 1e-9) => {
  expect(Math.abs(actual - expected)).toBeLessThanOrEqual(within);
};

test('the grid meets the printed figures of Dixon and Coles by goalmodel', () => {
  const grid = scoreGrid({ home: 2.117914, away: 1.025718 }, { rho: -0.133574 });
  const { home, draw, away } = matchResult(grid);
  close(home, 0.6114897, 1e-6);
  close(draw, 0.226823, 1e-6);
  close(away, 0.1616873, 1e-6);
});

test('probabilities of one question sum to 1', () => {
  fc.assert(
    fc.property(anyGrid(), anyQuarterLine(), (grid, line) => {
      const { home, draw, away } = matchResult(grid);
      close(home + draw + away, 1);
      close(oddGoals(grid) + massWhere(grid, (h, a) => (h + a) % 2 === 0), 1);
      const mass = overMass(totalGoals(grid), line);
      close(mass.win + mass.halfWin + mass.refund + mass.halfLose + mass.lose, 1);
    }),
  );
});

test('what can no longer happen has no probability', () => {
  fc.assert(
    fc.property(anyGrid(), (grid) => {
      const { home, away } = grid.from;
      expect(massWhere(grid, (h, a) => h < home || a < away)).toBe(0);
      expect(correctScore(grid, { home: home - 1, away })).toBe(0);
      expect(correctScore(grid, { home, away: away + grid.size })).toBe(0);
      expect(overMass(totalGoals(grid), home + away - 0.5).lose).toBe(0);
      if (home > 0 && away > 0) close(bothTeamsToScore(grid), 1);
    }),
  );
});

test('a correct score is the mass of its one score', () => {
  fc.assert(
    fc.property(anyGrid(), anyGoals(), anyGoals(), (grid, home, away) => {
      const counted = massWhere(grid, (h, a) => h === home && a === away);
      expect(correctScore(grid, { home, away })).toBe(counted);
    }),
  );
});

test('a goal never makes over less likely', () => {
  const anyScore = fc.record({ home: anyGoals(), away: anyGoals() });
  fc.assert(
    fc.property(anyMean(), anyMean(), anyScore, anyQuarterLine(), (home, away, from, line) => {
      const over = (goals: number) => {
        const grid = scoreGrid({ home, away }, { from: { ...from, home: goals } });
        return winProbability(overMass(totalGoals(grid), line));
      };
      expect(over(from.home + 1)).toBeGreaterThanOrEqual(over(from.home) - 1e-12);
    }),
  );
});

test('a higher line is never easier, and a larger handicap never harder', () => {
  fc.assert(
    fc.property(anyGrid(), anyQuarterLine(), (grid, line) => {
      const goals = totalGoals(grid);
      const difference = goalDifference(grid);
      const worth = (mass: ReturnType<typeof overMass>) =>
        mass.win + mass.halfWin - mass.halfLose - mass.lose;
      expect(worth(overMass(goals, line + 0.25))).toBeLessThanOrEqual(
        worth(overMass(goals, line)) + 1e-12,
      );
      expect(worth(handicapMass(difference, line + 0.25))).toBeGreaterThanOrEqual(
        worth(handicapMass(difference, line)) - 1e-12,
      );
    }),
  );
});

test('fair odds leave nothing to either side', () => {
  fc.assert(
    fc.property(anyGrid(), anyQuarterLine(), (grid, line) => {
      const mass = overMass(totalGoals(grid), line);
      const odds = fairOdds(mass);
      fc.pre(odds < 1000);
      const back =
        mass.win * odds + (mass.halfWin * (1 + odds)) / 2 + mass.refund + mass.halfLose / 2;
      close(back, 1, 1e-9);
    }),
  );
});

test('fair odds are 1 when nothing can be lost, and infinite when nothing can be won', () => {
  const none = { win: 0, halfWin: 0, refund: 0, halfLose: 0, lose: 0 };
  expect(fairOdds({ ...none, refund: 1 })).toBe(1);
  expect(fairOdds({ ...none, win: 1 })).toBe(1);
  expect(fairOdds({ ...none, lose: 1 })).toBe(Infinity);
});

test.each([
  [0, 1],
  [45, 0.55],
  [67.5, 0.275],
  [90, 0],
  [95, 0],
])('after minute %d a share of %d of the goals is still to come', (minute, share) => {
  close(remainingShare(minute, 0.45), share);
});

test('the next goal is home’s, nobody’s or away’s, by their means', () => {
  fc.assert(
    fc.property(anyMean(), anyMean(), (home, away) => {
      const next = nextGoal({ home, away });
      close(next.home + next.none + next.away, 1);
      close(next.home * away, next.away * home);
      const later = nextGoal(remainingMeans({ home, away }, 0.5));
      expect(later.none).toBeGreaterThanOrEqual(next.none);
    }),
  );
  expect(nextGoal({ home: 0, away: 0 })).toEqual({ home: 0, none: 1, away: 0 });
});
