import { NOW } from '@touchline/testkit/betting/book-database';
import { operatorServer, type OperatorServer } from '@touchline/testkit/operator/operator-server';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { notifyEveryone } from '../book/notifications/notify-everyone';

let server: OperatorServer;
beforeAll(async () => {
  server = await operatorServer();
});
afterAll(() => server.close());

const MARCH = { name: 'march', from: '2026-03-02T01:00:00Z', until: '2026-03-02T02:30:00+01:00' };

interface Notice {
  id: number;
  state: string;
  told: number;
}

const announce = (change: object = {}) =>
  server.operate<Notice>('POST', '/maintenance', { ...MARCH, ...change });
const cancel = (id: number) => server.operate<Notice>('POST', `/maintenance/${id}/cancel`);
const logged = async (action: string) =>
  (await server.operate<object[]>('GET', `/log?action=${action}`)).body.data;

async function tell(): Promise<void> {
  while (await notifyEveryone({ db: server.book.db, clock: { now: () => NOW } }));
}

test('maintenance is announced once, told by the job, cancelled, and written down', async () => {
  await server.aBettor();
  const answers = await Promise.all([announce(), announce(), announce()]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
  const ids = new Set(answers.map(({ body }) => body.data.id));
  expect(ids.size).toBe(1);
  expect(await logged('maintenance_announced')).toMatchObject([
    {
      details: {
        name: 'march',
        from: '2026-03-02T01:00:00.000Z',
        until: '2026-03-02T01:30:00.000Z',
        locales: null,
      },
    },
  ]);
  await tell();
  const [id = 0] = ids;
  const list = await server.operate<Notice[]>('GET', '/maintenance?limit=1');
  expect(list.body.data).toMatchObject([{ id, state: 'active', told: 1 }]);
  expect((await cancel(id)).body.data).toMatchObject({ id, state: 'cancelled' });
  expect((await cancel(id)).status).toBe(200);
  expect(await logged('maintenance_cancelled')).toHaveLength(1);
  await tell();
  const { rows } = await server.book.pool.query(
    `select from notifications where facts ->> 'type' = 'maintenance'`,
  );
  expect(rows).toEqual([]);
  // What is cancelled stays so.
  expect(await announce()).toMatchObject({ status: 409, body: { error: { field: 'body.name' } } });
  expect((await cancel(999)).status).toBe(404);
});

test('it may begin at once, and speak to some in their own words', async () => {
  const given = { from: undefined, locales: ['en'], texts: { en: 'Deposits are down.' } };
  const { body } = await announce({ name: 'now', ...given });
  expect(body.data).toMatchObject({ from: NOW.toISOString(), locales: ['en'], texts: given.texts });
  expect((await announce({ name: 'now', ...given })).body.data.id).toBe(body.data.id);
});

test.each([
  ['that ends before it begins', { until: '2026-03-02T00:59:00Z' }, 'body.until'],
  ['that is over', { from: undefined, until: '2026-02-02T00:59:00Z' }, 'body.until'],
  ['without an end', { until: undefined }, 'body.until'],
  ['without a name', { name: ' ' }, 'body.name'],
  ['at no time', { from: 'tomorrow' }, 'body.from'],
  ['for a locale that is not offered', { locales: ['en', 'zz'] }, 'body.locales'],
  ['for no locale', { locales: [] }, 'body.locales'],
  ['with a text that nobody reads', { texts: { zz: 'Hm.' } }, 'body.texts'],
])('maintenance %s is refused', async (_what, change, field) => {
  expect(await announce({ name: 'wrong', ...change })).toMatchObject({
    status: 400,
    body: { error: { field } },
  });
});

test('another notice by the name of one is refused', async () => {
  await announce({ name: 'may' });
  expect(await announce({ name: 'may', until: '2026-04-02T02:30:00Z' })).toMatchObject({
    status: 409,
    body: { error: { field: 'body.name' } },
  });
});

test('whoever is no operator announces nothing', async () => {
  const answer = await server.operate('POST', '/maintenance', { ...MARCH, name: 'april' }, {});
  expect(answer.status).toBe(401);
  const { rows } = await server.book.pool.query(
    `select from maintenance_notices where name = 'april'`,
  );
  expect(rows).toEqual([]);
});
