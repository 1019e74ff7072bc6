import { TRANSACTION_KINDS, type TransactionKind } from '@touchline/domain/ledger/transaction-kind';
import { STATEMENT_PATH } from '@touchline/wire/calls/wallet';
import { dayAfter, dayStart, readDay } from './days';
import { pageIn } from './page-in';

/** Which movements the address asks for (SPEC §2); null and none do not narrow. */
export interface TransactionFilter {
  kinds: readonly TransactionKind[];
  /** The account by its currency; null is the one in use. */
  currency: string | null;
  /** Days of the reader's own zone; both belong to the time. */
  from: string | null;
  to: string | null;
  page: number;
}

/** How many movements a page holds. */
export const ROWS = 25;

/** Reads the filter out of an address. What cannot be read does not narrow, and neither does an end before the beginning. */
export function readFilter(address: URLSearchParams): TransactionFilter {
  // SPEC §2: values with commas are lists.
  const words = new Set(address.getAll('kind').flatMap((list) => list.split(',')));
  const from = readDay(address.get('from'));
  const to = readDay(address.get('to'));
  const currency = address.get('currency');
  return {
    kinds: TRANSACTION_KINDS.filter((kind) => words.has(kind)),
    currency: currency !== null && /^[A-Z]{3,5}$/.test(currency) ? currency : null,
    from,
    to: from !== null && to !== null && to < from ? null : to,
    page: pageIn(address),
  };
}

/** The part of an address that says a filter: `?kind=deposit,bet&from=2026-11-01`; empty for all of the account in use. */
export function filterAddress({ kinds, currency, from, to, page }: TransactionFilter): string {
  return queryText([
    // In whichever order they were chosen, they have one address.
    ['kind', TRANSACTION_KINDS.filter((kind) => kinds.includes(kind)).join(',')],
    ['currency', currency],
    ['from', from],
    ['to', to],
    ['page', page > 1 ? String(page) : null],
  ]);
}

/** Whether the filter leaves movements of its account out. */
export function isNarrow({ kinds, from, to }: TransactionFilter): boolean {
  return kinds.length > 0 || from !== null || to !== null;
}

/** What the call is asked for a filter by a reader in this zone. */
export function askedFor(filter: TransactionFilter, timeZone: string) {
  return { ...narrowed(filter, timeZone), page: filter.page, limit: ROWS };
}

/** Where the statement as a file is, of the same movements on all pages. */
export function statementAddress(filter: TransactionFilter, timeZone: string): string {
  return STATEMENT_PATH + queryText(Object.entries(narrowed(filter, timeZone)));
}

function narrowed({ kinds, currency, from, to }: TransactionFilter, timeZone: string) {
  return {
    ...(kinds.length > 0 && { kind: kinds.join(',') }),
    ...(currency !== null && { currency }),
    ...(from !== null && { from: dayStart(from, timeZone) }),
    ...(to !== null && { to: dayStart(dayAfter(to), timeZone) }),
  };
}

function queryText(pairs: readonly (readonly [string, string | null])[]): string {
  const said = pairs.filter((pair): pair is [string, string] => pair[1] !== null && pair[1] !== '');
  // Commas stay readable in an address.
  const text = new URLSearchParams(said).toString().replaceAll('%2C', ',');
  return text === '' ? '' : `?${text}`;
}
