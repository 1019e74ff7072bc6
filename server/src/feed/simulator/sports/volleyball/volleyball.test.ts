import { expect, test } from 'vitest';
import { someMatches } from '@touchline/testkit/simulator/sets/checked';
import { keepsTheRules } from '@touchline/testkit/simulator/sets/rules-of-play';
import { VOLLEYBALL } from './volleyball';

keepsTheRules(VOLLEYBALL, {
  middle: 45 * 60_000,
  markets: [186, 196, 199, 202, 237, 238, 309, 310, 313, 314],
  impossible: [
    ['3:0 and a fourth set', [199, 'sr:correct_score:bestof:5:8'], [314, '12', 'total=3.5']],
    [
      '3:0 to one and the first set to the other',
      [199, 'sr:correct_score:bestof:5:8'],
      [202, '5', 'setnr=1'],
    ],
    ['three sets and the win of both', [186, '4'], [199, 'sr:correct_score:bestof:5:13']],
    [
      'five sets by how many and by 3:1',
      [196, 'sr:exact_sets:bestof:5:36'],
      [199, 'sr:correct_score:bestof:5:9'],
    ],
  ],
});

test('sets go to 25, the fifth to 15, and end two clear', () => {
  for (const match of someMatches(VOLLEYBALL, 40)) {
    const story = VOLLEYBALL.storyOf(match);
    const { periods, score, matchStatus } = VOLLEYBALL.standingAt(story, story.length);
    expect(matchStatus).toBe(100);
    expect(Math.max(score.home, score.away)).toBe(3);
    for (const { score: points, number, code } of periods) {
      const [less, more] = [Math.min(points.home, points.away), Math.max(points.home, points.away)];
      const target = number === 5 ? 15 : 25;
      expect(more).toBe(Math.max(target, less + 2));
      expect(code).toBe(7 + number);
    }
  }
});

test('a point given to the wrong side is taken back, and what it decided too', () => {
  const stories = someMatches(VOLLEYBALL, 60).map((match) => VOLLEYBALL.storyOf(match));
  const challenged = stories.flatMap((story) =>
    story.moments.flatMap(({ at, detail }, index) =>
      detail === 'challenged' ? [{ story, at, next: story.moments[index + 1] }] : [],
    ),
  );
  expect(challenged.length).toBeGreaterThan(10);
  for (const { story, at, next } of challenged) {
    const before = VOLLEYBALL.tallyAt(story, at).counts.points?.at(-1);
    const after = VOLLEYBALL.tallyAt(story, next?.at ?? 0).counts.points?.at(-1);
    expect(next?.kind).toBe('correction');
    expect([1, -1]).toContain((after?.home ?? 0) - (before?.home ?? 0));
    expect((after?.home ?? 0) + (after?.away ?? 0)).toBe((before?.home ?? 0) + (before?.away ?? 0));
  }
});
