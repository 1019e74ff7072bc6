import { expect, test } from 'vitest';
import { distributionOf } from '../tally/futures';
import { type SkirmishRules, mapChance, skirmishEnds } from './maps/skirmish';
import { futuresOfPaths, type PeriodEnd, periodOf, seriesPaths } from './sets';
import { spread } from './spread';

/** A period with many ends that the home side wins with this chance; points are spread evenly. */
function many(chance: number, ends = 80): PeriodEnd[] {
  return Array.from({ length: ends }, (_, index) => ({
    weight: (index % 2 === 0 ? chance : 1 - chance) / (ends / 2),
    homeWins: index % 2 === 0,
    counts: [index % 2 === 0 ? 100 : index, index % 2 === 0 ? index : 100],
    facts: [],
  }));
}

const SO_FAR = { most: 5, counts: ['points'], over: [], facts: [], known: { toss: 2 } };

test('who wins which period is exact, however the rest is spread', () => {
  const period = periodOf(many(0.6));
  const paths = seriesPaths(3, { home: 0, away: 0 }, () => period, 2_000);
  const futures = futuresOfPaths(paths, SO_FAR);
  const won = { of: 'home', count: 'points', unit: 'periods_won' } as const;
  const three = distributionOf(futures, won).mass.at(-1);
  expect(three).toBeCloseTo(0.6 ** 3 * (1 + 3 * 0.4 + 6 * 0.4 ** 2), 9);
  expect(futures.weights.length).toBeLessThanOrEqual(2_000);
  expect(futures.facts.toss?.every((value) => value === 2)).toBe(true);
});

test('what is spread comes near what is exact', () => {
  const period = periodOf(many(0.55));
  const paths = seriesPaths(3, { home: 0, away: 0 }, () => period, 2_000);
  const futures = futuresOfPaths(paths, SO_FAR);
  const first = { of: 'away', count: 'points', unit: 'points', periods: [0, 0] } as const;
  const { from, mass } = distributionOf(futures, first);
  const mean = mass.reduce((sum, weight, index) => sum + weight * (from + index), 0);
  expect(mean).toBeCloseTo(0.55 * 39 + 0.45 * 100, 0);
});

test('a period whose ends are few is told in full', () => {
  const paths = seriesPaths(2, { home: 1, away: 1 }, () => periodOf(many(0.5, 10)), 2_000);
  expect(paths).toHaveLength(10);
  expect(paths.reduce((sum, { weight }) => sum + weight, 0)).toBeCloseTo(1, 9);
});

test('spread numbers fill every tenth of each dimension alike', () => {
  for (let dimension = 0; dimension < 7; dimension += 1) {
    const tenths = Array.from({ length: 10 }, () => 0);
    for (let index = 0; index < 1_000; index += 1) {
      const tenth = Math.floor(spread(index, dimension) * 10);
      tenths[tenth] = (tenths[tenth] ?? 0) + 1;
    }
    for (const count of tenths) expect(Math.abs(count - 100)).toBeLessThan(8);
  }
});

const RULES: SkirmishRules = {
  towers: 9,
  kills: 2,
  edge: 0.15,
  snowball: { towers: 0.3, kills: 0.1 },
  minutes: 8,
  pace: 0.5,
};

test('runs of a map are won as often as its exact chance says', () => {
  const from = { towers: [2, 4], kills: [6, 9], clock: 5, marks: [0] } as const;
  const ends = skirmishEnds(RULES, from, [{ of: 'point', to: 16 }], 11, 4_000);
  const share = ends.filter(({ homeWins }) => homeWins).length / ends.length;
  expect(Math.abs(share - mapChance(RULES, from.towers))).toBeLessThan(0.02);
  for (const { counts, facts, homeWins } of ends) {
    const [home = 0, away = 0, own = 0, others = 0, h = 0, a = 0, minutes = 0] = counts;
    expect(home + away).toBe(1);
    expect(Math.max(h, a)).toBe(9);
    expect(h > a).toBe(homeWins);
    expect(own).toBeGreaterThanOrEqual(6);
    expect(others).toBeGreaterThanOrEqual(9);
    expect(facts[0] === 0).toBe(own + others < 16);
    expect(minutes).toBeGreaterThanOrEqual(17);
  }
});

test('between equals a map is even, and a lead in towers is worth it', () => {
  const equals = { ...RULES, edge: 0 };
  expect(mapChance(equals, [3, 3])).toBeCloseTo(0.5, 9);
  expect(mapChance(equals, [4, 3])).toBeGreaterThan(0.55);
  expect(mapChance(equals, [9, 0])).toBe(1);
});
