import { useFormats } from '../../i18n/formats';

const made = new Map<string, Intl.DateTimeFormat>();

/** How days and times of money are written: always with their year, since some are old. */
export function useMoments() {
  const { locale, timeZone, time } = useFormats();
  const day = (at: string) => dayFormat(locale, timeZone).format(new Date(at));
  return { day, dayAndTime: (at: string) => `${day(at)}, ${time(at)}` };
}

/** Slow to make and always the same, so each is made once. */
function dayFormat(locale: string, timeZone: string): Intl.DateTimeFormat {
  const key = `${locale}/${timeZone}`;
  const known = made.get(key);
  if (known) return known;
  const format = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone });
  made.set(key, format);
  return format;
}
