import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { firstAheadByTwo } from '../tennis/race';
import { tableTennisRules, volleyballRules } from './court';
import { roundRules } from './maps/rounds';
import { marksAfter, rallyEnds, type RallyRules } from './rallies';
import type { PeriodEnd } from './sets';

const anyChance = () => fc.integer({ min: 25, max: 75 }).map((percent) => percent / 100);
const fresh = (marks: number) => ({
  home: 0,
  away: 0,
  beginner: 1 as const,
  marks: Array.from({ length: marks }, () => 0),
});
const massOf = (ends: readonly PeriodEnd[], counts: (end: PeriodEnd) => boolean = () => true) =>
  ends.filter(counts).reduce((sum, { weight }) => sum + weight, 0);

test('where serving makes no difference, a set is a race that ends two clear', () => {
  fc.assert(
    fc.property(anyChance(), (p) => {
      const chances = { served: p, received: p };
      const won = (rules: RallyRules) => massOf(rallyEnds(rules, fresh(0)), (end) => end.homeWins);
      const race = (target: number) => firstAheadByTwo(target, { home: 0, away: 0 }, () => p);
      expect(won(volleyballRules(chances, false))).toBeCloseTo(race(25), 5);
      expect(won(volleyballRules(chances, true))).toBeCloseTo(race(15), 5);
      expect(won(tableTennisRules(chances))).toBeCloseTo(race(11), 5);
    }),
    { numRuns: 30 },
  );
});

test('a set under way is the mean of its next two scores', () => {
  const rules = volleyballRules({ served: 0.37, received: 0.66 }, false);
  const anyPoints = fc.integer({ min: 0, max: 23 });
  fc.assert(
    fc.property(
      anyPoints,
      anyPoints,
      fc.constantFrom(0 as const, 1 as const),
      (home, away, server) => {
        const from = (h: number, a: number, beginner: 0 | 1) =>
          massOf(
            rallyEnds(rules, { home: h, away: a, beginner, marks: [] }),
            (end) => end.homeWins,
          );
        const p = rules.chance(home, away, server);
        const mean = p * from(home + 1, away, 1) + (1 - p) * from(home, away + 1, 0);
        expect(from(home, away, server)).toBeCloseTo(mean, 5);
      },
    ),
    { numRuns: 30 },
  );
});

test('marks tell what the score at the end allows', () => {
  const marks = [
    { of: 'race', to: 10 },
    { of: 'point', to: 1 },
    { of: 'race', to: 20 },
  ] as const;
  const rules = volleyballRules({ served: 0.37, received: 0.66 }, false);
  const ends = rallyEnds(rules, fresh(3), marks);
  expect(massOf(ends)).toBeCloseTo(1, 6);
  for (const { counts, facts } of ends) {
    const [home = 0, away = 0] = counts;
    expect(facts.every((value) => value === 1 || value === 2)).toBe(true);
    if (away < 10) expect(facts[0]).toBe(1);
    if (home < 20) expect(facts[2]).toBe(2);
  }
  expect(massOf(ends, ({ facts }) => facts[1] === 1)).toBeCloseTo(0.37, 6);
});

test('a mark that is decided stays so', () => {
  const marks = [
    { of: 'race', to: 5 },
    { of: 'race', to: 10 },
  ] as const;
  const rules = tableTennisRules({ served: 0.5, received: 0.5 });
  const from = { home: 3, away: 5, beginner: 0 as const, marks: [2, 0] };
  const ends = rallyEnds(rules, from, marks);
  expect(ends.every(({ facts }) => facts[0] === 2)).toBe(true);
  expect(ends.some(({ facts }) => facts[1] === 1)).toBe(true);
  expect(marksAfter([2, 0], marks, { home: 10, away: 9 }, true)).toEqual([2, 1]);
});

test.each([
  ['blocks', 13, 11, true],
  ['blocks', 12, 12, false],
  ['blocks', 13, 12, false],
  ['blocks', 15, 14, false],
  ['blocks', 16, 14, true],
  ['blocks', 16, 15, false],
  ['blocks', 19, 15, true],
  ['blocks', 18, 18, false],
  ['two_clear', 13, 11, true],
  ['two_clear', 13, 12, false],
  ['two_clear', 14, 12, true],
  ['two_clear', 16, 15, false],
] as const)('overtime in %s: %d:%d is the end: %s', (overtime, home, away, isOver) => {
  const rules = roundRules({ edge: 0, defence: 0, momentum: 0, overtime }, 1);
  expect(rules.isOver(home, away)).toBe(isOver);
  expect(rules.isOver(away, home)).toBe(isOver);
});

test('defending first does not favour anybody over a whole map of equals', () => {
  const chances = { edge: 0, defence: 0.2, momentum: 0.25, overtime: 'blocks' } as const;
  const [defending, attacking] = ([1, 0] as const).map((defends) =>
    massOf(rallyEnds(roundRules(chances, defends), fresh(0)), (end) => end.homeWins),
  );
  expect((defending ?? 0) + (attacking ?? 0)).toBeCloseTo(1, 1);
});
