import type { Sent } from '@touchline/wire/calls/call';
import type { countBets, listBets } from '@touchline/wire/calls/bets';

type ListQuery = NonNullable<Sent<typeof listBets>['query']>;
type CountQuery = NonNullable<Sent<typeof countBets>['query']>;

/** What a player wants to see of the bets (SPEC §3 "Filters"); days as a date field has them, empty for any. */
export interface BetFilters {
  status: 'open' | 'settled';
  type: 'all' | 'single' | 'combo' | 'system' | 'custom_bet';
  result: 'all' | 'win' | 'lose' | 'refund' | 'cashed_out';
  from: string;
  to: string;
  cashable: boolean;
}

export const NO_FILTERS: BetFilters = {
  status: 'open',
  type: 'all',
  result: 'all',
  from: '',
  to: '',
  cashable: false,
};

/** Whether anything but open or settled is chosen. */
export function isNarrowed(filters: BetFilters): boolean {
  const { status } = filters;
  return JSON.stringify(filters) !== JSON.stringify({ ...NO_FILTERS, status });
}

/** The filters as the list takes them: results are of settled bets, offers of open ones. */
export function listQueryOf(filters: BetFilters): ListQuery {
  const { status, result, cashable } = filters;
  return {
    status,
    ...countQueryOf(filters),
    ...(status === 'settled' && result !== 'all' ? { result } : {}),
    ...(status === 'open' && cashable ? { cashable: true } : {}),
  };
}

/** The same as the counters take them: they count by status and result themselves. */
export function countQueryOf({ type, from, to }: BetFilters): CountQuery {
  const days = { from: startOf(from), to: startOf(to, 1) };
  return {
    ...(type === 'all' ? {} : { type }),
    ...(days.from === null ? {} : { from: days.from }),
    // Days the wrong way round find what the first one holds onwards.
    ...(days.to === null || (days.from !== null && days.to <= days.from) ? {} : { to: days.to }),
  };
}

/** Midnight of a day where the reader is, so many days later; null for no day. */
function startOf(day: string, later = 0): string | null {
  const [year, month, date] = day.split('-').map(Number);
  if (year === undefined || month === undefined || date === undefined) return null;
  const start = new Date(year, month - 1, date + later);
  return Number.isNaN(start.getTime()) ? null : start.toISOString();
}
