import type { BreakType } from './limit';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

/** How long a break lasts at least and at most, in milliseconds: a day to six weeks. */
const LEAST_BREAK = DAY;
const MOST_BREAK = 42 * DAY;

/** How many months a self-exclusion lasts at least, unless the site says otherwise. */
export const LEAST_EXCLUSION_MONTHS = 6;

/** How far the clock of who asks may be off, in milliseconds, the way of the request included. */
const CLOCKS_APART = 10 * MINUTE;

/** What is wrong with the end of a break. */
export type BreakFault = 'too_short' | 'too_long';

/** When a self-exclusion of so many months that begins at `now` ends, both in milliseconds since 1970. */
export function monthsLater(now: number, months: number): number {
  const end = new Date(now);
  // A month too short for this day goes on into the next one: an exclusion is rather longer than shorter.
  end.setUTCMonth(end.getUTCMonth() + months);
  return end.getTime();
}

/**
 * When a break that is asked for at `now` until `until` ends, or what is wrong with that: all in milliseconds since 1970,
 * null being never. It may be missed by as much as clocks differ, and is then as short, or as long, as it may be.
 */
export function breakEnd(
  { type, until }: { type: BreakType; until: number | null },
  now: number,
  leastExclusionMonths: number = LEAST_EXCLUSION_MONTHS,
): { until: number | null } | BreakFault {
  const isExclusion = type === 'selfexclusion';
  const least = isExclusion ? monthsLater(now, leastExclusionMonths) : now + LEAST_BREAK;
  const most = isExclusion ? Infinity : now + MOST_BREAK;
  const asked = until ?? Infinity;
  if (asked < least - CLOCKS_APART) return 'too_short';
  if (asked > most + (most === Infinity ? 0 : CLOCKS_APART)) return 'too_long';
  const end = Math.min(Math.max(asked, least), most);
  return { until: end === Infinity ? null : end };
}
