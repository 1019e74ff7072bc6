import { assert } from '../../assert';
import type { Score } from '../score-grid';
import { gameChance, tieBreakChance } from './game';
import type { Player, ServeChances } from './game';

/** A final score of a set in games, and its probability. */
export interface SetScore extends Score {
  readonly chance: number;
}

const NO_GAMES: Score = { home: 0, away: 0 };
/** Games of one player run from 0 to 7. */
const SIZE = 8;

/** Whether a set can stand like this: six games win by two, and at 6:6 a tie-break is the last. */
export function isSetScore({ home, away }: Score): boolean {
  const [fewer, more] = home < away ? [home, away] : [away, home];
  return fewer >= 0 && more <= 7 && fewer <= 6 && (more < 7 || fewer >= 5);
}

/**
 * The final scores that a set can still come to, which sum to 1. `first` served its first game, and
 * the tie-break if there is one; `games` have been played. Points are independent of one another. Throws
 * when no set stands like that.
 */
export function setScores(serve: ServeChances, first: Player, games = NO_GAMES): SetScore[] {
  assert(isSetScore(games), `a set does not stand ${games.home}:${games.away}`);
  const served = { home: gameChance(serve.home), away: 1 - gameChance(serve.away) };
  const [even, odd] = first === 'home' ? [served.home, served.away] : [served.away, served.home];
  const scores: SetScore[] = [];
  const reached = new Float64Array(SIZE * SIZE);
  reached[games.home * SIZE + games.away] = 1;
  for (let home = games.home; home < SIZE; home += 1) {
    for (let away = games.away; away < SIZE; away += 1) {
      const cell = home * SIZE + away;
      const chance = reached[cell] ?? 0;
      if (chance === 0) continue;
      if (isOver(home, away)) {
        scores.push({ home, away, chance });
        continue;
      }
      const game = (home + away) % 2 === 0 ? even : odd;
      const won = home + away === 12 ? tieBreakChance(serve, first) : game;
      reached[cell + SIZE] = (reached[cell + SIZE] ?? 0) + chance * won;
      reached[cell + 1] = (reached[cell + 1] ?? 0) + chance * (1 - won);
    }
  }
  return scores;
}

/** The chance that the home player wins a set. */
export function setChance(scores: readonly SetScore[]): number {
  return sumOf(scores, ({ home, away, chance }) => (home > away ? chance : 0));
}

/** The chance that a set comes to its tie-break. */
export function tieBreakReached(scores: readonly SetScore[]): number {
  return sumOf(scores, ({ home, away, chance }) => (home + away === 13 ? chance : 0));
}

/** How many games a set has on average, a tie-break counted as one. */
export function meanGames(scores: readonly SetScore[]): number {
  return sumOf(scores, ({ home, away, chance }) => chance * (home + away));
}

function isOver(home: number, away: number): boolean {
  const more = Math.max(home, away);
  return more === 7 || (more === 6 && Math.abs(home - away) >= 2);
}

function sumOf(scores: readonly SetScore[], part: (score: SetScore) => number): number {
  return scores.reduce((total, score) => total + part(score), 0);
}
