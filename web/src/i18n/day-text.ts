import type { Formats } from './formats';
import type { Text } from './text';

/** The day of a start, as seen from now: today, tomorrow, or the date. */
export function dayText(t: Text, formats: Formats, at: string, now: Date): string {
  const days = formats.dayNumber(at) - formats.dayNumber(now);
  if (days === 0) return t('pages.today');
  return days === 1 ? t('pages.tomorrow') : formats.day(at);
}
