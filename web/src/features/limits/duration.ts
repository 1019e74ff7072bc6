import { DIGITS } from '@touchline/domain/digits';
const HOUR = 3600;
const MINUTE = 60;

type Unit = 'hour' | 'minute' | 'second';

/** A length of time as a locale writes it: `1 hr 30 min`. Seconds are told below ten minutes only, and zero as none of them. */
export function durationText(locale: string, seconds: number): string {
  const told = seconds < 10 * MINUTE ? seconds : Math.floor(seconds / MINUTE) * MINUTE;
  const parts: [Unit, number][] = [
    ['hour', Math.floor(told / HOUR)],
    ['minute', Math.floor((told % HOUR) / MINUTE)],
    ['second', told % MINUTE],
  ];
  const shown = parts.filter(([, count]) => count > 0);
  const some: [Unit, number][] = shown.length > 0 ? shown : [['minute', 0]];
  return some.map(([unit, count]) => formatOf(locale, unit).format(count)).join(' ');
}

const made = new Map<string, Intl.NumberFormat>();

/** Formats are slow to make and never change, so each is made once. */
function formatOf(locale: string, unit: Unit): Intl.NumberFormat {
  const key = `${locale}/${unit}`;
  const known = made.get(key);
  if (known) return known;
  const format = new Intl.NumberFormat(locale, {
    ...DIGITS,
    style: 'unit',
    unit,
    unitDisplay: 'short',
  });
  made.set(key, format);
  return format;
}
