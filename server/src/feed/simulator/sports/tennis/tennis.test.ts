import { gameChance } from '@touchline/domain/pricing/tennis/game';
import { expect, test } from 'vitest';
import { aMatch, someMatches } from '@touchline/testkit/simulator/sets/checked';
import { keepsTheRules } from '@touchline/testkit/simulator/sets/rules-of-play';
import { serveOf, TENNIS } from './tennis';

keepsTheRules(TENNIS, {
  middle: 45 * 60_000,
  markets: [186, 187, 188, 189, 190, 191, 192, 193, 196, 199, 202, 203, 204, 207, 210, 212, 314],
  impossible: [
    ['2:0 and three sets', [199, 'sr:correct_score:bestof:3:4'], [314, '12', 'total=2.5']],
    ['2:0 and a lost first set', [199, 'sr:correct_score:bestof:3:4'], [202, '5', 'setnr=1']],
    ['6:0 and more than eight games', [207, '865', 'setnr=1'], [204, '12', 'total=8.5']],
    ['6:0 and a lost first game', [207, '865', 'setnr=1'], [210, '5', 'gamenr=1']],
    ['a straight win and a set of the loser', [188, '1714', 'hcp=-1.5'], [193, '74']],
  ],
});

test('service games are held as often as the closed form says, within a percentage point', () => {
  let [held, expected, games] = [0, 0, 0];
  for (const match of someMatches(TENNIS, 1_500, 50_000)) {
    const { steps, start } = TENNIS.storyOf(match);
    const serve = serveOf(match);
    let before = start;
    for (const step of steps) {
      const isTieBreak = before.games.home + before.games.away === 12;
      if (step.ends !== 'point' && !isTieBreak) {
        games += 1;
        held += Number(step.homeWon === (before.server === 'home'));
        expected += gameChance(serve[before.server]);
      }
      before = step;
    }
  }
  expect(games).toBeGreaterThan(30_000);
  expect(Math.abs(held - expected) / games).toBeLessThan(0.01);
});

test('a tour whose servers are weaker is broken more often', () => {
  const holds = [0.57, 0.64].map((level) => {
    const serves = Array.from({ length: 50 }, (_, number) =>
      serveOf(aMatch(TENNIS, number, { level: { serve: level } })),
    );
    const chances = serves.flatMap(({ home, away }) => [gameChance(home), gameChance(away)]);
    return chances.reduce((sum, chance) => sum + chance, 0) / chances.length;
  });
  expect(holds[0]).toBeCloseTo(0.65, 1);
  expect(holds[1]).toBeCloseTo(0.81, 1);
});

test('the scoreboard calls points, the server and tie-breaks', () => {
  const called = [0, 15, 30, 40, 50];
  let tieBreaks = 0;
  for (const match of someMatches(TENNIS, 40)) {
    const story = TENNIS.storyOf(match);
    for (const [index, step] of story.steps.entries()) {
      const standing = TENNIS.standingAt(story, step.at);
      if (index === story.steps.length - 1) {
        expect(standing).toMatchObject({ matchStatus: 100 });
        expect(standing.gameScore).toBeUndefined();
        continue;
      }
      const { gameScore, tiebreak, server, matchStatus, periods } = standing;
      expect(matchStatus).toBe(8 + step.over.length);
      expect(periods.at(-1)?.score).toEqual(step.games);
      expect(server).toBe(step.server === 'home' ? 1 : 2);
      expect(tiebreak).toBe(step.games.home === 6 && step.games.away === 6);
      if (tiebreak) tieBreaks += 1;
      else expect(called).toContain(gameScore?.home);
      if (!tiebreak && gameScore?.home === 50) expect(gameScore.away).toBe(40);
    }
  }
  expect(tieBreaks).toBeGreaterThan(50);
});

test('in a tie-break the first point is one player’s, and then each serves two', () => {
  for (const match of someMatches(TENNIS, 60)) {
    const { steps } = TENNIS.storyOf(match);
    for (const { games, points, server, first, ends } of steps) {
      if (games.home + games.away !== 12 || ends !== 'point') continue;
      const turns = Math.floor((points.home + points.away + 1) / 2);
      expect(server === first).toBe(turns % 2 === 0);
    }
  }
});
