/** From how many years on somebody may have an account: anywhere, and in countries by two capitals. */
export interface Ages {
  least: number;
  byCountry: Readonly<Record<string, number>>;
}

/** Eighteen years, unless the site says otherwise. */
export const USUAL_AGES: Ages = { least: 18, byCountry: {} };

/** Nobody who is alive was born before. */
const EARLIEST = '1900-01-01';

const HOUR = 3_600_000;

/** What is wrong with a day as a date of birth; the day itself is one of the calendar. */
export type BirthFault = 'in_future' | 'too_long_ago' | 'under_age';

/**
 * What is wrong with a date of birth, as ISO 8601 writes a day, for an account in a country (null where it is not known),
 * at `now`, in milliseconds since 1970.
 */
export function birthFault(
  birth: string,
  country: string | null,
  now: number,
  ages: Ages,
): BirthFault | null {
  if (birth > dayAt(now, 14)) return 'in_future';
  if (birth < EARLIEST) return 'too_long_ago';
  return isOfAge(birth, country, now, ages) ? null : 'under_age';
}

/**
 * Whether somebody has come of age in a country. A birthday begins when it has begun in all of the country, and where
 * that is not known, in all of the world; who was born on a leap day has it on the first of March in other years.
 */
export function isOfAge(birth: string, country: string | null, now: number, ages: Ages): boolean {
  const least = (country === null ? undefined : ages.byCountry[country]) ?? ages.least;
  // Where the day begins last it is the earlier one: for nearly everybody that says it already.
  if (ageOn(birth, dayAt(now, -12)) >= least) return true;
  return ageOn(birth, dayIn(country, now)) >= least;
}

/** How many birthdays somebody has had on a day. */
function ageOn(birth: string, day: string): number {
  const years = Number(day.slice(0, 4)) - Number(birth.slice(0, 4));
  return day.slice(5) < birth.slice(5) ? years - 1 : years;
}

/** The day in the zone that is so many hours ahead of UTC. */
function dayAt(now: number, hours: number): string {
  return new Date(now + hours * HOUR).toISOString().slice(0, 10);
}

/** The earliest day that it is anywhere in a country. */
function dayIn(country: string | null, now: number): string {
  const days = zonesOf(country).map((timeZone) => dayInZone(timeZone, now));
  return days.sort()[0] ?? dayAt(now, -12);
}

function zonesOf(country: string | null): readonly string[] {
  if (country === null) return [];
  // Newer engines answer a call, older ones have a member; those that have neither know no zones.
  const locale = new Intl.Locale('und', { region: country }) as Intl.Locale & {
    getTimeZones?: () => string[] | undefined;
    timeZones?: string[];
  };
  return locale.getTimeZones?.() ?? locale.timeZones ?? [];
}

function dayInZone(timeZone: string, now: number): string {
  const parts = new Intl.DateTimeFormat('en', {
    timeZone,
    calendar: 'gregory',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  }).formatToParts(now);
  const part = (type: Intl.DateTimeFormatPartTypes) =>
    parts.find((each) => each.type === type)?.value ?? '';
  return `${part('year').padStart(4, '0')}-${part('month')}-${part('day')}`;
}
