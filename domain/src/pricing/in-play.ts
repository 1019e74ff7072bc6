import type { GoalMeans } from './score-grid';

const HALF = 45;

/**
 * The share, 0 to 1, of a match's goals that is still to come after `minute` minutes of play (0 to 90),
 * when `firstHalfShare` of them fall in the first half, evenly within each half.
 */
export function remainingShare(minute: number, firstHalfShare: number): number {
  const played = Math.min(Math.max(minute, 0), 2 * HALF);
  return played <= HALF
    ? firstHalfShare * (1 - played / HALF) + (1 - firstHalfShare)
    : (1 - firstHalfShare) * (2 - played / HALF);
}

/** Who scores next: home, nobody any more, or away; the three sum to 1. */
export interface NextGoal {
  readonly home: number;
  readonly none: number;
  readonly away: number;
}

/** Mean goals for the time that is left, a share of 0 to 1, from those of a whole match. */
export function remainingMeans(means: GoalMeans, share: number): GoalMeans {
  return { home: means.home * share, away: means.away * share };
}

/** The chances of the next goal, when goals of both sides fall independently; the means are those to come. */
export function nextGoal({ home, away }: GoalMeans): NextGoal {
  const total = home + away;
  const none = Math.exp(-total);
  const each = total === 0 ? 0 : (1 - none) / total;
  return { home: home * each, none, away: away * each };
}
