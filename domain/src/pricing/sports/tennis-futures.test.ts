import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { chancesOf } from '../tally/chances';
import { choice, factIs, twoWay } from '../tally/questions';
import { gameChance, type Player } from '../tennis/game';
import { matchChance } from '../tennis/match';
import { setScores } from '../tennis/set';
import { deuceFact, gameFact, tennisFutures, type TennisState } from './tennis';

const NONE = { home: 0, away: 0 };
const START: TennisState = { over: [], games: NONE, points: NONE, first: 'home', known: {} };
const WINNER = twoWay({ market: 186 }, { count: 'games', unit: 'periods_won' });

const anyServe = () =>
  fc.record({
    home: fc.integer({ min: 50, max: 75 }).map((percent) => percent / 100),
    away: fc.integer({ min: 50, max: 75 }).map((percent) => percent / 100),
  });
const anyGames = () =>
  fc.record({ home: fc.integer({ min: 0, max: 5 }), away: fc.integer({ min: 0, max: 5 }) });
const anyPlayer = () => fc.constantFrom<Player>('home', 'away');

test('who wins the match is exact, whatever rare courses are left out', () => {
  fc.assert(
    fc.property(anyServe(), anyGames(), anyPlayer(), (serve, games, first) => {
      const model = [tennisFutures(serve, 3, { ...START, games, first })];
      const [chance] = chancesOf(model, WINNER);
      const expected = matchChance(serve, 3, { sets: NONE, games, first });
      expect(chance?.probability).toBeCloseTo(expected, 9);
    }),
    { numRuns: 40 },
  );
});

test('before the toss the match is the mean of both tosses', () => {
  const serve = { home: 0.66, away: 0.61 };
  const model = [tennisFutures(serve, 3, { ...START, first: null })];
  expect(chancesOf(model, WINNER)[0]?.probability).toBeCloseTo(matchChance(serve, 3), 9);
});

test('the set under way ends as its own scores say', () => {
  const serve = { home: 0.66, away: 0.61 };
  const games = { home: 2, away: 1 };
  const model = [tennisFutures(serve, 3, { ...START, games })];
  const counted = { count: 'games', unit: 'points', periods: [0, 0] } as const;
  for (const { home, away, chance } of setScores(serve, 'home', games)) {
    const line = choice(
      { market: 207 },
      [
        { of: 'home', ...counted },
        { of: 'away', ...counted },
      ],
      [{ id: '1', wins: ([h, a]) => h === home && a === away }],
    );
    expect(chancesOf(model, line)[0]?.mass.win).toBeCloseTo(chance, 3);
  }
});

test('the game under way goes on by its points, and its deuce by what it takes', () => {
  const serve = { home: 0.66, away: 0.6 };
  const points = { home: 2, away: 1 };
  const model = [tennisFutures(serve, 3, { ...START, games: { home: 3, away: 2 }, points })];
  const sixth = factIs({ market: 210 }, gameFact(1, 6), [1, 2], ['4', '5']);
  expect(chancesOf(model, sixth)[1]?.mass.win).toBeCloseTo(
    gameChance(0.6, { home: 1, away: 2 }),
    6,
  );
  // The server, who is behind, needs two points of three, and the other one of them.
  const deuce = factIs({ market: 212 }, deuceFact(1, 6), [1, 2], ['74', '76']);
  expect(chancesOf(model, deuce)[0]?.mass.win).toBeCloseTo(3 * 0.6 ** 2 * 0.4, 6);
});

test('a match that is over has one future', () => {
  const over = [
    { home: 6, away: 4 },
    { home: 6, away: 3 },
  ];
  const futures = tennisFutures({ home: 0.6, away: 0.6 }, 3, { ...START, over });
  expect([...futures.weights]).toEqual([1]);
});
