import { together } from '@touchline/domain/pricing/tally/joint';
import type { Line } from '@touchline/domain/pricing/tally/line';
import {
  factIs,
  handicap,
  threeWay,
  total,
  twoWay,
} from '@touchline/domain/pricing/tally/questions';
import { describe, expect, test } from 'vitest';
import { BASEBALL } from './baseball';
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

const LEVEL = { runs: 4.45 };
const ALL = { count: 'runs', unit: 'points' } as const;

/** A few questions that stand for all. */
const LINES: readonly Line[] = [
  twoWay({ market: 251 }, ALL),
  handicap({ market: 256 }, ALL, -1.5),
  handicap({ market: 256, parts: { plus: 1 } }, ALL, 1.5),
  total({ market: 258 }, ALL, 8.5),
  total({ market: 260 }, ALL, 4.5, 'home'),
  total({ market: 261 }, ALL, 4.5, 'away'),
  factIs({ market: 268 }, 'extra_innings', [1, 2], ['74', '76']),
  threeWay({ market: 287, parts: { inningnr: 8 } }, { ...ALL, periods: [14, 15] }),
  total({ market: 288, parts: { inningnr: 9 } }, { ...ALL, periods: [16, 17] }, 0.5),
];

const matchesOf = (count: number) =>
  Array.from({ length: count }, (_, seed) =>
    aMatch(BASEBALL, seed, LEVEL, { home: 1_500 + (seed % 6) * 40, away: 1_600 }),
  );

describe('what is quoted comes about as often', () => {
  test.each([
    ['before the match', -3_600_000],
    ['in the middle of it', 4_800_000],
  ] as const)(
    '%s',
    (_when, at) => {
      const found = surprises(
        BASEBALL,
        matchesOf(inDepth(500)),
        () => at,
        () => LINES,
      );
      expect(found.length).toBeGreaterThan(15);
      expect(found.filter(({ errors }) => Math.abs(errors) > 3)).toEqual([]);
    },
    120_000,
  );

  test('on every line that is offered', () => {
    const found = surprises(BASEBALL, matchesOf(60), () => 4_800_000);
    expect(found.length).toBeGreaterThan(30);
    // Of some hundred questions one may well be three standard errors off.
    expect(found.filter(({ errors }) => Math.abs(errors) > 4)).toEqual([]);
  }, 120_000);
});

describe('lines', () => {
  const plain = matchesOf(40).filter((match) => !hasCorrection(BASEBALL.storyOf(match)));

  test('are decided at the end, and stay as they were decided', () => {
    const faults = plain
      .slice(0, 5)
      .flatMap((match) => faultsOf(BASEBALL, match, momentsOfAll(BASEBALL.storyOf(match), 14)));
    expect(faults).toEqual([]);
  }, 60_000);

  test('are many before the match, and none when it is over', () => {
    const [match] = plain;
    if (!match) throw new Error('a match');
    const story = BASEBALL.storyOf(match);
    const offered = (at: number) =>
      BASEBALL.linesOf(match, story, at, BASEBALL.modelOf(match, story, at, NO_DRIFT)).length;
    expect(offered(-86_400_000)).toBeGreaterThan(40);
    expect(offered(story.length)).toBe(0);
    expect(offered(story.length + 86_400_000)).toBe(0);
  });

  test('that cannot come about together have no chance at all', () => {
    const [match] = plain;
    if (!match) throw new Error('a match');
    const story = BASEBALL.storyOf(match);
    for (const at of [-1, 4_800_000]) {
      const model = BASEBALL.modelOf(match, story, at, NO_DRIFT);
      const home = { line: twoWay({ market: 251 }, ALL), outcome: '4' };
      const given = { line: handicap({ market: 256 }, ALL, 1.5), outcome: '1715' };
      expect(together(model, [home, given])?.win).toBe(0);
      expect(together(model, [home])?.win).toBeGreaterThan(0);
    }
  });
});

describe('a story', () => {
  const stories = matchesOf(400).map((match) => ({ match, story: BASEBALL.storyOf(match) }));

  test('is as long as play lasts, and tells its moments in order', () => {
    for (const { story } of stories) {
      expect(story.length).toBeLessThanOrEqual(BASEBALL.longest);
      const times = story.moments.map(({ at }) => at);
      expect(times).toEqual(times.toSorted((one, other) => one - other));
      expect(times.at(-1)).toBeLessThanOrEqual(story.length);
    }
  });

  test('has a score that is the sum of its periods at all times', () => {
    for (const { story } of stories.slice(0, 20)) {
      for (const at of momentsOfAll(story, 25)) {
        const { score, periods } = BASEBALL.standingAt(story, at);
        expect(score).toEqual(sumOf(BASEBALL.tallyAt(story, at).counts['runs']));
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
        const { home, away } = BASEBALL.standingAt(story, moment).score;
        return home + away;
      };
      expect(sumAt(at)).toBeLessThan(sumAt(at - 1));
    }
  });

  test('has no bottom of the ninth for a home side that leads', () => {
    for (const { story } of stories) {
      const top = story.halves[16]?.ends ?? 0;
      const { home, away } = sumOf(BASEBALL.tallyAt(story, top).counts['runs']);
      expect(story.halves.length === 17).toBe(home > away);
    }
  });

  test('is as usual in its league', () => {
    const mean = (valueOf: (place: number) => number) =>
      stories.reduce((sum, _, place) => sum + valueOf(place), 0) / stories.length;
    const finals = stories.map(({ story }) => BASEBALL.standingAt(story, story.length).score);
    expect(mean((place) => (finals[place]?.home ?? 0) + (finals[place]?.away ?? 0))).toBeCloseTo(
      8.9,
      -0.3,
    );
    expect(finals.every(({ home, away }) => home !== away)).toBe(true);
    const extra = mean((place) => Number((stories[place]?.story.halves.length ?? 0) > 18));
    expect(extra).toBeGreaterThan(0.04);
    expect(extra).toBeLessThan(0.14);
  });
});
