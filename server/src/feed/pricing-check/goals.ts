import {
  fairOdds,
  goalDifference,
  handicapMass,
  overMass,
  totalGoals,
} from '@touchline/domain/pricing/asian-lines';
import type { LineMass } from '@touchline/domain/pricing/asian-lines';
import { nextGoal, remainingMeans, remainingShare } from '@touchline/domain/pricing/in-play';
import {
  bothTeamsToScore,
  correctScore,
  matchResult,
  oddGoals,
} from '@touchline/domain/pricing/outcomes';
import { scoreGrid } from '@touchline/domain/pricing/score-grid';
import type { ScoreGrid } from '@touchline/domain/pricing/score-grid';
import * as z from 'zod/mini';
import { answers, byLine, byScore, fraction, gridMax, mean, score, scoreOf } from './inputs';
import { row, section } from './section';

/** A match that has not begun. */
export const scoreModel = section(
  row(
    z.looseObject({
      home_mean: mean,
      away_mean: mean,
      rho: z._default(z.number(), 0),
      grid_max: gridMax,
      correct_score: byScore,
      over: byLine,
      asian_total_over: byLine,
      asian_handicap_home: byLine,
    }),
    (given) => {
      const means = { home: given.home_mean, away: given.away_mean };
      const grid = scoreGrid(means, { rho: given.rho, max: given.grid_max });
      const goals = totalGoals(grid);
      const difference = goalDifference(grid);
      return {
        p_1x2: threeWay(grid),
        btts_yes: bothTeamsToScore(grid),
        odd: oddGoals(grid),
        correct_score: answers(given.correct_score, (key) => correctScore(grid, scoreOf(key))),
        over: answers(given.over, (line) => overMass(goals, Number(line)).win),
        asian_total_over: answers(given.asian_total_over, (line) =>
          massOf(overMass(goals, Number(line))),
        ),
        asian_handicap_home: answers(given.asian_handicap_home, (line) =>
          massOf(handicapMass(difference, Number(line))),
        ),
      };
    },
  ),
);

/** A match under way. Any line may be asked for: `over_3_5` is over 3.5. */
export const inPlay = section(
  row(
    z.looseObject({
      home_mean: mean,
      away_mean: mean,
      first_half_share: fraction,
      minute: z.number().check(z.gte(0)),
      score,
      grid_max: gridMax,
    }),
    (given) => {
      const left = remainingShare(given.minute, given.first_half_share);
      const means = remainingMeans({ home: given.home_mean, away: given.away_mean }, left);
      const grid = scoreGrid(means, { from: given.score, max: given.grid_max });
      const goals = totalGoals(grid);
      const next = nextGoal(means);
      const lines = Object.keys(given).flatMap((key) => {
        const [, whole, part] = /^over_(\d+)_(\d+)$/.exec(key) ?? [];
        return part === undefined ? [] : [[key, Number(`${whole}.${part}`)] as const];
      });
      return {
        remaining_fraction: left,
        p_1x2: threeWay(grid),
        btts_yes: bothTeamsToScore(grid),
        next_goal: [next.home, next.none, next.away],
        ...Object.fromEntries(lines.map(([key, line]) => [key, overMass(goals, line).win])),
      };
    },
  ),
);

function threeWay(grid: ScoreGrid): number[] {
  const { home, draw, away } = matchResult(grid);
  return [home, draw, away];
}

function massOf(mass: LineMass) {
  return {
    win: mass.win,
    half_win: mass.halfWin,
    refund: mass.refund,
    half_lose: mass.halfLose,
    lose: mass.lose,
    fair_odds: fairOdds(mass),
  };
}
