import { getWatchersUserId } from '@touchline/wire/calls/watchers';
import { asking } from '@touchline/testkit/players/asking';
import { expect, test } from 'vitest';
import { aliases } from './alias';
import { watchersRoute } from './watchers-route';

const SECRET = 'a secret that is long enough for a site';
const ask = asking((router) => watchersRoute(router, SECRET));

test('SPEC §7: a player is told what the chat of watchers.io knows them by, the same each time', async () => {
  const told = { status: 200, body: { user_id: aliases(SECRET, 'watchers.io')(7) } };
  expect(await ask(getWatchersUserId, {}, { playerId: 7 })).toEqual(told);
  expect(await ask(getWatchersUserId, {}, { playerId: 7 })).toEqual(told);
  expect(await ask(getWatchersUserId, {}, { playerId: 8 })).not.toEqual(told);
});

test('it is a call for players', () => {
  expect(getWatchersUserId).toMatchObject({ method: 'GET', access: 'player' });
  expect(getWatchersUserId.path).toMatch(/\/watchersio\/userid$/);
});
