import { expect, test } from 'vitest';
import { someMatches } from '@touchline/testkit/simulator/sets/checked';
import { keepsTheRules } from '@touchline/testkit/simulator/sets/rules-of-play';
import { VALORANT } from './valorant';

keepsTheRules(VALORANT, {
  middle: 50 * 60_000,
  markets: [186, 327, 328, 329, 330, 331, 332, 334, 335, 338, 620],
  impossible: [
    ['0:2 and a won first map', [329, 'sr:correct_score:bestof:3:7'], [330, '4', 'mapnr=1']],
    ['no overtime and a draw after 24 rounds', [335, '76'], [334, '2']],
  ],
});

test('overtime goes on until one side leads by two', () => {
  const maps = someMatches(VALORANT, 120).flatMap((match) => {
    const story = VALORANT.storyOf(match);
    return VALORANT.standingAt(story, story.length).periods;
  });
  for (const { score } of maps) {
    const less = Math.min(score.home, score.away);
    expect(Math.max(score.home, score.away)).toBe(Math.max(13, less + 2));
  }
  expect(maps.some(({ score }) => score.home + score.away > 24)).toBe(true);
});
