import { listBets } from '@touchline/wire/calls/bets';
import { listAmbs } from '@touchline/wire/calls/amb-freebets';
import { BONUS_KINDS, listBonuses, listBonusesOfKind } from '@touchline/wire/calls/bonuses';
import { getSettings } from '@touchline/wire/calls/settings';
import { listSports } from '@touchline/wire/calls/catalogue';
import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { createApi } from '../../api/api';
import { apiQuery, isOfPlayer } from '../../api/queries';

test('what only players ask for is forgotten with the player, and what everybody sees stays', async () => {
  const client = new QueryClient();
  const fetch = async () => Response.json({ data: [] });
  const options = { sportsbookOrigin: '', platformOrigin: '', locale: 'en', fetch };
  const api = createApi({ ...options, isTrusted: true });
  for (const call of [listBets, listSports, getSettings]) {
    await client.fetchQuery({ ...apiQuery(api, call), staleTime: 0 });
  }
  client.removeQueries({ predicate: isOfPlayer });
  const left = client.getQueryCache().getAll();
  expect(left.map(({ queryKey }) => queryKey[0])).toEqual(['listSports', 'getSettings']);
});

test('SPEC §4: on logout every cached list of bonuses is cleared', async () => {
  const client = new QueryClient();
  const fetch = async () => Response.json({ data: [] });
  const options = { sportsbookOrigin: '', platformOrigin: '', locale: 'en', fetch };
  const api = createApi({ ...options, isTrusted: true });
  await client.fetchQuery({ ...apiQuery(api, listBonuses), staleTime: 0 });
  await client.fetchQuery({ ...apiQuery(api, listAmbs), staleTime: 0 });
  for (const kind of BONUS_KINDS) {
    const ofKind = apiQuery(api, listBonusesOfKind, { params: { kind } });
    await client.fetchQuery({ ...ofKind, staleTime: 0 });
  }
  expect(client.getQueryCache().getAll()).toHaveLength(BONUS_KINDS.length + 2);
  client.removeQueries({ predicate: isOfPlayer });
  expect(client.getQueryCache().getAll()).toEqual([]);
});
