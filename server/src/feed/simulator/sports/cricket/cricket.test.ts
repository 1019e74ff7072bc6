import { together } from '@touchline/domain/pricing/tally/joint';
import type { Line } from '@touchline/domain/pricing/tally/line';
import { factIs, threeWay, total } from '@touchline/domain/pricing/tally/questions';
import { describe, expect, test } from 'vitest';
import { CRICKET, PREMIUM_CRICKET } from './cricket';
import {
  aMatch,
  faultsOf,
  momentsOfAll,
  NO_DRIFT,
  sumOf,
  surprises,
} from '@touchline/testkit/simulator/points/play-rules';
import { inDepth } from '@touchline/testkit/simulator/depth';

const LEVEL = { runs: 168, wickets: 7 };
const RUNS = { count: 'runs', unit: 'points' } as const;
const WINNER = factIs({ market: 340 }, 'winner', [1, 2], ['4', '5']);

/** A few questions that stand for all. */
const LINES: readonly Line[] = [
  WINNER,
  threeWay({ market: 1 }, RUNS),
  total({ market: 606 }, RUNS, 162.5, 'home'),
  total({ market: 607 }, RUNS, 162.5, 'away'),
  total({ market: 639 }, { count: 'fours', unit: 'points' }, 27.5),
  total({ market: 640 }, { count: 'sixes', unit: 'points' }, 15.5),
  total({ market: 649 }, { count: 'wickets', unit: 'points' }, 7.5, 'home'),
  total({ market: 358 }, { ...RUNS, count: 'first_over' }, 6.5),
];

const matchesOf = (count: number) =>
  Array.from({ length: count }, (_, seed) =>
    aMatch(CRICKET, seed, LEVEL, { home: 1_500 + (seed % 6) * 40, away: 1_600 }),
  );

describe('what is quoted comes about as often', () => {
  test.each([
    ['before the match', -3_600_000],
    ['in the middle of it', 5_900_000],
  ] as const)(
    '%s',
    (_when, at) => {
      const found = surprises(
        CRICKET,
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
    const found = surprises(CRICKET, matchesOf(60), () => 5_900_000);
    expect(found.length).toBeGreaterThan(30);
    // Of some hundred questions one may well be three standard errors off.
    expect(found.filter(({ errors }) => Math.abs(errors) > 4)).toEqual([]);
  }, 120_000);
});

describe('lines', () => {
  const plain = matchesOf(8);

  test('are decided at the end, and stay as they were decided', () => {
    const faults = plain
      .slice(0, 5)
      .flatMap((match) => faultsOf(CRICKET, match, momentsOfAll(CRICKET.storyOf(match), 14)));
    expect(faults).toEqual([]);
  }, 60_000);

  test('are many before the match, and none when it is over', () => {
    const [match] = plain;
    if (!match) throw new Error('a match');
    const story = CRICKET.storyOf(match);
    const offered = (at: number) =>
      CRICKET.linesOf(match, story, at, CRICKET.modelOf(match, story, at, NO_DRIFT)).length;
    expect(offered(-86_400_000)).toBeGreaterThan(20);
    expect(offered(story.length)).toBe(0);
    expect(offered(story.length + 86_400_000)).toBe(0);
  });

  test('that cannot come about together have no chance at all', () => {
    const [match] = plain;
    if (!match) throw new Error('a match');
    const story = CRICKET.storyOf(match);
    for (const at of [-1, 5_900_000]) {
      const model = CRICKET.modelOf(match, story, at, NO_DRIFT);
      const most = { line: total({ market: 606 }, RUNS, 180.5, 'home'), outcome: '12' };
      const least = { line: total({ market: 607 }, RUNS, 150.5, 'away'), outcome: '13' };
      const away = { line: WINNER, outcome: '5' };
      expect(together(model, [most, least, away])?.win).toBe(0);
      expect(together(model, [away])?.win).toBeGreaterThan(0);
    }
  });
});

describe('a story', () => {
  const stories = matchesOf(400).map((match) => ({ match, story: CRICKET.storyOf(match) }));

  test('is as long as play lasts, and tells its moments in order', () => {
    for (const { story } of stories) {
      expect(story.length).toBeLessThanOrEqual(CRICKET.longest);
      const times = story.moments.map(({ at }) => at);
      expect(times).toEqual(times.toSorted((one, other) => one - other));
      expect(times.at(-1)).toBeLessThanOrEqual(story.length);
    }
  });

  test('has a score that is the sum of its periods at all times', () => {
    for (const { story } of stories.slice(0, 20)) {
      for (const at of momentsOfAll(story, 25)) {
        const { score, periods } = CRICKET.standingAt(story, at);
        expect(score).toEqual(sumOf(CRICKET.tallyAt(story, at).counts['runs']));
        if (at >= 0) expect(score).toEqual(sumOf(periods.map((each) => each.score)));
      }
    }
  });

  test('stops with the run that wins a chase, and no side loses more than ten wickets', () => {
    for (const { story } of stories) {
      const { runs, wickets } = CRICKET.tallyAt(story, story.length).counts;
      const [made, chased] = story.innings.map(({ side }) => sumOf(runs)[side]);
      expect((chased ?? 0) - (made ?? 0)).toBeLessThanOrEqual(6);
      expect(Math.max(...Object.values(sumOf(wickets)))).toBeLessThanOrEqual(10);
    }
  });

  test('of premium cricket has lines of single balls', () => {
    const match = aMatch(PREMIUM_CRICKET, 3, LEVEL);
    const story = PREMIUM_CRICKET.storyOf(match);
    const at = story.innings[0].overs[4]?.ends ?? 0;
    const model = PREMIUM_CRICKET.modelOf(match, story, at, NO_DRIFT);
    const lines = PREMIUM_CRICKET.linesOf(match, story, at, model).map(({ line }) => line);
    const balls = lines.filter(({ specifier }) => specifier.startsWith('deliverynr'));
    expect(balls.length).toBeGreaterThan(12);
    expect(faultsOf(PREMIUM_CRICKET, match, momentsOfAll(story, 20))).toEqual([]);
  }, 60_000);

  test('is as usual in its league', () => {
    const mean = (valueOf: (place: number) => number) =>
      stories.reduce((sum, _, place) => sum + valueOf(place), 0) / stories.length;
    const finals = stories.map(({ story }) => CRICKET.standingAt(story, story.length).score);
    const firstMade = (place: number) => {
      const { story } = stories[place] ?? {};
      return story
        ? sumOf(CRICKET.tallyAt(story, story.innings[0].ends).counts['runs'])
        : { home: 0, away: 0 };
    };
    const first = mean((place) => firstMade(place).home + firstMade(place).away);
    expect(first).toBeGreaterThan(163);
    expect(first).toBeLessThan(173);
    expect(mean((place) => Number(finals[place]?.home === finals[place]?.away))).toBeLessThan(0.05);
  });
});
