import { expect, test } from 'vitest';
import { someMatches } from '@touchline/testkit/simulator/sets/checked';
import { keepsTheRules } from '@touchline/testkit/simulator/sets/rules-of-play';
import { DOTA2 } from './dota2';

keepsTheRules(DOTA2, {
  middle: 20 * 60_000,
  markets: [186, 327, 328, 329, 330, 333, 555, 725, 726, 728, 731],
  impossible: [
    ['2:0 and a lost first map', [329, 'sr:correct_score:bestof:3:4'], [330, '5', 'mapnr=1']],
    ['a map each and two maps', [330, '4', 'mapnr=1'], [330, '5', 'mapnr=2'], [328, '13']],
  ],
});

test('maps last about 35 minutes and see about 50 kills', () => {
  const maps = someMatches(DOTA2, 300).flatMap((match) => {
    const story = DOTA2.storyOf(match);
    const { kills = [], minutes = [] } = DOTA2.tallyAt(story, story.length).counts;
    return kills.map(({ home, away }, map) => ({
      kills: home + away,
      minutes: minutes[map]?.home ?? 0,
    }));
  });
  const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
  expect(mean(maps.map((map) => map.kills))).toBeGreaterThan(44);
  expect(mean(maps.map((map) => map.kills))).toBeLessThan(54);
  expect(mean(maps.map((map) => map.minutes))).toBeGreaterThan(31);
  expect(mean(maps.map((map) => map.minutes))).toBeLessThan(39);
});

test('the first side to ten towers has the map', () => {
  for (const match of someMatches(DOTA2, 40)) {
    const story = DOTA2.storyOf(match);
    const { towers = [], maps = [] } = DOTA2.tallyAt(story, story.length).counts;
    for (const [index, { home, away }] of towers.entries()) {
      expect(Math.max(home, away)).toBe(10);
      expect(maps[index]).toEqual({ home: Number(home > away), away: Number(away > home) });
    }
  }
});
