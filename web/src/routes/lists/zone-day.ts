/** Days of the calendar as they are lived in a time zone. A day is written `2026-06-01`. */

const DAY_MS = 86_400_000;

const made = new Map<string, Intl.DateTimeFormat>();

function partsIn(timeZone: string): Intl.DateTimeFormat {
  const known =
    made.get(timeZone) ??
    new Intl.DateTimeFormat('en-CA', {
      timeZone,
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
      second: '2-digit',
      hourCycle: 'h23',
    });
  made.set(timeZone, known);
  return known;
}

/** What clocks in a zone show at a moment, read as if it were UTC, in ms since 1970. */
function wallTime(at: number, timeZone: string): number {
  const parts = partsIn(timeZone).formatToParts(at);
  const of = (type: string) => Number(parts.find((part) => part.type === type)?.value);
  return Date.UTC(of('year'), of('month') - 1, of('day'), of('hour'), of('minute'), of('second'));
}

/** The day that a moment belongs to in an IANA time zone. */
export function dayOf(at: Date, timeZone: string): string {
  return new Date(wallTime(at.getTime(), timeZone)).toISOString().slice(0, 10);
}

/** The day so many days later, or earlier where the number is below nought. */
export function dayAfter(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);
}

/** When a day begins in a zone and when the next one does, in ISO 8601. Days of 23 and 25 hours are as long as they are. */
export function dayBounds(day: string, timeZone: string): { from: string; to: string } {
  return { from: startOf(day, timeZone), to: startOf(dayAfter(day, 1), timeZone) };
}

function startOf(day: string, timeZone: string): string {
  const midnight = Date.parse(`${day}T00:00:00Z`);
  const offsetAt = (at: number) => wallTime(at, timeZone) - at;
  const first = midnight - offsetAt(midnight);
  const second = midnight - offsetAt(first);
  // Where clocks change at midnight one of the two is still of the day before.
  const isOfDay = (at: number) => dayOf(new Date(at), timeZone) === day;
  const found = [Math.min(first, second), Math.max(first, second)].find(isOfDay) ?? second;
  return new Date(found).toISOString();
}

/** A moment in the middle of a day, to write the day with. */
export function noonOf(day: string, timeZone: string): Date {
  const { from, to } = dayBounds(day, timeZone);
  return new Date((Date.parse(from) + Date.parse(to)) / 2);
}
