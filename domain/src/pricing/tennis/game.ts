import type { Score } from '../score-grid';
import { firstAheadByTwo } from './race';

/** The chance of each player to win a point on the own serve. */
export interface ServeChances {
  readonly home: number;
  readonly away: number;
}

export type Player = 'home' | 'away';

const NO_POINTS: Score = { home: 0, away: 0 };

/**
 * The chance that the server wins a game, who wins each point with the chance `serve`. Points are
 * counted, not called: 40:30 is 3:2, deuce 3:3 or any equal number above it. `home` is the server's.
 */
export function gameChance(serve: number, points: Score = NO_POINTS): number {
  return firstAheadByTwo(4, points, () => serve);
}

/**
 * The chance that the home player wins a tie-break to `target` points by two. `first` serves the
 * first point, and from then on each player serves two in turn.
 */
export function tieBreakChance(
  serve: ServeChances,
  first: Player,
  target = 7,
  points: Score = NO_POINTS,
): number {
  const others = first === 'home' ? 1 : 0;
  return firstAheadByTwo(target, points, (n) =>
    ((n + 1) >> 1) % 2 === others ? 1 - serve.away : serve.home,
  );
}
