import { TRANSACTION_KINDS } from '@touchline/domain/ledger/transaction-kind';
import { listTransactions, statementAsked } from '@touchline/wire/calls/wallet';
import fc from 'fast-check';
import { strictly } from '@touchline/wire/calls/strictly';
import { expect, test } from 'vitest';
import {
  askedFor,
  filterAddress,
  isNarrow,
  readFilter,
  statementAddress,
  type TransactionFilter,
} from './transaction-filter';

const ALL: TransactionFilter = { kinds: [], currency: null, from: null, to: null, page: 1 };
const read = (text: string) => readFilter(new URLSearchParams(text));

const anyDay = fc
  .date({ min: new Date('2000-01-01'), max: new Date('2099-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));

const anyFilter: fc.Arbitrary<TransactionFilter> = fc
  .record({
    kinds: fc.subarray([...TRANSACTION_KINDS]),
    currency: fc.constantFrom(null, 'EUR', 'USDT'),
    days: fc.tuple(anyDay, anyDay).map((days) => days.toSorted()),
    has: fc.record({ from: fc.boolean(), to: fc.boolean() }),
    page: fc.integer({ min: 1, max: 400 }),
  })
  .map(({ days: [first = null, last = null], has, ...rest }) => ({
    ...rest,
    from: has.from ? first : null,
    to: has.to ? last : null,
  }));

test('an address says the filter, and is read as the same one', () => {
  fc.assert(
    fc.property(anyFilter, (filter) => {
      expect(read(filterAddress(filter))).toEqual(filter);
    }),
  );
});

test('all movements of the account in use have the plain address', () => {
  expect(filterAddress(ALL)).toBe('');
  expect(read('')).toEqual(ALL);
});

test('kinds stand in the address as a list with commas', () => {
  const filter = { ...ALL, kinds: ['deposit', 'bet'] as const };
  expect(filterAddress(filter)).toBe('?kind=deposit,bet');
  expect(read('kind=deposit&kind=bet')).toEqual(filter);
  expect(filterAddress({ ...ALL, kinds: ['bet', 'deposit'] })).toBe('?kind=deposit,bet');
});

test.each([
  'kind=money',
  'kind=',
  'currency=eur',
  'currency=%3Cscript%3E',
  'from=yesterday',
  'to=2026-02-30',
  'page=0',
  'page=-1',
  'page=1e3',
])('what cannot be read does not narrow: %s', (text) => {
  expect(read(text)).toEqual(ALL);
});

test('an end before the beginning does not count', () => {
  expect(read('from=2026-11-02&to=2026-11-01')).toEqual({ ...ALL, from: '2026-11-02' });
  expect(read('from=2026-11-01&to=2026-11-01')).toMatchObject({ to: '2026-11-01' });
});

test('both days belong to the time, in the zone of the reader', () => {
  const filter = { ...ALL, from: '2026-11-01', to: '2026-11-22' };
  expect(askedFor(filter, 'Europe/Berlin')).toEqual({
    from: '2026-10-31T23:00:00.000Z',
    to: '2026-11-22T23:00:00.000Z',
    page: 1,
    limit: 25,
  });
});

test('whatever an address says is understood by the call and by the file', () => {
  fc.assert(
    fc.property(anyFilter, (filter) => {
      expect(
        strictly(listTransactions.query).safeParse(askedFor(filter, 'Asia/Tokyo')).success,
      ).toBe(true);
      const [, query = ''] = statementAddress(filter, 'Asia/Tokyo').split('?');
      const asked = Object.fromEntries(new URLSearchParams(query));
      expect(statementAsked.safeParse(asked).success).toBe(true);
    }),
  );
});

test('the file holds all pages of the same movements', () => {
  const filter = { ...ALL, kinds: ['bet'], currency: 'USD', page: 3 } as const;
  expect(statementAddress(filter, 'UTC')).toBe(
    '/api/player/transactions.csv?kind=bet&currency=USD',
  );
  expect(statementAddress(ALL, 'UTC')).toBe('/api/player/transactions.csv');
});

test('another account or page does not narrow; kinds and days do', () => {
  expect(isNarrow({ ...ALL, currency: 'USD', page: 2 })).toBe(false);
  expect(isNarrow({ ...ALL, kinds: ['bet'] })).toBe(true);
  expect(isNarrow({ ...ALL, to: '2026-11-22' })).toBe(true);
});
