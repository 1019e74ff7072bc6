import { monthsLater } from '@touchline/domain/limits/break-length';
import type { BreakType } from './limit-kinds';

/** For how long a break may be taken; `ever` has no end. */
export const BREAK_LENGTHS = {
  coolingoff: ['day', 'three_days', 'week', 'month', 'six_weeks'],
  selfexclusion: ['half_year', 'year', 'five_years', 'ever'],
} as const;

export type BreakLength = (typeof BREAK_LENGTHS)[BreakType][number];

const DAYS: Partial<Record<BreakLength, number>> = {
  day: 1,
  three_days: 3,
  week: 7,
  month: 30,
  six_weeks: 42,
};
const MONTHS: Partial<Record<BreakLength, number>> = { half_year: 6, year: 12, five_years: 60 };

/** When a break that begins `now` ends; null is never. Months are those of the calendar, in UTC. */
export function breakEnd(length: BreakLength, now: Date): Date | null {
  const months = MONTHS[length];
  if (months !== undefined) return new Date(monthsLater(now.getTime(), months));
  const days = DAYS[length];
  if (days === undefined) return null;
  const end = new Date(now);
  end.setUTCDate(end.getUTCDate() + days);
  return end;
}

/**
 * The lengths a player may choose: a self-exclusion lasts as long as the site says at least, and a break in force is never
 * made to end sooner.
 */
export function lengthsFor(
  type: BreakType,
  held: { until: string | null } | null,
  { now, leastMonths }: { now: Date; leastMonths: number },
): readonly BreakLength[] {
  const every: readonly BreakLength[] = BREAK_LENGTHS[type];
  const lengths = every.filter(
    (length) => (MONTHS[length] ?? Infinity) >= leastMonths || length in DAYS,
  );
  if (!held) return lengths;
  if (held.until === null) return [];
  const until = Date.parse(held.until);
  return lengths.filter((length) => (breakEnd(length, now)?.getTime() ?? Infinity) > until);
}
