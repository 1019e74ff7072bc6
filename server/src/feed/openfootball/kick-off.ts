import type { RecordedMatch } from './season-file';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
/** Where a file has no time, most matches begin in the afternoon. */
const USUAL_TIME = '15:00';

/**
 * When a match began, ms since epoch: its local date and time in the zone of its league, or as the file says. Moved by
 * `days`, it begins at the same hour by the clocks of that other day.
 */
export function kickOffOf(
  { date, time, utcOffset }: Pick<RecordedMatch, 'date' | 'time' | 'utcOffset'>,
  zone: string,
  days = 0,
): number {
  const asUtc = Date.parse(`${date}T${time ?? USUAL_TIME}:00Z`) + days * DAY;
  if (Number.isNaN(asUtc)) throw new Error(`${date} ${time ?? ''} is not a time`);
  if (utcOffset !== null) return asUtc - utcOffset * HOUR;
  // Once for the offset, once more because the clocks may change between the two.
  const guess = asUtc - offsetAt(asUtc, zone);
  return asUtc - offsetAt(guess, zone);
}

/** How far a zone is ahead of UTC at a moment, ms. */
function offsetAt(moment: number, zone: string): number {
  const written = formatOf(zone).formatToParts(moment);
  const part = (type: string) => Number(written.find((each) => each.type === type)?.value);
  const local = Date.UTC(
    part('year'),
    part('month') - 1,
    part('day'),
    part('hour'),
    part('minute'),
  );
  return local - Math.floor(moment / MINUTE) * MINUTE;
}

const FORMATS = new Map<string, Intl.DateTimeFormat>();

function formatOf(zone: string): Intl.DateTimeFormat {
  const known = FORMATS.get(zone);
  if (known) return known;
  const format = new Intl.DateTimeFormat('en-US', {
    timeZone: zone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
  });
  FORMATS.set(zone, format);
  return format;
}
