import type { Profile } from '../goals/occurrences';

export const SECOND = 1_000;
export const MINUTE = 60 * SECOND;

/** Where the second half begins on the match clock. */
export const HALF = 45 * MINUTE;
export const BREAK = 15 * MINUTE;

/** Nothing happens in the first and the last moments of a half, so that betting can stop and open again. */
const QUIET_START = 30 * SECOND;
const QUIET_END = 40 * SECOND;

/** How much of a match falls in its first half. */
export const FIRST_HALF_SHARE = { goals: 0.44, corners: 0.47, yellows: 0.37, sendingsOff: 0.3 };

/** How much of a half's goals falls in each of its quarters of an hour, the last with the time added on. */
const GOALS_BY_QUARTER = [
  [0.284, 0.3, 0.416],
  [0.301, 0.293, 0.406],
] as const;

/** Length of each half with its stoppage time, ms. */
export type Lengths = readonly [first: number, second: number];

/** Ms after kick-off at which a half, 0 or 1, begins and ends. */
export function spanOf(lengths: Lengths, half: 0 | 1): { begins: number; ends: number } {
  const begins = half === 0 ? 0 : lengths[0] + BREAK;
  return { begins, ends: begins + lengths[half] };
}

/** Ms between which anything may happen in a half. */
export function playOf(lengths: Lengths, half: 0 | 1): { from: number; to: number } {
  const { begins, ends } = spanOf(lengths, half);
  return { from: begins + QUIET_START, to: ends - QUIET_END };
}

/** How goals are spread over a half. */
export function goalProfile(lengths: Lengths, half: 0 | 1): Profile {
  const { from, to } = playOf(lengths, half);
  const { begins } = spanOf(lengths, half);
  const times = [from, begins + 15 * MINUTE, begins + 30 * MINUTE, to];
  return { times, shares: GOALS_BY_QUARTER[half] };
}

/** How everything else is: evenly. */
export function evenProfile(lengths: Lengths, half: 0 | 1): Profile {
  const { from, to } = playOf(lengths, half);
  return { times: [from, to], shares: [1] };
}

/** 1 and 2 are the halves; 0 is before, 1.5 the break, 3 after. */
export function stageAt(lengths: Lengths, at: number): 0 | 1 | 1.5 | 2 | 3 {
  if (at < 0) return 0;
  if (at < lengths[0]) return 1;
  const { begins, ends } = spanOf(lengths, 1);
  if (at < begins) return 1.5;
  return at < ends ? 2 : 3;
}
