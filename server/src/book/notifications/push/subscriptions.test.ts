import { aPlayer } from '@touchline/testkit/betting/rows';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type BookServer, bookServer } from '@touchline/testkit/betting/book-server';
import { aBrowser } from '@touchline/testkit/notifications/push-service-server';
import { PUBLIC_NETWORK } from './public-network';
import { MOST_SUBSCRIPTIONS } from './subscriptions';

let server: BookServer;
let playerId: number;
beforeAll(async () => {
  const { faultOf } = PUBLIC_NETWORK;
  server = await bookServer({
    push: { faultOf, vapidPublicKey: 'a public key', oneSignalAppId: 'an app' },
  });
});
afterAll(() => server.close());
beforeEach(async () => {
  playerId = await aPlayer(server.pool);
});

let last = 0;
const anEndpoint = () => `https://push.example.org/${(last += 1)}`;

const subscribe = (body: object, player: number | null = playerId, locale = 'en') =>
  server.ask('POST', '/notifications/push-subscriptions', { playerId: player, locale, body });
const unsubscribe = (endpoint: string, player = playerId) =>
  server.ask(
    'DELETE',
    `/notifications/push-subscriptions?endpoint=${encodeURIComponent(endpoint)}`,
    { playerId: player },
  );
const choose = (subscription: unknown, player = playerId, locale = 'en') =>
  server.ask('POST', '/settings', {
    playerId: player,
    locale,
    body: { one_signal_push_notification_subscription: subscription },
  });

async function kept(player = playerId) {
  const { rows } = await server.pool.query<{ service: string; address: string; locale: string }>(
    'select service, address, locale from push_subscriptions where player_id = $1 order by id',
    [player],
  );
  return rows;
}

test('anybody learns the keys to subscribe with', async () => {
  const { status, body } = await server.ask('GET', '/notifications/push-keys');
  expect([status, body.data]).toEqual([
    200,
    { vapid_public_key: 'a public key', one_signal_app_id: 'an app' },
  ]);
});

test('a browser subscribes once, in the locale of the caller unless it names one', async () => {
  const { keys } = aBrowser();
  const endpoint = anEndpoint();
  expect((await subscribe({ endpoint, keys })).status).toBe(200);
  expect(await kept()).toEqual([{ service: 'web_push', address: endpoint, locale: 'en' }]);
  await subscribe({ endpoint, keys }, playerId, 'de');
  expect(await kept()).toMatchObject([{ locale: 'de' }]);
  await subscribe({ endpoint, keys, locale: 'en' }, playerId, 'de');
  expect(await kept()).toMatchObject([{ locale: 'en' }]);
});

test('a browser that subscribes again is kept with its new keys', async () => {
  const endpoint = anEndpoint();
  await subscribe({ endpoint, keys: aBrowser().keys });
  const { keys } = aBrowser();
  await subscribe({ endpoint, keys });
  const { rows } = await server.pool.query(
    'select p256dh, auth from push_subscriptions where address = $1',
    [endpoint],
  );
  expect(rows).toEqual([keys]);
});

test('a browser moves to whoever subscribes on it, and what was on its way stays behind', async () => {
  const endpoint = anEndpoint();
  await subscribe({ endpoint, keys: aBrowser().keys });
  await server.pool.query(
    `with told as (
       insert into notifications (player_id, cause, facts, created_at)
       values ($1, 'bet:1:1', '{}', now()) returning id)
     insert into push_deliveries (notification_id, subscription_id, due_at)
     select told.id, s.id, now() from told, push_subscriptions s where s.address = $2`,
    [playerId, endpoint],
  );
  const next = await aPlayer(server.pool);
  await subscribe({ endpoint, keys: aBrowser().keys }, next);
  expect(await kept()).toEqual([]);
  expect(await kept(next)).toMatchObject([{ address: endpoint }]);
  const { rows } = await server.pool.query('select from push_deliveries');
  expect(rows).toHaveLength(0);
});

test('only the player’s own browser is let go', async () => {
  const endpoint = anEndpoint();
  await subscribe({ endpoint, keys: aBrowser().keys });
  expect((await unsubscribe(endpoint, await aPlayer(server.pool))).status).toBe(200);
  expect(await kept()).toHaveLength(1);
  expect((await unsubscribe(endpoint)).status).toBe(200);
  expect(await kept()).toEqual([]);
});

test('a player has so many browsers, the ones heard of last, also when several come at once', async () => {
  const { keys } = aBrowser();
  const early = anEndpoint();
  await subscribe({ endpoint: early, keys });
  server.clock.set(new Date(server.clock.now().getTime() + 1000));
  const endpoints = Array.from({ length: MOST_SUBSCRIPTIONS }, anEndpoint);
  await Promise.all(endpoints.map((endpoint) => subscribe({ endpoint, keys })));
  const addresses = (await kept()).map(({ address }) => address);
  expect(addresses.toSorted()).toEqual(endpoints.toSorted());
});

const POINT = aBrowser().keys;

test.each([
  ['endpoint', 'an endpoint of our own network', { endpoint: 'https://127.0.0.1/x' }],
  ['endpoint', 'an endpoint that is not https', { endpoint: 'http://push.example.org/x' }],
  ['endpoint', 'an endpoint without end', { endpoint: `https://a.org/${'x'.repeat(1000)}` }],
  ['keys.p256dh', 'a key that is too short', { keys: { ...POINT, p256dh: 'BAAA' } }],
  ['keys.p256dh', 'a key off the curve', { keys: { ...POINT, p256dh: `BA${'A'.repeat(85)}` } }],
  ['keys.auth', 'a secret of another length', { keys: { ...POINT, auth: 'AAAA' } }],
  ['locale', 'a locale the site does not have', { locale: 'fr' }],
])('%s is named when there is %s', async (field, _rule, given) => {
  const body = { endpoint: anEndpoint(), keys: POINT, ...given };
  const answer = await subscribe(body);
  expect([answer.status, answer.body.error.field]).toEqual([400, `body.${field}`]);
  expect(await kept()).toEqual([]);
});

const PHONE = '1dd608f2-c6a1-41e3-851d-000c2940e62c';
const TABLET = '2dd608f2-c6a1-41e3-851d-000c2940e62c';

test('subscriptions at OneSignal are chosen with the settings, and taken away with null', async () => {
  expect((await choose(PHONE)).status).toBe(200);
  await choose(TABLET, playerId, 'de');
  expect(await kept()).toEqual([
    { service: 'one_signal', address: PHONE, locale: 'en' },
    { service: 'one_signal', address: TABLET, locale: 'de' },
  ]);
  await subscribe({ endpoint: anEndpoint(), keys: POINT });
  await choose(null);
  expect(await kept()).toMatchObject([{ service: 'web_push' }]);
});

test('settings that say nothing of OneSignal leave its subscriptions alone', async () => {
  await choose(PHONE);
  await server.ask('POST', '/settings', { playerId, body: { odds_type: 'british' } });
  expect(await kept()).toHaveLength(1);
});

test('a phone moves to whoever chooses it', async () => {
  const next = await aPlayer(server.pool);
  await choose(PHONE);
  await choose(PHONE, next);
  expect([await kept(), await kept(next)]).toMatchObject([[], [{ address: PHONE }]]);
});

test('what is no id of OneSignal is refused by name', async () => {
  const { status, body } = await choose('my phone');
  const field = 'body.one_signal_push_notification_subscription';
  expect([status, body.error.field]).toEqual([400, field]);
});
