import { launchGame } from '@touchline/wire/calls/virtual-wallet';
import { createHash, randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { launchRoutes } from './launch-routes';
import { asking } from '@touchline/testkit/players/asking';
import { type GameHouse, openGameHouse } from '@touchline/testkit/games/game-house';

let house: GameHouse;

beforeAll(async () => {
  house = await openGameHouse();
});
afterAll(() => house.close());

const lottery = { params: { provider: 'alpha' }, body: { app: 'lottery' } } as const;

test('a launch answers the page of the game, with a token of 256 bits and the language', async () => {
  const playerId = await house.aPlayer();
  const answer = await house.ask(launchGame, lottery, { playerId, locale: 'de' });
  if (!('body' in answer)) throw new Error(answer.error.message);
  const url = new URL(answer.body.url);
  expect(url.origin + url.pathname).toBe('https://alpha.example/lottery');
  expect(url.searchParams.get('lang')).toBe('de');
  expect(Buffer.from(url.searchParams.get('token') ?? '', 'base64url')).toHaveLength(32);
});

test('only the hash of the token is kept', async () => {
  const player = await house.aPlayer();
  const token = await house.launch(player);
  const rows = await house.db
    .selectFrom('game_launches')
    .selectAll()
    .where('player_id', '=', player)
    .execute();
  expect(rows.map(({ token_hash }) => token_hash)).toEqual([
    createHash('sha256').update(token).digest(),
  ]);
  expect(JSON.stringify(rows)).not.toContain(token);
});

test('a token becomes a session on the active account of its player, once', async () => {
  const player = await house.aPlayer(700);
  const token = await house.launch(player);
  const opened = await house.tell('session', { token });
  expect(opened).toMatchObject({
    status: 200,
    body: { app: 'lottery', currency: 'EUR', locale: 'en', balance: 700 },
  });
  const again = await house.tell('session', { token });
  expect(again).toEqual({ status: 401, body: { error: { code: 'token_invalid' } } });
});

test('a game is played with the account that the player has chosen', async () => {
  const player = await house.aPlayer(700);
  await house.db
    .insertInto('player_accounts')
    .values({ player_id: player, currency: 'USD', active: true, selected: true })
    .execute();
  const opened = await house.tell('session', { token: await house.launch(player) });
  expect(opened).toMatchObject({ status: 200, body: { currency: 'USD', balance: 0 } });
});

test('of ten who bring a token at once, one gets the session', async () => {
  const token = await house.launch(await house.aPlayer());
  const told = await Promise.all(
    Array.from({ length: 10 }, () => house.tell('session', { token })),
  );
  expect(told.filter(({ status }) => status === 200)).toHaveLength(1);
});

test('a token is good for two minutes', async () => {
  const [one, other] = [await house.aPlayer(), await house.aPlayer()];
  const early = await house.launch(one);
  house.clock.pass(60_000);
  const late = await house.launch(other);
  house.clock.pass(60_000);
  expect((await house.tell('session', { token: early })).status).toBe(401);
  expect((await house.tell('session', { token: late })).status).toBe(200);
});

test('a token of one provider is nothing to another', async () => {
  const token = await house.launch(await house.aPlayer());
  expect((await house.tell('session', { token }, { provider: 'beta' })).status).toBe(401);
  expect((await house.tell('session', { token })).status).toBe(200);
});

test('of several accounts, the active one is played with', async () => {
  const player = await house.aPlayer();
  await house.db
    .insertInto('player_accounts')
    .values({ player_id: player, currency: 'USD', active: true })
    .execute();
  const currency = async () =>
    (await house.tell('session', { token: await house.launch(player) })).body['currency'];
  expect(await currency()).toBe('EUR');
  await house.db
    .updateTable('player_accounts')
    .set({ active: false })
    .where('player_id', '=', player)
    .where('currency', '=', 'EUR')
    .execute();
  expect(await currency()).toBe('USD');
});

test('a provider that is not ours is not found', async () => {
  const playerId = await house.aPlayer();
  const sent = { ...lottery, params: { provider: 'nobody' } };
  expect(await house.ask(launchGame, sent, { playerId })).toMatchObject({
    status: 404,
    error: { code: 'not_found' },
  });
});

test('a game that is switched off, or that the provider does not have, is refused', async () => {
  const playerId = await house.aPlayer();
  const refused = { status: 403, error: { code: 'launch_refused' } };
  const enabled = new Set(['horse_racing'] as const);
  const ask = asking((router) => launchRoutes(router, { ...house.launching, enabled }));
  expect(await ask(launchGame, lottery, { playerId })).toMatchObject(refused);
  const cricket = { ...lottery, body: { app: 'premium_cricket' } } as const;
  expect(await house.ask(launchGame, cricket, { playerId })).toMatchObject(refused);
  const rows = house.db.selectFrom('game_launches').where('player_id', '=', playerId).selectAll();
  expect(await rows.execute()).toEqual([]);
});

test('launches that were not used are forgotten with the next', async () => {
  const player = await house.aPlayer();
  await house.launch(player);
  house.clock.pass(2 * 60_000);
  await house.launch(player);
  const rows = house.db.selectFrom('game_launches').where('player_id', '=', player).selectAll();
  expect(await rows.execute()).toHaveLength(1);
});

test('a player who has excluded themselves opens no game', async () => {
  const playerId = await house.aPlayer();
  const asked_at = house.clock.now();
  const terms = { type: 'selfexclusion', period: null, most: null, until: null } as const;
  const row = { id: randomUUID(), player_id: playerId, status: 'active', due: null } as const;
  await house.db
    .insertInto('player_limits')
    .values({ ...row, ...terms, asked_at })
    .execute();
  expect(await house.ask(launchGame, lottery, { playerId })).toMatchObject({
    status: 403,
    error: { code: 'launch_refused', data: { details: 'selfexclusion' } },
  });
});
