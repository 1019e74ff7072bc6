import type { KnownPlayer, PlayerFlags } from '@touchline/wire/calls/operator-players';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { operatorServer, type OperatorServer } from '@touchline/testkit/operator/operator-server';

let server: OperatorServer;
beforeAll(async () => {
  server = await operatorServer();
});
afterAll(() => server.close());

const find = (query: string) => server.operate<KnownPlayer>('GET', `/players/find?${query}`);
const put = (id: number, what: string, body: object) =>
  server.operate<PlayerFlags>('PUT', `/players/${id}/${what}`, body);

interface Logged {
  action: string;
  details: object;
}

async function loggedOf(playerId: number): Promise<Logged[]> {
  return (await server.operate<Logged[]>('GET', `/log?player_id=${playerId}`)).body.data;
}

test('a player is found by id and by address, in whatever case, with money, limits and flags', async () => {
  const email = `grace-${Date.now()}@example.org`;
  const id = await server.aBettor(1234, { email });
  await server.aBettor();
  await server.operate('PUT', '/limits', { player_id: id, max_stake: 700 });
  await put(id, 'vip', { is_vip: true });
  const found = await find(`id=${id}`);
  expect(found).toMatchObject({
    status: 200,
    body: {
      data: {
        player_id: id,
        email,
        is_vip: true,
        verification: 'none',
        statuses: [],
        accounts: [
          { currency: 'EUR', balance: 1234, subunits: 100, active: true },
          { currency: 'USD', balance: 0 },
        ],
        stake_limits: [{ player_id: id, max_stake: 700 }],
        own_limits: [],
      },
    },
  });
  expect(JSON.stringify(found.body)).not.toContain('password');
  expect((await find(`email=${email.toUpperCase()}`)).body).toEqual(found.body);
});

test.each(['id=999999999', 'email=nobody%40example.org'])('%s is not found', async (query) => {
  expect(await find(query)).toMatchObject({ status: 404, body: { error: { code: 'not_found' } } });
});

test.each([
  ['', 'query.id'],
  ['id=1&email=a%40example.org', 'query.id'],
  ['id=0', 'query.id'],
  ['id=one', 'query.id'],
  ['email=nobody', 'query.email'],
  ['email=a%00%40example.org', 'query.email'],
])('a search for %j is refused by its field', async (query, field) => {
  expect(await find(query)).toMatchObject({ status: 400, body: { error: { field } } });
});

test('who is verified is so from the first time on, until that is taken back', async () => {
  const id = await server.aBettor();
  const verified = await put(id, 'verification', { level: 'verified' });
  expect(verified.body.data).toMatchObject({ player_id: id, verification: 'verified' });
  const { verified_at: at } = (await find(`id=${id}`)).body.data;
  expect(at).not.toBeNull();
  await put(id, 'verification', { level: 'none' });
  expect((await find(`id=${id}`)).body.data).toMatchObject({
    verification: 'none',
    verified_at: null,
  });
  expect(await loggedOf(id)).toMatchObject([
    { action: 'verification_set', details: { level: 'none' } },
    { action: 'verification_set', details: { level: 'verified' } },
  ]);
});

test('a player is put into groups, and out of those that are not named', async () => {
  const id = await server.aBettor();
  await put(id, 'statuses', { statuses: ['staff', 'beta', 'staff'] });
  const after = await put(id, 'statuses', { statuses: ['beta', 'uk.1'] });
  expect(after.body.data.statuses).toEqual(['beta', 'uk.1']);
  expect(await loggedOf(id)).toHaveLength(2);
});

test.each<[string, object]>([
  ['verification', { level: 'verified' }],
  ['statuses', { statuses: ['beta'] }],
  ['vip', { is_vip: true }],
  ['municipality', { code: '3550308' }],
])('%s set many times at once is set and logged once', async (what, body) => {
  const id = await server.aBettor();
  const asked = Array.from({ length: 5 }, () => put(id, what, body));
  const answers = await Promise.all(asked);
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
  expect(new Set(answers.map(({ body: said }) => JSON.stringify(said)))).toHaveProperty('size', 1);
  expect(await loggedOf(id)).toHaveLength(1);
});

test('a limit set many times at once is logged once', async () => {
  const id = await server.aBettor();
  const body = { player_id: id, currency: 'EUR', max_stake: 100 };
  await Promise.all(Array.from({ length: 5 }, () => server.operate('PUT', '/limits', body)));
  expect(await loggedOf(id)).toMatchObject([{ action: 'limit_set', details: body }]);
});

test.each<[string, object, string]>([
  ['verification', {}, 'body.level'],
  ['verification', { level: 'gold' }, 'body.level'],
  ['statuses', { statuses: 'beta' }, 'body.statuses'],
  ['statuses', { statuses: ['a b'] }, 'body.statuses.0'],
  ['statuses', { statuses: [`a\0`] }, 'body.statuses.0'],
])('%s %j is refused by its field', async (what, body, field) => {
  expect(await put(1, what, body)).toMatchObject({ status: 400, body: { error: { field } } });
});

test.each<[string, object]>([
  ['verification', { level: 'verified' }],
  ['statuses', { statuses: [] }],
])('%s of nobody is not found', async (what, body) => {
  expect((await put(999_999_999, what, body)).status).toBe(404);
});
