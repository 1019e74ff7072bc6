import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { gameChance, tieBreakChance } from './game';
import type { Player, ServeChances } from './game';
import { matchChance } from './match';
import { isSetScore, meanGames, setChance, setScores, tieBreakReached } from './set';

const anyChance = () => fc.integer({ min: 0, max: 100 }).map((percent) => percent / 100);
const anyServe = (): fc.Arbitrary<ServeChances> =>
  fc.record({ home: anyChance(), away: anyChance() });
const anyPlayer = () => fc.constantFrom<Player>('home', 'away');
const SERVE: ServeChances = { home: 0.62, away: 0.6 };
const swapped = ({ home, away }: ServeChances): ServeChances => ({ home: away, away: home });
const other = (player: Player): Player => (player === 'home' ? 'away' : 'home');

/** The closed form of O'Malley (2008). */
function closedForm(p: number): number {
  const q = 1 - p;
  return p ** 4 * (1 + 4 * q + 10 * q ** 2) + (20 * (p * q) ** 3 * p ** 2) / (1 - 2 * p * q);
}

test('a game is held as the closed form says', () => {
  fc.assert(
    fc.property(anyChance(), (p) => {
      expect(gameChance(p)).toBeCloseTo(closedForm(p), 12);
    }),
  );
});

test.each([
  ['a game won', 4, 2, 1],
  ['a game lost', 0, 4, 0],
  ['deuce', 3, 3, 0.36 / 0.52],
  ['a later deuce is like the first', 6, 6, 0.36 / 0.52],
  ['advantage', 4, 3, 0.6 + (0.4 * 0.36) / 0.52],
  ['advantage to the other', 8, 9, (0.6 * 0.36) / 0.52],
  ['won after deuce', 8, 6, 1],
])('%s', (_rule, home, away, chance) => {
  expect(gameChance(0.6, { home, away })).toBeCloseTo(chance, 12);
});

test('a point in a game is worth what its two ends are', () => {
  const anyPoints = fc.record({
    home: fc.integer({ min: 0, max: 5 }),
    away: fc.integer({ min: 0, max: 5 }),
  });
  fc.assert(
    fc.property(anyChance(), anyPoints, (p, { home, away }) => {
      const most = Math.max(home, away);
      fc.pre(most < 4 || Math.abs(home - away) < 2);
      const won = gameChance(p, { home: home + 1, away });
      const lost = gameChance(p, { home, away: away + 1 });
      expect(gameChance(p, { home, away })).toBeCloseTo(p * won + (1 - p) * lost, 12);
    }),
  );
});

test.each([
  [7, 0.53252418],
  [10, 0.53811934],
])('a tie-break to %d', (target, chance) => {
  expect(tieBreakChance(SERVE, 'home', target)).toBeCloseTo(chance, 8);
});

test('a tie-break does not ask who begins it, and one of two wins it', () => {
  fc.assert(
    fc.property(anyServe(), anyPlayer(), (serve, first) => {
      const chance = tieBreakChance(serve, first);
      expect(tieBreakChance(serve, other(first))).toBeCloseTo(chance, 9);
      expect(tieBreakChance(swapped(serve), first)).toBeCloseTo(1 - chance, 9);
    }),
  );
});

test('where no pair of points is ever won, a tie-break is anybody’s', () => {
  expect(tieBreakChance({ home: 1, away: 1 }, 'home')).toBe(0.5);
  expect(tieBreakChance({ home: 0, away: 0 }, 'away')).toBe(0.5);
  expect(tieBreakChance({ home: 1, away: 0 }, 'home')).toBe(1);
  expect(matchChance({ home: 1, away: 1 }, 5)).toBe(0.5);
  expect(matchChance({ home: 0, away: 1 }, 3)).toBe(0);
});

test('a tie-break that stands 7:6 goes on by the serve', () => {
  const after = (home: number, away: number) => tieBreakChance(SERVE, 'home', 7, { home, away });
  // The fourteenth point, like the second and the tenth, is served by the one who did not begin.
  expect(after(7, 6)).toBeCloseTo(0.4 + 0.6 * after(7, 7), 12);
  expect(after(6, 7)).toBeCloseTo(0.4 * after(7, 7), 12);
});

test('the scores of a set sum to 1, and are scores that end one', () => {
  fc.assert(
    fc.property(anyServe(), anyPlayer(), (serve, first) => {
      const scores = setScores(serve, first);
      expect(scores.reduce((total, { chance }) => total + chance, 0)).toBeCloseTo(1, 9);
      for (const { home, away } of scores) {
        expect(`${Math.max(home, away)}:${Math.min(home, away)}`).toMatch(/^(6:[0-4]|7:[56])$/);
      }
      expect(meanGames(scores)).toBeGreaterThanOrEqual(6);
      expect(meanGames(scores)).toBeLessThanOrEqual(13);
    }),
  );
});

test('a set does not ask who begins it', () => {
  fc.assert(
    fc.property(anyServe(), (serve) => {
      const chance = setChance(setScores(serve, 'home'));
      expect(setChance(setScores(serve, 'away'))).toBeCloseTo(chance, 9);
      expect(setChance(setScores(swapped(serve), 'home'))).toBeCloseTo(1 - chance, 9);
    }),
  );
});

test('a set under way is the mean of its next two scores', () => {
  const anyGames = fc.record({
    home: fc.integer({ min: 0, max: 5 }),
    away: fc.integer({ min: 0, max: 5 }),
  });
  fc.assert(
    fc.property(anyServe(), anyPlayer(), anyGames, (serve, first, { home, away }) => {
      const server = (home + away) % 2 === 0 ? first : other(first);
      const won = server === 'home' ? gameChance(serve.home) : 1 - gameChance(serve.away);
      const from = (games: { home: number; away: number }) =>
        setChance(setScores(serve, first, games));
      const mean =
        won * from({ home: home + 1, away }) + (1 - won) * from({ home, away: away + 1 });
      expect(from({ home, away })).toBeCloseTo(mean, 9);
    }),
  );
});

test('at 6:6 the tie-break is all there is', () => {
  const scores = setScores(SERVE, 'away', { home: 6, away: 6 });
  expect(tieBreakReached(scores)).toBeCloseTo(1, 12);
  expect(setChance(scores)).toBeCloseTo(tieBreakChance(SERVE, 'away'), 12);
});

test.each([
  [0, 0, true],
  [6, 6, true],
  [7, 5, true],
  [6, 7, true],
  [7, 4, false],
  [7, 7, false],
  [8, 6, false],
  [-1, 0, false],
])('a set standing %d:%d: %s', (home, away, stands) => {
  expect(isSetScore({ home, away })).toBe(stands);
});

test.each([3, 5])('a match of at most %d sets follows from its sets', (bestOf) => {
  fc.assert(
    fc.property(anyServe(), (serve) => {
      const s = setChance(setScores(serve, 'home'));
      const expected = bestOf === 3 ? s ** 2 * (3 - 2 * s) : s ** 3 * (10 - 15 * s + 6 * s ** 2);
      expect(matchChance(serve, bestOf)).toBeCloseTo(expected, 9);
    }),
  );
});

test('the set being played counts as it stands, also when it decides', () => {
  const games = { home: 5, away: 2 };
  const present = setChance(setScores(SERVE, 'away', games));
  const at = (home: number, away: number) =>
    matchChance(SERVE, 3, { sets: { home, away }, games, first: 'away' });
  const fresh = setChance(setScores(SERVE, 'home'));
  expect(at(1, 1)).toBeCloseTo(present, 12);
  expect(at(1, 0)).toBeCloseTo(present + (1 - present) * fresh, 12);
  expect(at(2, 1)).toBe(1);
  expect(at(0, 2)).toBe(0);
});
