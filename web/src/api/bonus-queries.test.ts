import { QueryClient } from '@tanstack/react-query';
import { listsToRefresh } from '@touchline/domain/bonus/bonus-kind';
import { minor } from '@touchline/domain/money';
import {
  BONUS_KINDS,
  getBonusDetails,
  getTournamentRating,
  listBonusesOfKind,
} from '@touchline/wire/calls/bonuses';
import { listAmbs } from '@touchline/wire/calls/amb-freebets';
import { expect, test } from 'vitest';
import { createApi } from './api';
import { ambsQuery, kindOf, refreshBonuses, takeTournamentPool } from './bonus-queries';
import { queryKeyOf } from './queries';

test.each([
  ['freebet', 'freebets'],
  ['freebet_no_risk', 'freebets'],
  ['comboboost', 'comboboosts'],
  ['hunting', 'huntings'],
  ['tournament', 'tournaments'],
  ['lootbox', 'lootboxes'],
] as const)('a %s is found among the %s', (type, kind) => {
  expect(kindOf(type)).toBe(kind);
});

/** A page that knows every list, current and past. */
function knowing() {
  const client = new QueryClient();
  const keys = BONUS_KINDS.map((kind) => queryKeyOf(listBonusesOfKind, { params: { kind } }));
  for (const key of keys) client.setQueryData(key, []);
  return {
    client,
    stale: () => BONUS_KINDS.filter((_, at) => client.getQueryState(keys[at]!)?.isInvalidated),
  };
}

test.each([
  ['freebet_all_win', ['freebets']],
  ['comboboost', ['comboboosts']],
  ['lootbox', ['lootboxes']],
  ['hunting', ['huntings', 'tournaments']],
  ['tournament', ['huntings', 'tournaments']],
] as const)('what follows a %s being activated is read again: %j', async (type, expected) => {
  const { client, stale } = knowing();
  await refreshBonuses(client, listsToRefresh(type));
  expect(stale()).toEqual(expected);
});

test('SPEC §7: how far bets have come towards freebets is read again with that list alone', async () => {
  const client = new QueryClient();
  const key = queryKeyOf(listAmbs);
  const isStale = () => client.getQueryState(key)?.isInvalidated;
  client.setQueryData(key, []);
  await refreshBonuses(client, ['freebet']);
  expect(isStale()).toBe(false);
  await refreshBonuses(client, listsToRefresh('amb'));
  expect(isStale()).toBe(true);
});

test('SPEC §7: every freebet for making bets is there, on however many pages the book sends them', async () => {
  const asked: string[] = [];
  const api = createApi({
    sportsbookOrigin: '',
    platformOrigin: '',
    locale: 'en',
    isTrusted: true,
    fetch: async (address) => {
      const { searchParams } = new URL(address, 'http://book.test');
      asked.push(searchParams.toString());
      const page = Number(searchParams.get('page'));
      return Response.json({ data: [{ id: page }], pagination: { last_page: 3 } });
    },
  });
  const all = await new QueryClient().fetchQuery(ambsQuery(api));
  expect(all.map(({ id }) => id)).toEqual([1, 2, 3]);
  expect(asked[0]).toBe('page=1&limit=500');
});

test('SPEC §4: a tournament that is open moves when its pool does, in lists and in its window, and no other', () => {
  const client = new QueryClient();
  const params = { kind: 'tournaments' } as const;
  const list = queryKeyOf(listBonusesOfKind, { params });
  const open = queryKeyOf(getBonusDetails, { params: { ...params, id: 1 } });
  const rating = queryKeyOf(getTournamentRating, { params: { id: 1 }, query: { limit: 10 } });
  const cup = (tournament_id: number) => {
    return { type: 'tournament', tournament_id, pool: minor(100), pool_state: 'active' };
  };
  client.setQueryData(list, [cup(7), cup(8)]);
  client.setQueryData(open, { data: cup(7) });
  client.setQueryData(rating, { data: [] });
  const amounts = { amount: minor(250), pool_amount: minor(250), hits_amount: minor(0) };
  const level = { code: 'pool', pool_amount: minor(250), state: 'finished' as const };
  const changed = { id: 7, currency: 'EUR', ...amounts, levels: [level] };
  takeTournamentPool(client, { type: 'jackpot', ...changed });
  expect(client.getQueryData(list)).toEqual([cup(7), cup(8)]);
  takeTournamentPool(client, { type: 'tournament', ...changed });
  const moved = { ...cup(7), pool: minor(250), pool_state: 'finished' };
  expect(client.getQueryData(list)).toEqual([moved, cup(8)]);
  expect(client.getQueryData(open)).toEqual({ data: moved });
  expect(client.getQueryState(rating)?.isInvalidated).toBe(true);
});
