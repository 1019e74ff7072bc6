/** Accounts are younger than this: an earlier year is one that is still being typed. */
const FIRST_YEAR = 2000;

const DAY_MS = 86_400_000;
const MINUTE_MS = 60_000;
/** No zone is further from UTC than this, in minutes. */
const FURTHEST = 15 * 60;

/** A day as date fields write it, `2026-11-22`; null for anything else, and for days that there are not. */
export function readDay(text: string | null): string | null {
  if (text === null || !/^\d{4}-\d\d-\d\d$/.test(text)) return null;
  const at = Date.parse(`${text}T00:00:00Z`);
  if (Number.isNaN(at) || new Date(at).toISOString().slice(0, 10) !== text) return null;
  return Number(text.slice(0, 4)) < FIRST_YEAR ? null : text;
}

/** The day that follows. */
export function dayAfter(day: string): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + DAY_MS).toISOString().slice(0, 10);
}

/**
 * The first moment of a day in a zone (IANA name), as ISO 8601. Not every day begins at midnight: where clocks are put
 * forward then, it begins an hour later.
 */
export function dayStart(day: string, timeZone: string): string {
  const dayAt = new Intl.DateTimeFormat('en-CA', { timeZone });
  const middle = Date.parse(`${day}T00:00:00Z`) / MINUTE_MS;
  let [before, within] = [middle - FURTHEST, middle + FURTHEST];
  while (within - before > 1) {
    const tried = Math.floor((before + within) / 2);
    if (dayAt.format(tried * MINUTE_MS) < day) before = tried;
    else within = tried;
  }
  return new Date(within * MINUTE_MS).toISOString();
}
