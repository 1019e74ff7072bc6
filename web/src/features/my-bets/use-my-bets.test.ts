import { expect, test } from 'vitest';
import { legStatus } from '@touchline/domain/settlement/leg-result';
import { bet } from '@touchline/wire/bets';
import { withBet } from './use-my-bets';

const aBet = (id: number, result: 'no_results' | 'win_entire', outcomeName: string) =>
  bet.parse({
    id,
    ref: `T-${id}`,
    type: 'single',
    status: result === 'no_results' ? 'waiting_results' : 'done',
    result,
    stake: { value: 1000, currency: 'EUR', subunits: 100 },
    win_amount: { value: 2000, currency: 'EUR', subunits: 100 },
    odds: 2000,
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
  const next = withBet(page, aBet(1, 'win_entire', 'Home'));
  expect(next.data[0]).toBe(page.data[0]);
  expect(next.data[1]).toMatchObject({
    status: 'done',
    result: 'win_entire',
    selections: [
      { result: 'win_entire', outcome: { name: 'Heim' }, match: { score: { home: 2, away: 1 } } },
    ],
  });
});

test('a bet that is not on the page changes nothing', () => {
  const page = { data: [aBet(2, 'no_results', 'Heim')] };
  expect(withBet(page, aBet(1, 'win_entire', 'Home'))).toBe(page);
});
