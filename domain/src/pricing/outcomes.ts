import { massWhere } from './score-grid';
import type { Score, ScoreGrid } from './score-grid';

/** Probabilities of home win, draw and away win. */
export interface ThreeWay {
  readonly home: number;
  readonly draw: number;
  readonly away: number;
}

/** The probabilities of the three results of a match, which sum to 1. */
export function matchResult(grid: ScoreGrid): ThreeWay {
  const home = massWhere(grid, (h, a) => h > a);
  const draw = massWhere(grid, (h, a) => h === a);
  const away = massWhere(grid, (h, a) => h < a);
  return { home, draw, away };
}

/** The probability that both teams have scored at the end. */
export function bothTeamsToScore(grid: ScoreGrid): number {
  return massWhere(grid, (h, a) => h > 0 && a > 0);
}

/** The probability that the goals of both teams add up to an odd number. */
export function oddGoals(grid: ScoreGrid): number {
  return massWhere(grid, (h, a) => (h + a) % 2 === 1);
}

/** The probability that the match ends with exactly this score; 0 for one beyond the grid. */
export function correctScore({ from, size, cells }: ScoreGrid, score: Score): number {
  const [home, away] = [score.home - from.home, score.away - from.away];
  const isOnGrid = home >= 0 && away >= 0 && home < size && away < size;
  return isOnGrid ? (cells[home * size + away] ?? 0) : 0;
}
