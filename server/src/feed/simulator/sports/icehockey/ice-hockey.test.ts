import { together } from '@touchline/domain/pricing/tally/joint';
import { expect, test } from 'vitest';
import catalogue from '../../../../book/markets.json';
import { calibrationAt, surprising } from '@touchline/testkit/simulator/goals/calibration';
import { anyDrift, matchOf, momentIn } from '@touchline/testkit/simulator/goals/match';
import {
  changesOfMind,
  everyMoment,
  offeredIn,
  undecided,
  wrongPairs,
} from '@touchline/testkit/simulator/goals/rules';
import { ICE_HOCKEY } from './ice-hockey';
import { inDepth } from '@touchline/testkit/simulator/depth';

const MINUTE = 60_000;
const aMatch = (number: number) =>
  matchOf(number, { play: ICE_HOCKEY, level: { home: 3.2, away: 2.95 } });
const storyOf = (number: number) => ICE_HOCKEY.storyOf(aMatch(number));
const numbers = (count: number, from = 0) =>
  Array.from({ length: count }, (_, index) => from + index);

test.each([
  ['before the match', -1],
  ['in the second period', 0.45],
  ['in the third period', 0.8],
])(
  'every market ends as it was quoted %s',
  (_when, share) => {
    const matches = numbers(inDepth(900), 20_000).map(aMatch);
    const results = calibrationAt(ICE_HOCKEY, matches, (story) => momentIn(story, share));
    expect(results.length).toBeGreaterThan(25);
    expect(surprising(results)).toEqual([]);
  },
  120_000,
);

test('about a fifth of matches are level after regular time, and none stays level', () => {
  const stories = numbers(3_000).map(storyOf);
  const overtimes = stories.filter(({ periods }) => periods.length > 3).length;
  expect(overtimes / stories.length).toBeGreaterThan(0.18);
  expect(overtimes / stories.length).toBeLessThan(0.26);
  for (const story of stories) {
    const { home, away } = ICE_HOCKEY.standingAt(story, story.length).score;
    expect(home).not.toBe(away);
  }
});

test('every line that was on offer is decided when the match is over, and stays decided', () => {
  const shootout = numbers(300).find((number) => storyOf(number).shootoutWinner)!;
  for (const number of [0, 1, shootout]) {
    const [match, story] = [aMatch(number), storyOf(number)];
    const moments = everyMoment(story).filter((_, index) => index % 3 === 0);
    const offered = offeredIn(ICE_HOCKEY, match, story, moments);
    expect(undecided(ICE_HOCKEY, story, offered.values())).toEqual([]);
    expect(changesOfMind(ICE_HOCKEY, story, offered.values())).toEqual([]);
  }
});

test('outcomes that exclude each other never come together', () => {
  for (const number of numbers(3)) {
    for (const at of [-MINUTE, 50 * MINUTE]) {
      expect(wrongPairs(ICE_HOCKEY, aMatch(number), storyOf(number), at)).toEqual([]);
    }
  }
});

test('overtime comes with a level score, and with nothing else', () => {
  const [match, story] = [aMatch(2), storyOf(2)];
  const model = ICE_HOCKEY.modelOf(match, story, -MINUTE, anyDrift(2));
  const lines = ICE_HOCKEY.linesOf(match, story, -MINUTE, model).map(({ line }) => line);
  const leg = (market: number, outcome: string) => ({
    line: lines.find((line) => line.market === market)!,
    outcome,
  });
  const [overtime, level] = [leg(220, '74'), leg(1, '2')];
  expect(together(model, [overtime, leg(1, '1')])?.win).toBe(0);
  expect(together(model, [overtime, leg(1, '3')])?.win).toBe(0);
  expect(together(model, [leg(406, '5'), leg(1, '1')])?.win).toBe(0);
  expect(together(model, [overtime, level])?.win).toBeCloseTo(together(model, [level])!.win, 12);
});

test('after regular time the winner alone is on offer, until the last goal', () => {
  const number = numbers(300).find((each) => storyOf(each).shootoutWinner)!;
  const [match, story] = [aMatch(number), storyOf(number)];
  const at = story.periods[3]!.begins + MINUTE;
  const model = ICE_HOCKEY.modelOf(match, story, at, anyDrift(number));
  const lines = ICE_HOCKEY.linesOf(match, story, at, model);
  const markets = new Set(lines.map(({ line }) => line.market));
  expect([...markets].toSorted((one, other) => one - other)).toEqual([406, 410]);
});

test('lines and outcomes are those of the catalogue', () => {
  const known = new Map(catalogue.markets.map((market) => [market.id, market]));
  const [match, story] = [aMatch(1), storyOf(1)];
  const model = ICE_HOCKEY.modelOf(match, story, -MINUTE, anyDrift(1));
  for (const { line } of ICE_HOCKEY.linesOf(match, story, -MINUTE, model)) {
    expect(known.get(line.market)?.sports).toContain('sr:sport:4');
  }
});

test('the clock stands while play does and goals are shown when they fall', () => {
  for (const number of numbers(50)) {
    const story = storyOf(number);
    for (const { at, kind } of story.moments) {
      const standing = ICE_HOCKEY.standingAt(story, at);
      if (kind === 'goal' && at < story.periods[2]!.ends) {
        expect(standing.clock?.stopped).toBe(true);
        const [minutes = 0] = standing.clock!.matchTime!.split(':').map(Number);
        expect(Math.floor(minutes / 20)).toBe(standing.periods.length - 1);
      }
    }
    const counted = ICE_HOCKEY.tallyAt(story, story.length).counts['goals']!;
    const { score } = ICE_HOCKEY.standingAt(story, story.length);
    expect(score.home).toBe(counted.reduce((sum, { home }) => sum + home, 0));
    expect(story.length).toBeLessThan(ICE_HOCKEY.longest);
  }
});
