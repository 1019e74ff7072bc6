import type { Line } from '@touchline/domain/pricing/tally/line';
import { choice, type Counted } from '@touchline/domain/pricing/tally/questions';
import type { Reading } from '@touchline/domain/pricing/tally/tally';

/** Whether something holds for what is read. */
export function yesNo(
  market: number,
  reads: readonly Reading[],
  holds: (values: readonly number[]) => boolean,
): Line {
  return choice({ market }, reads, [
    { id: '74', wins: holds },
    { id: '76', wins: (values) => !holds(values) },
  ]);
}

/** By how many goals who wins: one, two, or three and more. */
export function winningMargin(counted: Counted): Line {
  return ranges(15, 'sr:winning_margin:3+', 113, { of: 'difference', ...counted }, [
    [1, 1],
    [2, 2],
    [3, Infinity],
    [-1, -1],
    [-2, -2],
    [-Infinity, -3],
    [0, 0],
  ]);
}

/** How many goals, up to six and more. */
export function exactGoals(counted: Counted): Line {
  return ranges(21, 'sr:exact_goals:6+', 68, { of: 'sum', ...counted }, [
    [0, 0],
    [1, 1],
    [2, 2],
    [3, 3],
    [4, 4],
    [5, 5],
    [6, Infinity],
  ]);
}

/** How many goals, roughly. */
export function goalRange(counted: Counted): Line {
  return ranges(25, 'sr:goal_range:7+', 1342, { of: 'sum', ...counted }, [
    [0, 1],
    [2, 3],
    [4, 6],
    [7, Infinity],
  ]);
}

/** A variant whose outcomes are ranges, both ends included, numbered one after the other. */
function ranges(
  market: number,
  variant: string,
  firstId: number,
  reading: Reading,
  outcomes: readonly (readonly [least: number, most: number])[],
): Line {
  return choice(
    { market, parts: { variant } },
    [reading],
    outcomes.map(([least, most], index) => ({
      id: `${variant}:${firstId + index}`,
      wins: ([value = 0]) => value >= least && value <= most,
    })),
  );
}
