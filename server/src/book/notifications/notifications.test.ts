import { aPlayer } from '@touchline/testkit/betting/rows';
import { countNotifications, listNotifications } from '@touchline/wire/calls/notifications';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { betRef } from '@touchline/domain/bets/bet-ref';
import { minor } from '@touchline/domain/money';
import { NOW } from '@touchline/testkit/betting/book-database';
import { type AskedBy, type BookServer, bookServer } from '@touchline/testkit/betting/book-server';
import { notifySettled, type SettledBet } from './notify-settled';
import { notifyVipDecisions } from './notify-vip-decisions';

let server: BookServer;
let playerId: number;
beforeAll(async () => {
  server = await bookServer();
});
afterAll(() => server.close());
beforeEach(async () => {
  playerId = await aPlayer(server.pool);
  await server.pool.query('delete from outbox');
});

/** A bet that won, told once. */
const aSettledBet = (given: Partial<SettledBet> = {}): SettledBet => ({
  betId: 17,
  playerId,
  settlement: 1,
  moved: minor(0),
  stake: minor(1000),
  about: 'Lille 4:0 Lens · Lille',
  word: 'won',
  paid: minor(2050),
  currency: 'EUR',
  ...given,
});

const settle = (...bets: SettledBet[]) =>
  server.book.db.transaction().execute((tx) => notifySettled(tx, bets, NOW));

async function listed(query = '', by: AskedBy = { playerId }) {
  const { status, body } = await server.ask('GET', `/notifications${query}`, by);
  expect(status).toBe(200);
  return listNotifications.reply.parse(body);
}

async function unread(by: AskedBy = { playerId }): Promise<number> {
  const { body } = await server.ask('GET', '/notifications/counters', by);
  return countNotifications.reply.parse(body).data.unread;
}

const mark = (ids: unknown, by: AskedBy = { playerId }) =>
  server.ask('POST', '/notifications/read', { ...by, body: { ids } });

/** What the pages were told, oldest first, without the channels of others. */
async function pushed(ofPlayer = playerId): Promise<(readonly [string, object])[]> {
  const { rows } = await server.pool.query<{ event_name: string; message: object }>(
    'select event_name, message from outbox where channel = $1 order by id',
    [`$user:${ofPlayer}`],
  );
  return rows.map(({ event_name: name, message }) => [name, message] as const);
}

test('a player who was told of nothing has an empty list', async () => {
  expect(await listed()).toEqual({
    data: [],
    pagination: { total: 0, page: 1, limit: 20, last_page: 1 },
  });
  expect(await unread()).toBe(0);
});

test('a settled bet is told in the words of whoever reads it', async () => {
  await settle(aSettledBet());
  const { data } = await listed();
  expect(data).toEqual([
    {
      id: data[0]?.id,
      title: 'Bet won',
      body: 'Lille 4:0 Lens · Lille · Stake €10.00. Your bet pays €20.50.',
      caption: `Bet ${betRef(17)}`,
      type: 'bet',
      object_type: 'bet',
      object_id: 17,
      is_settled: true,
      read: false,
      created_at: NOW.toISOString(),
    },
  ]);
  const german = await listed('', { playerId, locale: 'de' });
  expect(german.data[0]).toMatchObject({
    title: 'Wette gewonnen',
    body: 'Lille 4:0 Lens · Lille · Einsatz 10,00\u00a0€. Deine Wette zahlt 20,50\u00a0€ aus.',
    caption: `Wette ${betRef(17)}`,
  });
});

test.each([
  ['won', 1, 'Bet won'],
  ['won', 2, 'Corrected: Bet won'],
  ['lost', 2, 'Corrected: Bet lost'],
  ['void', 1, 'Bet void'],
  ['stake_returned', 1, 'Stake returned'],
  ['returned', 1, 'Bet settled'],
  ['half_won', 1, 'Bet half won'],
  ['half_lost', 1, 'Bet half lost'],
  ['cashed_out', 1, 'Bet cashed out'],
  ['open', 2, 'Bet open again'],
] as const)('%s at settlement %i reads: %s', async (word, settlement, title) => {
  await settle(aSettledBet({ word, settlement }));
  expect((await listed()).data[0]?.title).toBe(title);
});

test('the pages of a player are told of a notification and of how many are unread', async () => {
  const german = await aPlayer(server.pool, { language: 'de' });
  await settle(
    aSettledBet({ betId: 1 }),
    aSettledBet({ betId: 2, playerId: german, word: 'lost' }),
    aSettledBet({ betId: 3 }),
  );
  expect(await pushed()).toMatchObject([
    ['notification', { notification: { title: 'Bet won', object_id: 1, read: false } }],
    ['notification', { notification: { object_id: 3 } }],
    ['unread_counters_changed', { unread: 2 }],
  ]);
  expect(await pushed(german)).toMatchObject([
    ['notification', { notification: { title: 'Wette verloren', object_id: 2 } }],
    ['unread_counters_changed', { unread: 1 }],
  ]);
});

test('a cause tells a player once, however often and by however many it is told', async () => {
  await Promise.all(Array.from({ length: 6 }, () => settle(aSettledBet())));
  await settle(aSettledBet());
  expect((await listed()).data).toHaveLength(1);
  expect(await unread()).toBe(1);
  expect(await pushed()).toHaveLength(2);
});

test('batches at the same time, in any order of players, count every notification', async () => {
  const players = [playerId, await aPlayer(server.pool), await aPlayer(server.pool)];
  const batch = (round: number) =>
    players
      .map((each) => aSettledBet({ betId: round, playerId: each }))
      .toSorted(() => (round % 2 === 0 ? 1 : -1));
  await Promise.all(Array.from({ length: 12 }, (_, round) => settle(...batch(round + 1))));
  for (const each of players) {
    expect(await unread({ playerId: each })).toBe(12);
    const told = await pushed(each);
    const counts = told.flatMap(([, message]) => ('unread' in message ? [message.unread] : []));
    expect(counts).toEqual(Array.from({ length: 12 }, (_, index) => index + 1));
  }
});

test('what is rolled back was never told', async () => {
  const failing = server.book.db.transaction().execute(async (tx) => {
    await notifySettled(tx, [aSettledBet()], NOW);
    throw new Error('the cause fails');
  });
  await expect(failing).rejects.toThrow('the cause fails');
  expect([(await listed()).data, await unread(), await pushed()]).toEqual([[], 0, []]);
});

test.each([
  ['approved', 'Bet accepted', 'We have accepted your bet of €5,000.00.'],
  ['rejected', 'Bet not accepted', 'We have not accepted your bet of €5,000.00.'],
] as const)('a VIP bet that is %s is told once', async (decision, title, body) => {
  const decided = [{ id: 4, player_id: playerId, stake: 500_000n, currency: 'EUR' }];
  const tell = () =>
    server.book.db.transaction().execute((tx) => notifyVipDecisions(tx, decision, decided, NOW));
  await tell();
  await tell();
  const told = { type: 'vip_bet', object_type: 'bet', object_id: 4, title, body };
  expect((await listed()).data).toMatchObject([told]);
});

test('pages hold what is asked for, newest first', async () => {
  for (let betId = 1; betId <= 5; betId += 1) await settle(aSettledBet({ betId }));
  const idsOf = async (query: string) => (await listed(query)).data.map(({ object_id: id }) => id);
  expect(await idsOf('?limit=2')).toEqual([5, 4]);
  expect(await idsOf('?limit=2&page=3')).toEqual([1]);
  expect(await idsOf('?limit=2&page=4')).toEqual([]);
  expect((await listed('?limit=2&page=2')).pagination).toEqual({
    total: 5,
    page: 2,
    limit: 2,
    last_page: 3,
  });
});

test.each([
  ['page', '?page=0'],
  ['page', '?page=first'],
  ['limit', '?limit=0'],
  ['limit', '?limit=501'],
])('a %s out of range is refused by name: %s', async (name, query) => {
  const { status, body } = await server.ask('GET', `/notifications${query}`, { playerId });
  expect([status, body.error.field]).toEqual([400, `query.${name}`]);
});

test('a player marks some as read, and the pages are told', async () => {
  for (const betId of [1, 2, 3]) await settle(aSettledBet({ betId }));
  const ids = (await listed()).data.map(({ id }) => id);
  await server.pool.query('delete from outbox');
  expect(await mark(ids.slice(0, 2))).toEqual({ status: 200, body: { data: { unread: 1 } } });
  expect((await listed()).data.map(({ read }) => read)).toEqual([true, true, false]);
  expect(await pushed()).toEqual([['unread_counters_changed', { unread: 1 }]]);
});

test('to mark what is read already changes and tells nothing', async () => {
  await settle(aSettledBet());
  const ids = (await listed()).data.map(({ id }) => id);
  await mark(ids);
  await server.pool.query('delete from outbox');
  expect((await mark(ids)).body).toEqual({ data: { unread: 0 } });
  expect(await pushed()).toEqual([]);
});

test('a player marks none but their own', async () => {
  const other = await aPlayer(server.pool);
  await settle(aSettledBet(), aSettledBet({ playerId: other }));
  const ids = (await listed()).data.map(({ id }) => id);
  expect((await mark(ids, { playerId: other })).body).toEqual({ data: { unread: 1 } });
  await server.ask('POST', '/notifications/read-all', { playerId: other });
  expect(await unread({ playerId: other })).toBe(0);
  expect(await unread()).toBe(1);
  expect((await listed()).data[0]?.read).toBe(false);
});

test('a player marks all as read', async () => {
  for (const betId of [1, 2, 3]) await settle(aSettledBet({ betId }));
  const { body } = await server.ask('POST', '/notifications/read-all', { playerId });
  expect(body).toEqual({ data: { unread: 0 } });
  expect((await listed()).data.every(({ read }) => read)).toBe(true);
});

test('marks and news at the same time leave a count that is right', async () => {
  for (let betId = 1; betId <= 10; betId += 1) await settle(aSettledBet({ betId }));
  const ids = (await listed('?limit=10')).data.map(({ id }) => id);
  await Promise.all([
    ...ids.map((id, index) => mark([id, ids[ids.length - 1 - index]])),
    ...ids.map((_, index) => settle(aSettledBet({ betId: 100 + index }))),
  ]);
  expect(await unread()).toBe(10);
});

test.each([
  ['ids', {}],
  ['ids', { ids: [] }],
  ['ids', { ids: Array.from({ length: 501 }, (_, index) => index + 1) }],
  ['ids.1', { ids: [1, 'two'] }],
  ['ids.0', { ids: [0] }],
])('marks are refused by the name of what is wrong: %s', async (field, body) => {
  const answer = await server.ask('POST', '/notifications/read', { playerId, body });
  expect([answer.status, answer.body.error.field]).toEqual([400, `body.${field}`]);
});

test.each([
  ['GET', '/notifications'],
  ['GET', '/notifications/counters'],
  ['POST', '/notifications/read'],
  ['POST', '/notifications/read-all'],
  ['POST', '/notifications/push-subscriptions'],
  ['DELETE', '/notifications/push-subscriptions?endpoint=x'],
] as const)('a visitor is asked to sign in: %s %s', async (method, path) => {
  const { status, body } = await server.ask(method, path);
  expect([status, body.error.code]).toEqual([401, 'unauthorized']);
});
