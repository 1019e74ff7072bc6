import { expect, test } from 'vitest';
import { countQueryOf, isNarrowed, listQueryOf, NO_FILTERS, type BetFilters } from './bet-filters';

const filters = (given: Partial<BetFilters>): BetFilters => ({ ...NO_FILTERS, ...given });
const midnight = (year: number, month: number, day: number) =>
  new Date(year, month - 1, day).toISOString();

test.each<[string, Partial<BetFilters>, object]>([
  ['nothing chosen', {}, { status: 'open' }],
  ['a type', { type: 'combo' }, { status: 'open', type: 'combo' }],
  ['what can be cashed out', { cashable: true }, { status: 'open', cashable: true }],
  ['a result', { status: 'settled', result: 'win' }, { status: 'settled', result: 'win' }],
  ['a result, which open bets have none of', { result: 'win' }, { status: 'open' }],
  [
    'an offer, which settled bets have none of',
    { status: 'settled', cashable: true },
    { status: 'settled' },
  ],
])('%s is asked for', (_what, given, query) => {
  expect(listQueryOf(filters(given))).toEqual(query);
});

test('days are whole days where the reader is, the last one too', () => {
  expect(countQueryOf(filters({ from: '2026-03-01', to: '2026-03-01' }))).toEqual({
    from: midnight(2026, 3, 1),
    to: midnight(2026, 3, 2),
  });
});

test.each([
  ['2026-03-05', '2026-03-01'],
  ['2026-03-05', 'soon'],
])('days from %s to %s have no end', (from, to) => {
  expect(countQueryOf(filters({ from, to }))).toEqual({ from: midnight(2026, 3, 5) });
});

test('open or settled is no narrowing, all else is', () => {
  expect(isNarrowed(filters({ status: 'settled' }))).toBe(false);
  expect(isNarrowed(filters({ cashable: true }))).toBe(true);
  expect(isNarrowed(filters({ to: '2026-03-01' }))).toBe(true);
});
