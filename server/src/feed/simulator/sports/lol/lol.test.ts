import { expect, test } from 'vitest';
import { someMatches } from '@touchline/testkit/simulator/sets/checked';
import { keepsTheRules } from '@touchline/testkit/simulator/sets/rules-of-play';
import { LOL } from './lol';

keepsTheRules(LOL, {
  middle: 15 * 60_000,
  markets: [186, 327, 328, 329, 330, 333, 555, 725, 726, 728, 731],
  impossible: [
    ['2:1 and two maps', [329, 'sr:correct_score:bestof:3:5'], [328, '13']],
    ['the match and none of its maps', [186, '4'], [330, '5', 'mapnr=1'], [330, '5', 'mapnr=2']],
  ],
});

test('the scoreboard shows kills, turrets and gold of the map under way, and kills of each map', () => {
  const [match] = someMatches(LOL, 1);
  if (!match) throw new Error('a match');
  const story = LOL.storyOf(match);
  const step = story.steps[20];
  const { scoreboard, periods, matchStatus } = LOL.standingAt(story, step?.at ?? 0);
  const [home = 0, away = 0] = step?.kills ?? [];
  expect(matchStatus).toBe(141);
  expect(scoreboard).toMatchObject({
    home_kills: home,
    away_kills: away,
    home_destroyed_turrets: step?.towers[0],
    away_destroyed_turrets: step?.towers[1],
  });
  expect(scoreboard?.home_gold).toBeGreaterThan(1_000);
  expect(periods).toEqual([
    {
      code: 141,
      number: 1,
      score: { home, away },
      attributes: { home_kills: home, away_kills: away },
    },
  ]);
  const end = LOL.standingAt(story, story.length);
  expect(end.scoreboard).toBeUndefined();
  expect(end.periods).toHaveLength(end.score.home + end.score.away);
});

test('betting moves more slowly while heroes are picked', () => {
  for (const match of someMatches(LOL, 20)) {
    const { breaks = [], moments } = LOL.storyOf(match);
    for (const { from, to } of breaks) {
      expect(to - from).toBe(12 * 60_000);
      expect(moments.filter(({ at }) => at > from && at < to)).toEqual([]);
    }
  }
});
