import { expect, test } from 'vitest';
import { legStatus } from '@touchline/domain/settlement/leg-result';
import { bet } from '@touchline/wire/bets';
import { readAgain, withBet, withoutClosed } from './bet-lists';

const eur = (value: number) => ({ value, currency: 'EUR', subunits: 100 });

const aBet = (id: number, result: 'no_results' | 'win_entire', outcomeName: string) =>
  bet.parse({
    id,
    ref: `T-${id}`,
    type: 'single',
    status: result === 'no_results' ? 'waiting_results' : 'done',
    result,
    stake: eur(1000),
    win_amount: eur(2000),
    odds: 2000,
    remaining: { stake: eur(1000), odds: 2000, win: eur(2000) },
    selections: [
      {
        id: id * 10,
        status: legStatus(result),
        result,
        match: {
          id: 1,
          urn_id: 'sr:match:1',
          slug: 'rangers-rovers-m1',
          sport_key: 'soccer',
          status: result === 'no_results' ? 1 : 4,
          start_time: '2025-01-01T00:00:00Z',
          home: 'Rangers',
          away: 'Rovers',
          name: null,
          tournament: 'First league',
          score: result === 'no_results' ? null : { home: 2, away: 1 },
        },
        market: { id: 1, name: 'Match result' },
        specifier: '',
        outcome: { id: '1', name: outcomeName },
        odds: 2000,
      },
    ],
    created_at: '2025-01-01T00:00:00Z',
    settled_at: result === 'no_results' ? null : '2025-01-01T02:00:00Z',
    to_cashout: null,
    cashout_reason: null,
    cashout_at: null,
    cashed_out: null,
    system: null,
    is_vip: false,
  });

test('a changed bet merges into its place, with the names as they were read', () => {
  const page = { data: [aBet(2, 'no_results', 'Heim'), aBet(1, 'no_results', 'Heim')] };
  const next = withBet({ pages: [page] }, aBet(1, 'win_entire', 'Home')).pages[0];
  expect(next?.data[0]).toBe(page.data[0]);
  expect(next?.data[1]).toMatchObject({
    status: 'done',
    result: 'win_entire',
    selections: [
      { result: 'win_entire', outcome: { name: 'Heim' }, match: { score: { home: 2, away: 1 } } },
    ],
  });
});

test('a bet that is not on the page changes nothing', () => {
  const list = { pages: [{ data: [aBet(2, 'no_results', 'Heim')] }] };
  expect(withBet(list, aBet(1, 'win_entire', 'Home'))).toBe(list);
});

/** Ids on each page. */
const idsOf = (list: { pages: { data: { id: number }[] }[] }) =>
  list.pages.map((page) => page.data.map(({ id }) => id));
const pagesOf = (...pages: number[][]) => ({
  pages: pages.map((ids) => ({ data: ids.map((id) => aBet(id, 'no_results', 'Heim')) })),
});

test.each([
  [
    'a bet that the list no longer holds is gone',
    [8],
    [],
    true,
    [
      [9, 7],
      [5, 3],
    ],
  ],
  [
    'one that is new stands first',
    [10],
    [10],
    true,
    [
      [10, 9, 8, 7],
      [5, 3],
    ],
  ],
  [
    'one that comes back stands in its place',
    [4],
    [4],
    true,
    [
      [9, 8, 7],
      [5, 4, 3],
    ],
  ],
  [
    'between two pages, on the later one',
    [6],
    [6],
    true,
    [
      [9, 8, 7],
      [6, 5, 3],
    ],
  ],
  [
    'behind what was read, it waits for its page',
    [2],
    [2],
    true,
    [
      [9, 8, 7],
      [5, 3],
    ],
  ],
  [
    'behind the end of the list, it is the last',
    [2],
    [2],
    false,
    [
      [9, 8, 7],
      [5, 3, 2],
    ],
  ],
])('%s', (_rule, asked, found, hasMore, expected) => {
  const bets = found.map((id) => aBet(id, 'no_results', 'Heim'));
  expect(idsOf(readAgain(pagesOf([9, 8, 7], [5, 3]), asked, bets, hasMore))).toEqual(expected);
});

test('pages that nothing changes on stay as they are', () => {
  const list = pagesOf([9, 8], [5]);
  expect(readAgain(list, [9], [aBet(9, 'win_entire', 'Heim')], false).pages[1]).toBe(list.pages[1]);
});

test('a bet that is known to be settled leaves the open ones, also where nobody says what is among them now', () => {
  const [open, done] = [aBet(1, 'no_results', 'Rangers'), aBet(2, 'no_results', 'Rovers')];
  const list = { pages: [{ data: [done, open] }] };
  expect(withoutClosed(list)).toBe(list);
  const settled = withBet(list, aBet(2, 'win_entire', 'Rovers'));
  expect(withoutClosed(settled).pages[0]?.data.map(({ id }) => id)).toEqual([1]);
});
