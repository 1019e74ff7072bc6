import { expect, test } from 'vitest';
import { someMatches } from '@touchline/testkit/simulator/sets/checked';
import { keepsTheRules } from '@touchline/testkit/simulator/sets/rules-of-play';
import { CS2 } from './cs2';

keepsTheRules(CS2, {
  middle: 60 * 60_000,
  markets: [186, 327, 328, 329, 330, 331, 332, 334, 335, 338, 620],
  impossible: [
    ['2:0 and a lost first map', [329, 'sr:correct_score:bestof:3:4'], [330, '5', 'mapnr=1']],
    ['2:0 and three maps', [329, 'sr:correct_score:bestof:3:4'], [328, '12', 'total=2.5']],
    ['overtime and a winner without it', [335, '74'], [334, '1']],
    ['the winner within 24 rounds and the loser of the map', [334, '1'], [330, '5', 'mapnr=1']],
  ],
});

test('13 rounds win a map, and overtime is played in blocks of six', () => {
  const maps = someMatches(CS2, 120).flatMap((match) => {
    const story = CS2.storyOf(match);
    return CS2.standingAt(story, story.length).periods;
  });
  for (const { score, code, number, attributes } of maps) {
    const less = Math.min(score.home, score.away);
    const blocks = less < 12 ? -1 : Math.floor((less - 12) / 3);
    expect(Math.max(score.home, score.away)).toBe(blocks < 0 ? 13 : 16 + 3 * blocks);
    expect(code).toBe(140 + number);
    expect(attributes).toEqual({ home_won_rounds: score.home, away_won_rounds: score.away });
  }
  expect(maps.some(({ score }) => score.home + score.away > 24)).toBe(true);
});

test('the scoreboard tells the round, its score and who defends', () => {
  const [match] = someMatches(CS2, 1);
  if (!match) throw new Error('a match');
  const story = CS2.storyOf(match);
  const sides = story.steps.slice(0, 14).map(({ at }) => CS2.standingAt(story, at).scoreboard);
  expect(sides.map((each) => each?.current_round)).toEqual(
    Array.from({ length: 14 }, (_, index) => index + 2),
  );
  // Sides change after the twelfth round.
  expect(new Set(sides.slice(0, 11).map((each) => each?.current_ct_team)).size).toBe(1);
  expect(sides[11]?.current_ct_team).not.toBe(sides[10]?.current_ct_team);
});
