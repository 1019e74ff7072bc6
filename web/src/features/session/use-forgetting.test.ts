import { listBets } from '@touchline/wire/calls/bets';
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
