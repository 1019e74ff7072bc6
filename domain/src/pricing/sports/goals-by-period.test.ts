import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { matchResult } from '../outcomes';
import { scoreGrid } from '../score-grid';
import { distributionOf, type Futures } from '../tally/futures';
import type { Reading, Tally } from '../tally/tally';
import { binomialChances, type ByPeriod, everyWay, futuresOfWays, poissonChances } from './goals';
import { handballFutures } from './handball';
import { iceHockeyFutures, LEVEL_TILT } from './ice-hockey';
import { goalFutures, soccerFutures } from './soccer';
import { spreadWays } from './spread-ways';

const NOTHING_YET: Tally = { counts: {}, facts: {}, periodsOver: 0, isOver: false };
const LEAD: Reading = { of: 'difference', count: 'goals', unit: 'points' };
const anyMean = () => fc.double({ min: 0, max: 2.5, noNaN: true });
const anyMeans = () => fc.record({ home: anyMean(), away: anyMean() });

const close = (actual: number, expected: number, within: number) => {
  expect(Math.abs(actual - expected)).toBeLessThanOrEqual(within);
};

/** The chances of a lead above 0, of 0, and below. */
function threeWays(futures: Futures, reading: Reading) {
  const { from, mass } = distributionOf(futures, reading);
  const sums = { home: 0, draw: 0, away: 0 };
  for (const [index, chance] of mass.entries()) {
    const lead = from + index;
    sums[lead > 0 ? 'home' : lead < 0 ? 'away' : 'draw'] += chance;
  }
  return sums;
}

function massOf(futures: Futures, holds: (row: number) => boolean): number {
  return futures.weights.reduce((sum, weight, row) => (holds(row) ? sum + weight : sum), 0);
}

test('weights of futures sum to 1', () => {
  fc.assert(
    fc.property(anyMeans(), anyMeans(), anyMeans(), (first, second, third) => {
      const models = [
        ...soccerFutures(NOTHING_YET, {
          goals: [first, second],
          corners: [third, first],
          yellows: [second, third],
          sendingsOff: [
            { home: 0.02, away: 0.01 },
            { home: 0.03, away: 0.05 },
          ],
        }),
        ...iceHockeyFutures(NOTHING_YET, {
          periods: [first, second, third],
          overtime: { home: 0.5, away: 0.4 },
          shootout: 0.52,
        }),
      ];
      for (const { weights } of models)
        close(
          weights.reduce((sum, each) => sum + each, 0),
          1,
          1e-12,
        );
    }),
    { numRuns: 20 },
  );
});

test('goals of two halves make the result that the grid of the whole match has', () => {
  fc.assert(
    fc.property(anyMeans(), anyMeans(), (first, second) => {
      const futures = goalFutures(NOTHING_YET, [first, second]);
      const { home, draw, away } = matchResult(
        scoreGrid({ home: first.home + second.home, away: first.away + second.away }),
      );
      const found = threeWays(futures, LEAD);
      close(found.home, home, 5e-4);
      close(found.draw, draw, 5e-4);
      close(found.away, away, 5e-4);
    }),
    { numRuns: 50 },
  );
});

test('who scores first is who scores more of all goals, and nobody where there are none', () => {
  const futures = goalFutures(NOTHING_YET, [
    { home: 0.9, away: 0.3 },
    { home: 0.9, away: 0.3 },
  ]);
  const first = futures.facts['goal:1']!;
  const nobody = Math.exp(-2.4);
  close(
    massOf(futures, (row) => first[row] === 0),
    nobody,
    1e-4,
  );
  close(
    massOf(futures, (row) => first[row] === 1),
    0.75 * (1 - nobody),
    1e-4,
  );
  const { home, away } = futures.counts['goals']!;
  const scored = (columns: readonly Int16Array[], row: number) =>
    columns[0]![row]! + columns[1]![row]!;
  expect(massOf(futures, (row) => first[row] === 1 && scored(home, row) === 0)).toBe(0);
  expect(massOf(futures, (row) => first[row] === 2 && scored(away, row) === 0)).toBe(0);
});

test('futures hold what has been counted, and know who scored', () => {
  const tally: Tally = {
    counts: {
      goals: [
        { home: 2, away: 1 },
        { home: 0, away: 0 },
      ],
    },
    facts: { 'goal:1': 1, 'goal:2': 2, 'goal:3': 1 },
    periodsOver: 1,
    isOver: false,
  };
  const futures = goalFutures(tally, [
    { home: 0, away: 0 },
    { home: 1, away: 1 },
  ]);
  const { home, away } = futures.counts['goals']!;
  expect([...new Set(home[0])]).toEqual([2]);
  expect([...new Set(away[0])]).toEqual([1]);
  expect([...new Set(futures.facts['goal:2'])]).toEqual([2]);
  expect(new Set(futures.facts['goal:4'])).toEqual(new Set([0, 1, 2]));
});

test('spread over periods, sums are exact and every period is within half a percentage point', () => {
  const numbers: ByPeriod[] = [
    [poissonChances(1), poissonChances(1.1), poissonChances(0.8)],
    [poissonChances(0.7), poissonChances(1.3), poissonChances(1)],
  ];
  const spread = futuresOfWays(spreadWays(numbers, { points: 2_000 }), NOTHING_YET, {
    count: 'goals',
  });
  const every = futuresOfWays(everyWay(numbers), NOTHING_YET, { count: 'goals' });
  const readings = ([undefined, [0, 0], [1, 1], [2, 2]] as const).flatMap((periods) =>
    (['sum', 'difference', 'home', 'away'] as const).map((of): Reading => {
      return { of, count: 'goals', unit: 'points', ...(periods && { periods }) };
    }),
  );
  for (const reading of readings) {
    const expected = distributionOf(every, reading);
    const found = distributionOf(spread, reading);
    const within = reading.of !== 'fact' && reading.periods ? 0.005 : 0.001;
    for (const [index, chance] of expected.mass.entries()) {
      close(found.mass[expected.from + index - found.from] ?? 0, chance, within);
    }
  }
});

test('a level score after regular time is likelier by its tilt, and leads to overtime', () => {
  const periods = [
    { home: 1, away: 0.9 },
    { home: 1, away: 0.9 },
    { home: 1, away: 0.9 },
  ];
  const toCome = { periods, overtime: { home: 0.5, away: 0.5 }, shootout: 0.5 };
  const [futures] = iceHockeyFutures(NOTHING_YET, toCome);
  const { draw } = matchResult(scoreGrid({ home: 3, away: 2.7 }));
  const regular = threeWays(futures!, { ...LEAD, periods: [0, 2] });
  close(regular.draw, (draw * LEVEL_TILT) / (1 + draw * (LEVEL_TILT - 1)), 1e-4);
  expect(threeWays(futures!, LEAD).draw).toBe(0);
  const { home, away } = futures!.counts['goals']!;
  const lead = (row: number, period: number) => home[period]![row]! - away[period]![row]!;
  const inRegular = (row: number) => lead(row, 0) + lead(row, 1) + lead(row, 2);
  expect(massOf(futures!, (row) => inRegular(row) !== 0 && lead(row, 3) + lead(row, 4) !== 0)).toBe(
    0,
  );
});

test('an overtime that is nearly over leads to a shoot-out, and a goal of it ends the match', () => {
  const level = { home: 1, away: 1 };
  const none = { home: 0, away: 0 };
  const over = { periods: [none, none, none], overtime: none, shootout: 0.6 };
  const before: Tally = {
    counts: { goals: [level, none, none, none, none] },
    facts: {},
    periodsOver: 3,
    isOver: false,
  };
  const [open] = iceHockeyFutures(before, over);
  close(threeWays(open!, LEAD).home, 0.6, 1e-12);
  const won = [level, none, none, { home: 0, away: 1 }, none];
  const [decided] = iceHockeyFutures({ ...before, counts: { goals: won } }, over);
  expect(threeWays(decided!, LEAD)).toEqual({ home: 0, draw: 0, away: 1 });
});

test('handball goals vary less than those that fall at any time', () => {
  const side = [
    { attacks: 27, chance: 0.55 },
    { attacks: 27, chance: 0.55 },
  ];
  const [futures] = handballFutures(NOTHING_YET, { home: side, away: side });
  const { from, mass } = distributionOf(futures!, { of: 'home', count: 'goals', unit: 'points' });
  const mean = mass.reduce((sum, chance, index) => sum + chance * (from + index), 0);
  const variance = mass.reduce(
    (sum, chance, index) => sum + chance * (from + index - mean) ** 2,
    0,
  );
  close(mean, 54 * 0.55, 0.01);
  expect(variance).toBeLessThan(mean / 2);
  const { draw } = threeWays(futures!, LEAD);
  expect(draw).toBeGreaterThan(0.07);
  expect(draw).toBeLessThan(0.09);
});

test('chances of a number sum to 1 and have its mean', () => {
  fc.assert(
    fc.property(
      fc.double({ min: 0, max: 20, noNaN: true }),
      fc.integer({ min: 1, max: 60 }),
      (mean, tries) => {
        const meanOf = (chances: Float64Array) =>
          chances.reduce((sum, chance, count) => sum + chance * count, 0);
        close(meanOf(poissonChances(mean)), mean, 1e-6);
        close(meanOf(binomialChances(tries, 0.3)), tries * 0.3, 1e-9);
      },
    ),
  );
  expect(() => poissonChances(-1)).toThrow('-1');
  expect(() => binomialChances(3, 1)).toThrow('1');
});
