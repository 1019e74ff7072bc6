import { NOW } from '@touchline/testkit/betting/book-database';
import { type BookServer, bookServer } from '@touchline/testkit/betting/book-server';
import { aPlayer } from '@touchline/testkit/betting/rows';
import { countNotifications, listNotifications } from '@touchline/wire/calls/notifications';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { notifyEveryone } from './notify-everyone';

let server: BookServer;
let now = NOW;
beforeEach(async () => {
  server = await bookServer();
  now = NOW;
});
afterEach(() => server.close());

const minutes = (count: number) => new Date(NOW.getTime() + count * 60_000);

async function announced(change: object = {}): Promise<number> {
  const given = {
    name: 'march',
    from_at: minutes(60),
    until_at: minutes(90),
    locales: null,
    texts: JSON.stringify({}),
    fallback_locale: 'en',
    created_at: NOW,
    due_at: NOW,
    ...change,
  };
  const { id } = await server.book.db
    .insertInto('maintenance_notices')
    .values(given)
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

const round = (atOnce = 3) =>
  notifyEveryone({ db: server.book.db, clock: { now: () => now }, atOnce });

async function all(atOnce = 3): Promise<void> {
  while (await round(atOnce));
}

async function players(count: number, change: object = {}): Promise<number[]> {
  const ids = [];
  for (let at = 0; at < count; at += 1) ids.push(await aPlayer(server.pool, change));
  return ids;
}

async function told(): Promise<number[]> {
  const { rows } = await server.pool.query<{ player_id: number }>(
    `select player_id from notifications order by player_id`,
  );
  return rows.map((row) => row.player_id);
}

async function listed(playerId: number, locale = 'en') {
  const { body } = await server.ask('GET', `/notifications`, { playerId, locale });
  return listNotifications.reply.parse(body).data;
}

async function unread(playerId: number) {
  const { body } = await server.ask('GET', '/notifications/counters', { playerId });
  return countNotifications.reply.parse(body).data.unread;
}

test('every player is told once, in batches, also who comes later', async () => {
  const first = await players(7);
  await announced();
  await all();
  expect(await told()).toEqual(first);
  const later = await players(2, { language: 'de' });
  now = minutes(2);
  await all();
  expect(await told()).toEqual([...first, ...later]);
  const { rows } = await server.pool.query('select told from maintenance_notices');
  expect(rows).toEqual([{ told: 9 }]);
  expect(await listed(first[0] ?? 0)).toMatchObject([
    {
      type: 'maintenance',
      title: 'Maintenance',
      body: expect.stringMatching(/^From Mar 1, 2026, 1:00.PM UTC to Mar 1, 2026, 1:30.PM UTC /),
      caption: 'Notice',
      object_type: null,
      object_id: null,
    },
  ]);
  const { rows: pushed } = await server.pool.query<{ event_name: string; message: object }>(
    'select event_name, message from outbox where channel = $1 order by id',
    [`$user:${later[0]}`],
  );
  expect(pushed).toMatchObject([
    { event_name: 'notification', message: { notification: { title: 'Wartungsarbeiten' } } },
    { event_name: 'unread_counters_changed', message: { unread: 1 } },
  ]);
});

test('an account with a smaller number that is there later is not left out', async () => {
  const [, last] = await players(2);
  await server.pool.query(`select setval('players_id_seq', $1 + 500)`, [last]);
  const [largest = 0] = await players(1);
  await announced();
  await all();
  await server.pool.query(`select setval('players_id_seq', $1)`, [last]);
  const [late = 0] = await players(1);
  expect(late).toBeLessThan(largest);
  now = minutes(2);
  await all();
  expect(await told()).toContain(late);
});

test('by several processes at once nobody is told twice and nobody is left out', async () => {
  const ids = await players(20);
  await announced();
  await announced({ name: 'april' });
  await Promise.all([1, 2, 3, 4].map(() => all(2)));
  await all();
  expect(await told()).toEqual(ids.flatMap((id) => [id, id]));
  expect(await unread(ids[0] ?? 0)).toBe(2);
});

test('a batch that breaks off leaves nothing of itself, and is told when it is tried again', async () => {
  const ids = await players(6);
  await announced();
  await round();
  await server.pool.query(`
    create function broken() returns trigger language plpgsql as $$
      begin if new.player_id = ${ids[4]} then raise 'the power is gone'; end if; return new; end $$;
    create trigger broken before insert on notifications for each row execute function broken()`);
  await expect(round()).rejects.toThrow('the power is gone');
  expect(await told()).toEqual(ids.slice(0, 3));
  await server.pool.query('drop trigger broken on notifications');
  await all();
  expect(await told()).toEqual(ids);
});

test('players of some locales alone are told, each by the text of their language or the first one', async () => {
  const [english = 0] = await players(1);
  const [german = 0] = await players(1, { language: 'de' });
  const [french = 0] = await players(1, { language: 'fr' });
  const [finnish = 0] = await players(1, { language: 'fi' });
  const texts = JSON.stringify({ en: 'Deposits are down.', de: 'Einzahlungen ruhen.' });
  await announced({ locales: ['en', 'de', 'fr'], texts });
  await all();
  expect(await told()).toEqual([english, german, french]);
  expect(await listed(german, 'de')).toMatchObject([
    { title: 'Wartungsarbeiten', body: 'Einzahlungen ruhen.' },
  ]);
  expect(await listed(french)).toMatchObject([
    {
      body: 'Deposits are down.',
      caption: expect.stringMatching(/^Mar 1, 2026, 1:00.+1:30.PM UTC$/u),
    },
  ]);
  expect(await listed(finnish)).toEqual([]);
});

test.each([
  ['at its end', async () => void (now = minutes(90))],
  [
    'once it is cancelled',
    () => server.pool.query('update maintenance_notices set cancelled_at = $1, due_at = $1', [NOW]),
  ],
])('%s a notice is told no more, and goes from where it was told', async (_when, ends) => {
  const [one = 0, two = 0] = await players(5);
  await announced();
  await all();
  await server.ask('POST', '/notifications/read', {
    playerId: one,
    body: { ids: (await listed(one)).map(({ id }) => id) },
  });
  await ends();
  await players(1);
  await Promise.all([all(2), all(2)]);
  await all();
  expect(await told()).toEqual([]);
  expect([await unread(one), await unread(two)]).toEqual([0, 0]);
  expect(await round()).toBe(false);
});

test('one that ends in the middle of being told ends by itself', async () => {
  await players(7);
  await announced();
  await round();
  expect(await told()).toHaveLength(3);
  now = minutes(91);
  await all();
  expect(await told()).toEqual([]);
});
