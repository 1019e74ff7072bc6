import { together } from '@touchline/domain/pricing/tally/joint';
import type { Line } from '@touchline/domain/pricing/tally/line';
import { handicap, threeWay, total, twoWay } from '@touchline/domain/pricing/tally/questions';
import { describe, expect, test } from 'vitest';
import { BASKETBALL } from './basketball';
import {
  aMatch,
  faultsOf,
  hasCorrection,
  momentsOfAll,
  NO_DRIFT,
  sumOf,
  surprises,
} from '@touchline/testkit/simulator/points/play-rules';
import { inDepth } from '@touchline/testkit/simulator/depth';

const LEVEL = { points: 114.5, spread: 13, quarter: 12 };
const ALL = { count: 'points', unit: 'points' } as const;
const LAST_QUARTER = { ...ALL, periods: [3, 3] } as const;

/** A few questions that stand for all. */
const LINES: readonly Line[] = [
  twoWay({ market: 219 }, ALL),
  threeWay({ market: 235, parts: { quarternr: 4 } }, LAST_QUARTER),
  handicap({ market: 223 }, ALL, -2.5),
  total({ market: 225 }, ALL, 229.5),
  total({ market: 227 }, ALL, 114.5, 'home'),
  total({ market: 236, parts: { quarternr: 4 } }, LAST_QUARTER, 57.5),
];

const matchesOf = (count: number) =>
  Array.from({ length: count }, (_, seed) =>
    aMatch(BASKETBALL, seed, LEVEL, { home: 1_500 + (seed % 6) * 40, away: 1_600 }),
  );

describe('what is quoted comes about as often', () => {
  test.each([
    ['before the match', -3_600_000],
    ['in the middle of it', 4_200_000],
  ] as const)(
    '%s',
    (_when, at) => {
      const found = surprises(
        BASKETBALL,
        matchesOf(inDepth(500)),
        () => at,
        () => LINES,
      );
      expect(found.length).toBeGreaterThan(10);
      expect(found.filter(({ errors }) => Math.abs(errors) > 3)).toEqual([]);
    },
    120_000,
  );

  test('on every line that is offered', () => {
    const found = surprises(BASKETBALL, matchesOf(60), () => 4_200_000);
    expect(found.length).toBeGreaterThan(30);
    // Of some hundred questions one may well be three standard errors off.
    expect(found.filter(({ errors }) => Math.abs(errors) > 4)).toEqual([]);
  }, 120_000);
});

describe('lines', () => {
  const plain = matchesOf(40).filter((match) => !hasCorrection(BASKETBALL.storyOf(match)));

  test('are decided at the end, and stay as they were decided', () => {
    const faults = plain
      .slice(0, 5)
      .flatMap((match) => faultsOf(BASKETBALL, match, momentsOfAll(BASKETBALL.storyOf(match), 14)));
    expect(faults).toEqual([]);
  }, 60_000);

  test('are many before the match, and none when it is over', () => {
    const [match] = plain;
    if (!match) throw new Error('a match');
    const story = BASKETBALL.storyOf(match);
    const offered = (at: number) =>
      BASKETBALL.linesOf(match, story, at, BASKETBALL.modelOf(match, story, at, NO_DRIFT)).length;
    expect(offered(-86_400_000)).toBeGreaterThan(60);
    expect(offered(story.length)).toBe(0);
    expect(offered(story.length + 86_400_000)).toBe(0);
  });

  test('that cannot come about together have no chance at all', () => {
    const [match] = plain;
    if (!match) throw new Error('a match');
    const story = BASKETBALL.storyOf(match);
    for (const at of [-1, 4_200_000]) {
      const model = BASKETBALL.modelOf(match, story, at, NO_DRIFT);
      const home = { line: twoWay({ market: 219 }, ALL), outcome: '4' };
      const given = { line: handicap({ market: 223 }, ALL, 1.5), outcome: '1715' };
      expect(together(model, [home, given])?.win).toBe(0);
      expect(together(model, [home])?.win).toBeGreaterThan(0);
    }
  });
});

describe('a story', () => {
  const stories = matchesOf(400).map((match) => ({ match, story: BASKETBALL.storyOf(match) }));

  test('is as long as play lasts, and tells its moments in order', () => {
    for (const { story } of stories) {
      expect(story.length).toBeLessThanOrEqual(BASKETBALL.longest);
      const times = story.moments.map(({ at }) => at);
      expect(times).toEqual(times.toSorted((one, other) => one - other));
      expect(times.at(-1)).toBeLessThanOrEqual(story.length);
    }
  });

  test('has a score that is the sum of its periods at all times', () => {
    for (const { story } of stories.slice(0, 20)) {
      for (const at of momentsOfAll(story, 25)) {
        const { score, periods } = BASKETBALL.standingAt(story, at);
        expect(score).toEqual(sumOf(BASKETBALL.tallyAt(story, at).counts['points']));
        if (at >= 0) expect(score).toEqual(sumOf(periods.map((each) => each.score)));
      }
    }
  });

  test('takes a score back now and then, as if it had never been', () => {
    const corrected = stories.filter(({ story }) => hasCorrection(story));
    expect(corrected.length).toBeGreaterThan(5);
    expect(corrected.length).toBeLessThan(stories.length / 8);
    for (const { story } of corrected) {
      const at = story.moments.find(({ kind }) => kind === 'correction')?.at ?? 0;
      const sumAt = (moment: number) => {
        const { home, away } = BASKETBALL.standingAt(story, moment).score;
        return home + away;
      };
      expect(sumAt(at)).toBeLessThan(sumAt(at - 1));
    }
  });

  test('is as usual in its league', () => {
    const mean = (valueOf: (place: number) => number) =>
      stories.reduce((sum, _, place) => sum + valueOf(place), 0) / stories.length;
    const finals = stories.map(({ story }) => BASKETBALL.standingAt(story, story.length).score);
    expect(mean((place) => (finals[place]?.home ?? 0) + (finals[place]?.away ?? 0))).toBeCloseTo(
      229,
      -1,
    );
    const lead = (place: number) => (finals[place]?.home ?? 0) - (finals[place]?.away ?? 0);
    expect(finals.every(({ home, away }) => home !== away)).toBe(true);
    expect(Math.sqrt(mean((place) => lead(place) ** 2))).toBeCloseTo(14, -0.5);
  });
});
