import { DIGITS } from '@touchline/domain/digits';
const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const WEEK = 7 * DAY;

/**
 * How long ago something was, in the words of the locale: `5 minutes ago`, `yesterday`; null when it was within the
 * last minute, and when it is a week ago or longer: a date says more then.
 */
export function agoText(locale: string, at: string, now: Date): string | null {
  const seconds = (now.getTime() - Date.parse(at)) / 1000;
  if (seconds < MINUTE || seconds >= WEEK) return null;
  const words = wordsIn(locale);
  if (seconds < HOUR) return words.format(-Math.floor(seconds / MINUTE), 'minute');
  if (seconds < DAY) return words.format(-Math.floor(seconds / HOUR), 'hour');
  return words.format(-Math.floor(seconds / DAY), 'day');
}

/** Whether it was within the last minute, or, by a clock that is behind, has yet to be. */
export function isJustNow(at: string, now: Date): boolean {
  return now.getTime() - Date.parse(at) < MINUTE * 1000;
}

const made = new Map<string, Intl.RelativeTimeFormat>();

function wordsIn(locale: string): Intl.RelativeTimeFormat {
  const known =
    made.get(locale) ?? new Intl.RelativeTimeFormat(locale, { ...DIGITS, numeric: 'auto' });
  made.set(locale, known);
  return known;
}
