import { DIGITS } from '@touchline/domain/digits';
import { decimalPoint } from '@touchline/domain/decimal-text';
import { formatAmount, formatMoney } from '@touchline/domain/format-money';
import type { Minor, Odds } from '@touchline/domain/money';
import { formatOdds, type OddsDisplay } from '@touchline/domain/odds/format-odds';
import { createContext, useContext } from 'react';
import { dateText } from './date-formats';
import { signFirst } from './signed-number';

/** How numbers, money and times are written for one reader. */
export interface Formats {
  locale: string;
  timeZone: string;
  /** How the reader wants odds shown (SPEC §5 "Odds display types"). */
  oddsDisplay: OddsDisplay;
  /** Odds as the reader wants them shown; every place that shows odds asks here. */
  odds(odds: Odds): string;
  /** An amount with its currency, exact to the subunit. */
  money(money: { value: Minor; currency: string; subunits: number }): string;
  /** An amount without its currency, as it is typed: `12.50`. */
  amount(value: Minor, subunits: number): string;
  count(value: number): string;
  /** Hours and minutes of an ISO time or a `Date`. */
  time(at: string | Date): string;
  /** A short date such as `Sat 14 Jun`. */
  day(at: string | Date): string;
  /** A number that is the same for all times of one day in the reader's zone. */
  dayNumber(at: string | Date): number;
}

const made = new Map<string, Formats>();

/**
 * The formats of a locale, a time zone (IANA name; UTC stands in for one that nobody knows) and a way to show odds. They
 * are slow to make and never change, so each is made once.
 */
export function formatsFor(
  locale: string,
  timeZone: string,
  display: OddsDisplay = 'european',
): Formats {
  const key = `${locale}/${timeZone}/${display}`;
  const known = made.get(key);
  if (known) return known;
  const formats = createFormats(locale, isTimeZone(timeZone) ? timeZone : 'UTC', display);
  if (isTimeZone(timeZone)) made.set(key, formats);
  return formats;
}

function isTimeZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}

function createFormats(locale: string, timeZone: string, display: OddsDisplay): Formats {
  const point = decimalPoint(locale);
  const parts = new Intl.DateTimeFormat('en-CA', { timeZone });
  const count = new Intl.NumberFormat(locale, DIGITS);
  return {
    locale,
    timeZone,
    oddsDisplay: display,
    odds: (odds) => signFirst(formatOdds(odds, display, point), locale),
    money: ({ value, currency, subunits }) =>
      formatMoney(value, { code: currency, subunits }, locale),
    amount: (value, subunits) => formatAmount(value, subunits, locale),
    count: (value) => count.format(value),
    time: dateText('time', { locale, timeZone }),
    day: dateText('day', { locale, timeZone }),
    dayNumber: (at) => Math.round(Date.parse(parts.format(new Date(at))) / 86_400_000),
  };
}

const FormatsContext = createContext<Formats | null>(null);

export const FormatsProvider = FormatsContext.Provider;

/** How this reader's numbers and times are written. */
export function useFormats(): Formats {
  const formats = useContext(FormatsContext);
  if (!formats) throw new Error('no FormatsProvider above this component');
  return formats;
}
