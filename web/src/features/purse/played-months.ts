import { sum, type Minor } from '@touchline/domain/money';
import type { ReadOf } from '@touchline/wire/calls/call';
import type { playStatement } from '@touchline/wire/calls/player-limits';

/** What was played with in one month. */
export type Month = ReadOf<typeof playStatement>['data'][number];

/** What was played with in one currency. */
export type Played = Month['currencies'][number];

/** The months from the newest down to the first in which anything happened; those before say nothing. */
export function playedMonths(months: readonly Month[]): readonly Month[] {
  const last = months.findLastIndex(
    ({ currencies, seconds_signed_in: seconds }) => currencies.length > 0 || seconds > 0,
  );
  return months.slice(0, last + 1);
}

/** What all months make together, in each currency: as one month's would be. */
export function playedAltogether(months: readonly Month[]): Played[] {
  const all = months.flatMap(({ currencies }) => currencies);
  const codes = [...new Set(all.map(({ currency }) => currency))].sort();
  return codes.flatMap((code) => {
    const rows = all.filter(({ currency }) => currency === code);
    const [first] = rows;
    return first ? [{ ...first, ...totalOf(rows) }] : [];
  });
}

function totalOf(rows: readonly Played[]) {
  const of = (read: (row: Played) => Minor) => sum(rows.map(read));
  return {
    deposits: of((row) => row.deposits),
    withdrawals: of((row) => row.withdrawals),
    settled: of((row) => row.settled),
    paid: of((row) => row.paid),
    net: of((row) => row.net),
    open: of((row) => row.open),
    bets: rows.reduce((count, { bets }) => count + bets, 0),
  };
}

/** Time in hours and minutes, as it is told; what has begun of a minute counts. */
export function hoursAndMinutes(seconds: number): { hours: number; minutes: number } {
  const minutes = Math.ceil(seconds / 60);
  return { hours: Math.floor(minutes / 60), minutes: minutes % 60 };
}

const YEARS = 5;

/** The years that a statement can be asked for at a time, the newest first. */
export function yearsAt(now: Date): string[] {
  return Array.from({ length: YEARS }, (_, at) => String(now.getUTCFullYear() - at));
}

/** The year that an address asks for; null, which is the last twelve months, where it names none. */
export function yearIn(address: URLSearchParams): string | null {
  const year = address.get('year') ?? '';
  return /^20\d\d$/.test(year) ? year : null;
}
