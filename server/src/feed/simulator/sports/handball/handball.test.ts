import { together } from '@touchline/domain/pricing/tally/joint';
import { expect, test } from 'vitest';
import { calibrationAt, surprising } from '@touchline/testkit/simulator/goals/calibration';
import { anyDrift, matchOf, momentIn } from '@touchline/testkit/simulator/goals/match';
import {
  changesOfMind,
  everyMoment,
  offeredIn,
  undecided,
  wrongPairs,
} from '@touchline/testkit/simulator/goals/rules';
import { inDepth } from '@touchline/testkit/simulator/depth';
import { HANDBALL } from './handball';

const MINUTE = 60_000;
const aMatch = (number: number) => matchOf(number, { play: HANDBALL, level: { goals: 30 } });
const storyOf = (number: number) => HANDBALL.storyOf(aMatch(number));
const numbers = (count: number, from = 0) =>
  Array.from({ length: count }, (_, index) => from + index);

test.each([
  ['before the match', -1],
  ['in the first half', 0.2],
  ['in the second half', 0.8],
])(
  'every market ends as it was quoted %s',
  (_when, share) => {
    const matches = numbers(inDepth(800), 10_000).map(aMatch);
    const results = calibrationAt(HANDBALL, matches, (story) => momentIn(story, share));
    expect(results.length).toBeGreaterThan(15);
    expect(surprising(results)).toEqual([]);
  },
  120_000,
);

test('sides of a league of thirty goals score about thirty, and seven to nine matches of a hundred are drawn', () => {
  const scores = numbers(3_000).map((number) => {
    const story = storyOf(number);
    return HANDBALL.standingAt(story, story.length).score;
  });
  const goals = scores.reduce((sum, { home, away }) => sum + home + away, 0) / scores.length / 2;
  const drawn = scores.filter(({ home, away }) => home === away).length / scores.length;
  expect(goals).toBeGreaterThan(29.5);
  expect(goals).toBeLessThan(30.5);
  expect(drawn).toBeGreaterThan(0.065);
  expect(drawn).toBeLessThan(0.095);
});

test('every line that was on offer is decided when the match is over, and stays decided', () => {
  for (const number of numbers(2)) {
    const [match, story] = [aMatch(number), storyOf(number)];
    const moments = everyMoment(story).filter((_, index) => index % 9 === 0);
    const offered = offeredIn(HANDBALL, match, story, moments);
    expect(offered.size).toBeGreaterThan(60);
    expect(undecided(HANDBALL, story, offered.values())).toEqual([]);
    expect(changesOfMind(HANDBALL, story, offered.values())).toEqual([]);
  }
}, 60_000);

test('outcomes that exclude each other never come together', () => {
  for (const number of numbers(3)) {
    for (const at of [-MINUTE, 50 * MINUTE]) {
      expect(wrongPairs(HANDBALL, aMatch(number), storyOf(number), at)).toEqual([]);
    }
  }
});

test('an even number of goals and a draw go together, an odd one and a draw do not', () => {
  const [match, story] = [aMatch(4), storyOf(4)];
  const model = HANDBALL.modelOf(match, story, -MINUTE, anyDrift(4));
  const lines = HANDBALL.linesOf(match, story, -MINUTE, model).map(({ line }) => line);
  const leg = (market: number, outcome: string) => ({
    line: lines.find((line) => line.market === market)!,
    outcome,
  });
  const drawn = together(model, [leg(1, '2')])!.win;
  expect(together(model, [leg(1, '2'), leg(26, '70')])?.win).toBe(0);
  expect(together(model, [leg(1, '2'), leg(26, '72')])?.win).toBeCloseTo(drawn, 12);
});

test('the scoreboard counts what the story tells, from any moment', () => {
  const story = storyOf(5);
  for (const at of everyMoment(story)) {
    const { score, matchStatus, periods } = HANDBALL.standingAt(story, at);
    const told = story.moments.filter((each) => each.kind === 'goal' && each.at <= at);
    expect(score.home + score.away).toBe(told.length);
    expect(periods.reduce((sum, each) => sum + each.score.home, 0)).toBe(score.home);
    expect([0, 6, 31, 7, 100]).toContain(matchStatus);
  }
});
