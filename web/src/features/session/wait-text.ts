import { DIGITS } from '@touchline/domain/digits';

const MINUTE = 60;
const HOUR = 60 * MINUTE;

/** When it may go on after so many seconds, in the words of the locale: `in 15 minutes`, `in 2 hours`. Never too early. */
export function waitText(locale: string, seconds: number): string {
  const words = new Intl.RelativeTimeFormat(locale, { ...DIGITS, numeric: 'always' });
  return seconds <= HOUR
    ? words.format(Math.max(1, Math.ceil(seconds / MINUTE)), 'minute')
    : words.format(Math.ceil(seconds / HOUR), 'hour');
}
