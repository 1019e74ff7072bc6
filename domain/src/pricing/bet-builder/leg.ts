import { unreachable } from '../../assert';
import type { Score } from '../score-grid';

type Side = 'home' | 'away';

/**
 * One leg of a bet builder: a bet on the final score. Lines are in goals; a handicap's `line` is
 * added to the home side's, whichever side is backed, as feeds count it.
 */
export type BuilderLeg =
  | { market: 'result'; side: Side | 'draw' }
  | { market: 'double_chance'; side: 'home_or_draw' | 'home_or_away' | 'draw_or_away' }
  | { market: 'total'; side: 'over' | 'under'; line: number }
  | { market: 'team_total'; team: Side; side: 'over' | 'under'; line: number }
  | { market: 'handicap'; side: Side; line: number }
  | { market: 'both_teams_to_score'; yes: boolean }
  | { market: 'odd_even'; side: 'odd' | 'even' }
  | { market: 'correct_score'; score: Score };

/** By how much a leg holds at a final score: above 0 it wins, at 0 it is void, below 0 it loses. */
export type Clearance = (home: number, away: number) => number;

/** The rule of a leg. Only whole lines have scores at which it is void. */
export function clearanceOf(leg: BuilderLeg): Clearance {
  switch (leg.market) {
    case 'result':
      return yesNo(RESULTS[leg.side]);
    case 'double_chance':
      return yesNo(DOUBLE_CHANCES[leg.side]);
    case 'total':
      return beyond(leg.side === 'over', leg.line, (home, away) => home + away);
    case 'team_total':
      return beyond(leg.side === 'over', leg.line, (home, away) =>
        leg.team === 'home' ? home : away,
      );
    case 'handicap':
      return beyond(leg.side === 'home', -leg.line, (home, away) => home - away);
    case 'both_teams_to_score':
      return yesNo((home, away) => (home > 0 && away > 0) === leg.yes);
    case 'odd_even':
      return yesNo((home, away) => ((home + away) % 2 === 1) === (leg.side === 'odd'));
    case 'correct_score':
      return yesNo((home, away) => home === leg.score.home && away === leg.score.away);
    default:
      return unreachable(leg);
  }
}

type Condition = (home: number, away: number) => boolean;

const RESULTS: Readonly<Record<Side | 'draw', Condition>> = {
  home: (home, away) => home > away,
  draw: (home, away) => home === away,
  away: (home, away) => home < away,
};

const DOUBLE_CHANCES = {
  home_or_draw: (home, away) => home >= away,
  home_or_away: (home, away) => home !== away,
  draw_or_away: (home, away) => home <= away,
} satisfies Record<string, Condition>;

function yesNo(holds: Condition): Clearance {
  return (home, away) => (holds(home, away) ? 1 : -1);
}

function beyond(isAbove: boolean, line: number, count: Clearance): Clearance {
  const sign = isAbove ? 1 : -1;
  return (home, away) => sign * (count(home, away) - line);
}
