import { isInGroup } from '../country-gate';

/** How long a reminder counts: it is shown once a day (SPEC §4, §9). */
export const REMINDED_FOR_MS = 24 * 60 * 60_000;

/** What the site has decided about reminding players that they can deposit (SPEC §3 "depositReminder"). */
export interface ReminderTerms {
  isOn: boolean;
  /** The group of players who are reminded; null for everybody. */
  group: string | null;
  /** How long somebody has to be on the page first. */
  afterMs: number;
}

/** Who may be reminded. Times are in milliseconds since 1970. */
export interface Reminded {
  /** The groups a player is in; null for a visitor. */
  statuses: readonly string[] | null;
  /** When somebody was reminded in this browser last; null for never. */
  lastAt: number | null;
}

/** How long to wait, in ms from `now`, until a player is reminded; null when they are not (SPEC §4). */
export function reminderIn(
  { isOn, group, afterMs }: ReminderTerms,
  { statuses, lastAt }: Reminded,
  now: number,
): number | null {
  if (!isOn || statuses === null || !isInGroup(group, statuses)) return null;
  // A clock that was set back does not silence it for longer than a day.
  const isRecent = lastAt !== null && Math.abs(now - lastAt) < REMINDED_FOR_MS;
  return isRecent ? null : afterMs;
}
