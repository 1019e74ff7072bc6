import type { Side } from './board';

/** Drives in overtime after which a field goal decides: nothing goes on for ever. */
export const MOST_OVERTIME_DRIVES = 12;

/**
 * Whether overtime is over after its drive of this number, from 0, in which `by` scored or nobody: each side has the
 * ball once, unless the defence scores first, and then whoever leads has won.
 */
export function isOvertimeOver(drive: number, ball: Side, by: Side | null, lead: number): boolean {
  if (drive === 0) return by !== null && by !== ball;
  return lead !== 0;
}

/** Whether a touchdown of overtime is followed by a try: not where it has won the match. */
export function hasTry(drive: number, ball: Side, by: Side, lead: number): boolean {
  return drive === 0 ? by === ball : (by === 'home' ? lead : -lead) <= 0;
}
