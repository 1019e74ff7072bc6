import { DIGITS } from '@touchline/domain/digits';
/** The ways dates are written, by name (SPEC §9 "Date format names"). */
const DATE_FORMATS = {
  /** `19:30` */
  time: { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' },
  /** `Sat 14 Jun` */
  day: { weekday: 'short', day: 'numeric', month: 'short' },
  /** `14 Jun 2026`: of what may be old. */
  date: { dateStyle: 'medium' },
  /** `14 Jun 2026, 19:30` */
  moment: { dateStyle: 'medium', timeStyle: 'short' },
  /** `June 2026` */
  month: { month: 'long', year: 'numeric' },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>;

export type DateFormat = keyof typeof DATE_FORMATS;

const made = new Map<string, Intl.DateTimeFormat>();

/**
 * Writes times in a locale and a zone (IANA name), in the way of a name. Takes ISO times, ms since epoch and dates. What
 * it writes with is slow to make and always the same, so each is made once. Throws on a zone that nobody knows.
 */
export function dateText(
  name: DateFormat,
  { locale, timeZone }: { locale: string; timeZone: string },
): (at: string | number | Date) => string {
  const key = `${name}/${locale}/${timeZone}`;
  const format =
    made.get(key) ??
    new Intl.DateTimeFormat(locale, { ...DIGITS, ...DATE_FORMATS[name], timeZone });
  made.set(key, format);
  return (at) => format.format(new Date(at));
}
