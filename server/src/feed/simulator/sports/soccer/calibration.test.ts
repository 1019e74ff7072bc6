import { goalFutures } from '@touchline/domain/pricing/sports/soccer';
import { bothCount, threeWay, total } from '@touchline/domain/pricing/tally/questions';
import { expect, test } from 'vitest';
import { LEAGUES } from '../../leagues';
import {
  calibrationAt,
  calibrationOf,
  surprising,
} from '@touchline/testkit/simulator/goals/calibration';
import { anyDrift, matchOf } from '@touchline/testkit/simulator/goals/match';
import { countOf } from '../goals/offers';
import { soccerTally, toComeAt } from './model';
import { SOCCER } from './soccer';
import type { SoccerStory } from './story';
import { spanOf } from './timing';
import { inDepth, isFull } from '@touchline/testkit/simulator/depth';

const MINUTE = 60_000;
const GOALS = countOf('goals');
const RESULT = threeWay({ market: 1 }, GOALS);
const OVER = total({ market: 18 }, GOALS, 2.5);
const BOTH = bothCount({ market: 29 }, GOALS);

const aMatch = (number: number) => {
  const league = LEAGUES[number % LEAGUES.length];
  return matchOf(number, { play: SOCCER, level: league?.level ?? {} });
};

test('matches end as they were quoted before they began: 20,000 within one percentage point', () => {
  const calibration = calibrationOf();
  for (let number = 0; number < inDepth(20_000); number += 1) {
    const story = SOCCER.storyOf(aMatch(number));
    const before = soccerTally(story, -MINUTE);
    // The goals of the model alone: corners and cards have no part in these questions.
    const toCome = toComeAt(story, before, -MINUTE, anyDrift(number));
    const model = [goalFutures(before, toCome.goals)];
    const end = soccerTally(story, story.length);
    calibration.add('result', RESULT, model, end);
    calibration.add('total', OVER, model, end);
    calibration.add('both', BOTH, model, end);
  }
  const results = calibration.result();
  expect(results.map(({ outcome }) => outcome).toSorted()).toEqual(
    ['result 1', 'result 2', 'result 3', 'total 12', 'total 13', 'both 74', 'both 76'].toSorted(),
  );
  for (const { quoted, happened } of results)
    expect(Math.abs(happened - quoted)).toBeLessThan(isFull ? 0.01 : 0.02);
}, 120_000);

const SECOND_HALF = (story: SoccerStory) => spanOf(story.lengths, 1).begins;

test.each([
  ['an hour before', () => -60 * MINUTE],
  ['after an hour of play', (story: SoccerStory) => SECOND_HALF(story) + 15 * MINUTE],
] as const)(
  'every market ends as it was quoted %s',
  (_when, momentOf) => {
    const matches = Array.from({ length: inDepth(700) }, (_, number) => aMatch(50_000 + number));
    const results = calibrationAt(SOCCER, matches, momentOf);
    expect(results.length).toBeGreaterThan(60);
    expect(surprising(results)).toEqual([]);
  },
  120_000,
);
