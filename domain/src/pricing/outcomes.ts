import { massWhere } from './score-grid';
import type { ScoreGrid } from './score-grid';

/** Probabilities of home win, draw and away win. */
export interface ThreeWay {
  readonly home: number;
  readonly draw: number;
  readonly away: number;
}

/** The probabilities of the three results of a match. */
export function matchResult(grid: ScoreGrid): ThreeWay {
  const home = massWhere(grid, (h, a) => h > a);
  const draw = massWhere(grid, (h, a) => h === a);
  const away = massWhere(grid, (h, a) => h < a);
  return { home, draw, away };
}

/** Each bet covers two of the three results, so the three probabilities sum to 2. */
export function doubleChance(result: ThreeWay) {
  return {
    homeOrDraw: result.home + result.draw,
    homeOrAway: result.home + result.away,
    drawOrAway: result.draw + result.away,
  };
}

/** The probability that both teams have scored at the end. */
export function bothTeamsToScore(grid: ScoreGrid): number {
  return massWhere(grid, (h, a) => h > 0 && a > 0);
}
