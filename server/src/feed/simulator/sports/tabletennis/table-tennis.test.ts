import { expect, test } from 'vitest';
import { aMatch } from '@touchline/testkit/simulator/sets/checked';
import { keepsTheRules } from '@touchline/testkit/simulator/sets/rules-of-play';
import { TABLE_TENNIS } from './table-tennis';

keepsTheRules(TABLE_TENNIS, {
  middle: 13 * 60_000,
  markets: [186, 199, 237, 238, 241, 245, 246, 247, 248, 250],
  impossible: [
    [
      '3:0 and five games',
      [199, 'sr:correct_score:bestof:5:8'],
      [241, 'sr:exact_games:bestof:5:41'],
    ],
    ['a lost first game and 3:0', [245, '5', 'gamenr=1'], [199, 'sr:correct_score:bestof:5:8']],
  ],
});

test('a league may play seven games', () => {
  const match = aMatch(TABLE_TENNIS, 1, { level: { bestOf: 7 } });
  const story = TABLE_TENNIS.storyOf(match);
  const model = TABLE_TENNIS.modelOf(match, story, -1, { home: 0, away: 0 });
  const lines = TABLE_TENNIS.linesOf(match, story, -1, model).map(({ line }) => line);
  const games = lines.find(({ market }) => market === 241);
  expect(games?.specifier).toBe('variant=sr:exact_games:bestof:7');
  expect(games?.outcomes).toHaveLength(4);
  const { score } = TABLE_TENNIS.standingAt(story, story.length);
  expect(Math.max(score.home, score.away)).toBe(4);
});

test('each serves two points in turn, and one each from 10:10', () => {
  const stories = Array.from({ length: 60 }, (_, number) =>
    TABLE_TENNIS.storyOf(aMatch(TABLE_TENNIS, number)),
  );
  const first = (server: 0 | 1, played: number) => {
    const turns = played < 20 ? Math.floor(played / 2) : played;
    return turns % 2 === 0 ? server : 1 - server;
  };
  for (const { steps } of stories) {
    for (const { score, beginner, begun, endsSet } of steps) {
      if (!endsSet) expect(beginner).toBe(first(begun, score.home + score.away));
    }
  }
});
