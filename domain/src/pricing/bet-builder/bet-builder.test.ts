import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { bothTeamsToScore, matchResult } from '../outcomes';
import { massWhere, scoreGrid } from '../score-grid';
import { anyGrid } from '@touchline/testkit/pricing/any-grid';
import { jointMass } from './joint-mass';
import { clearanceOf } from './leg';
import type { BuilderLeg } from './leg';

const home: BuilderLeg = { market: 'result', side: 'home' };
const draw: BuilderLeg = { market: 'result', side: 'draw' };
const away: BuilderLeg = { market: 'result', side: 'away' };
const bothScore: BuilderLeg = { market: 'both_teams_to_score', yes: true };
const over = (line: number): BuilderLeg => ({ market: 'total', side: 'over', line });
const under = (line: number): BuilderLeg => ({ market: 'total', side: 'under', line });
const handicap = (side: 'home' | 'away', line: number): BuilderLeg => ({
  market: 'handicap',
  side,
  line,
});
const correct = (h: number, a: number): BuilderLeg => ({
  market: 'correct_score',
  score: { home: h, away: a },
});
const teamOver = (team: 'home' | 'away', line: number): BuilderLeg => ({
  market: 'team_total',
  team,
  side: 'over',
  line,
});

const GRID = scoreGrid({ home: 1.6, away: 1.1 }, { rho: -0.1 });

const anySide = () => fc.constantFrom('home' as const, 'away' as const);
const anyOver = () => fc.constantFrom('over' as const, 'under' as const);
const anyHalf = () => fc.integer({ min: -6, max: 12 }).map((n) => n / 2);
const anyLeg = (): fc.Arbitrary<BuilderLeg> =>
  fc.oneof(
    fc.constantFrom(home, draw, away, bothScore),
    fc.constant<BuilderLeg>({ market: 'both_teams_to_score', yes: false }),
    fc.constantFrom<BuilderLeg>(
      { market: 'double_chance', side: 'home_or_draw' },
      { market: 'double_chance', side: 'home_or_away' },
      { market: 'double_chance', side: 'draw_or_away' },
      { market: 'odd_even', side: 'odd' },
      { market: 'odd_even', side: 'even' },
    ),
    fc.record({ market: fc.constant('total' as const), side: anyOver(), line: anyHalf() }),
    fc.record({
      market: fc.constant('team_total' as const),
      team: anySide(),
      side: anyOver(),
      line: anyHalf(),
    }),
    fc.record({ market: fc.constant('handicap' as const), side: anySide(), line: anyHalf() }),
    fc.record({
      market: fc.constant('correct_score' as const),
      score: fc.record({ home: fc.nat(5), away: fc.nat(5) }),
    }),
  );
const anyLegs = () => fc.array(anyLeg(), { minLength: 1, maxLength: 6 });

describe('a leg at a final score', () => {
  test.each<[string, BuilderLeg, [number, number], 'wins' | 'is void' | 'loses']>([
    ['home wins', home, [2, 1], 'wins'],
    ['home does not win a draw', home, [1, 1], 'loses'],
    ['a draw', draw, [1, 1], 'wins'],
    ['no draw', draw, [0, 1], 'loses'],
    ['away wins', away, [0, 1], 'wins'],
    ['home or draw', { market: 'double_chance', side: 'home_or_draw' }, [1, 1], 'wins'],
    ['home or draw, lost', { market: 'double_chance', side: 'home_or_draw' }, [0, 1], 'loses'],
    ['somebody wins', { market: 'double_chance', side: 'home_or_away' }, [0, 1], 'wins'],
    ['nobody wins', { market: 'double_chance', side: 'home_or_away' }, [2, 2], 'loses'],
    ['draw or away', { market: 'double_chance', side: 'draw_or_away' }, [2, 1], 'loses'],
    ['over a half line', over(2.5), [2, 1], 'wins'],
    ['below a half line', over(2.5), [1, 1], 'loses'],
    ['a whole line that is met', over(3), [2, 1], 'is void'],
    ['under', under(2.5), [1, 1], 'wins'],
    ['under a whole line that is met', under(3), [0, 3], 'is void'],
    ['a team’s own goals', teamOver('away', 1.5), [0, 2], 'wins'],
    ['not the other team’s', teamOver('home', 1.5), [0, 2], 'loses'],
    ['home gives a goal', handicap('home', -1), [2, 0], 'wins'],
    ['home gives a goal and leads by one', handicap('home', -1), [1, 0], 'is void'],
    ['away gets that goal', handicap('away', -1), [1, 0], 'is void'],
    ['away gets a goal and a half', handicap('away', -1.5), [1, 0], 'wins'],
    ['away gets what home gives, and no more', handicap('away', -1.5), [2, 0], 'loses'],
    ['both score', bothScore, [1, 3], 'wins'],
    ['one does not', bothScore, [0, 3], 'loses'],
    ['not both', { market: 'both_teams_to_score', yes: false }, [0, 3], 'wins'],
    ['an odd number of goals', { market: 'odd_even', side: 'odd' }, [1, 2], 'wins'],
    ['no goal is even', { market: 'odd_even', side: 'even' }, [0, 0], 'wins'],
    ['the very score', correct(1, 0), [1, 0], 'wins'],
    ['the score turned round', correct(1, 0), [0, 1], 'loses'],
  ])('%s', (_rule, leg, [h, a], result) => {
    const clearance = clearanceOf(leg)(h, a);
    expect(clearance > 0 ? 'wins' : clearance === 0 ? 'is void' : 'loses').toBe(result);
  });
});

test.each<[BuilderLeg[], number]>([
  [[home, over(2.5)], 0.29602166],
  [[home, over(2.5), bothScore], 0.22390797],
  [[away, bothScore], 0.12682448],
  [[draw, under(2.5)], 0.20914356],
  [[teamOver('home', 1.5), teamOver('away', 0.5)], 0.3169323],
])('legs of one match have a joint probability from one grid', (legs, joint) => {
  expect(jointMass(GRID, legs).win).toBeCloseTo(joint, 8);
});

test('what cannot happen has a probability of exactly 0', () => {
  expect(jointMass(GRID, [correct(1, 0), over(2.5)]).win).toBe(0);
  expect(jointMass(GRID, [home, away]).win).toBe(0);
  expect(
    jointMass(scoreGrid({ home: 1, away: 1 }, { from: { home: 0, away: 2 } }), [under(1.5)]).win,
  ).toBe(0);
});

test('single legs agree with the markets they come from', () => {
  fc.assert(
    fc.property(anyGrid(), (grid) => {
      const result = matchResult(grid);
      expect(jointMass(grid, [home]).win).toBe(result.home);
      expect(jointMass(grid, [draw]).win).toBe(result.draw);
      expect(jointMass(grid, [bothScore]).win).toBe(bothTeamsToScore(grid));
    }),
  );
});

test('the ways a combination can end sum to 1, and a further leg never makes it likelier', () => {
  fc.assert(
    fc.property(anyGrid(), anyLegs(), anyLeg(), (grid, legs, leg) => {
      const { win, refund, lose } = jointMass(grid, legs);
      expect(win + refund + lose).toBeCloseTo(1, 9);
      const more = jointMass(grid, [...legs, leg]);
      expect(more.win).toBeLessThanOrEqual(win);
      expect(more.lose).toBeGreaterThanOrEqual(lose - 1e-12);
    }),
  );
});

test('the order of the legs makes no difference', () => {
  fc.assert(
    fc.property(anyGrid(), anyLegs(), (grid, legs) => {
      expect(jointMass(grid, legs.toReversed())).toEqual(jointMass(grid, legs));
    }),
  );
});

test('a whole line that is met gives the stake back, unless another leg has lost', () => {
  const two = massWhere(GRID, (h, a) => h + a === 2);
  expect(jointMass(GRID, [over(2)]).refund).toBeCloseTo(two, 12);
  const withHome = jointMass(GRID, [over(2), home]);
  expect(withHome.refund).toBeCloseTo(
    massWhere(GRID, (h, a) => h === 2 && a === 0),
    12,
  );
});
