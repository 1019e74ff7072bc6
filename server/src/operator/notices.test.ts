import { afterAll, beforeAll, expect, test } from 'vitest';
import { operatorServer, type OperatorServer } from '@touchline/testkit/operator/operator-server';

let server: OperatorServer;
beforeAll(async () => {
  server = await operatorServer();
});
afterAll(() => server.close());

const MARCH = { name: 'march', from: '2026-03-02T01:00:00Z', until: '2026-03-02T02:30:00+01:00' };

const announce = (change: object = {}) =>
  server.operate('POST', '/maintenance', { ...MARCH, ...change });

async function notified(name: string): Promise<number[]> {
  const { rows } = await server.book.pool.query<{ player_id: number }>(
    'select player_id from notifications where cause = $1 order by player_id',
    [`maintenance:${name}`],
  );
  return rows.map((row) => row.player_id);
}

test('maintenance is announced to every player once, and written down', async () => {
  const first = await server.aBettor();
  expect((await announce()).status).toBe(200);
  expect(await notified('march')).toEqual([first]);
  const newcomer = await server.aBettor();
  expect((await announce()).status).toBe(200);
  expect(await notified('march')).toEqual([first, newcomer]);
  const { body } = await server.operate<object[]>('GET', '/log?action=maintenance_announced');
  expect(body.data).toHaveLength(2);
  expect(body.data[0]).toMatchObject({
    details: {
      name: 'march',
      from: '2026-03-02T01:00:00.000Z',
      until: '2026-03-02T01:30:00.000Z',
    },
  });
});

test.each([
  ['that ends before it begins', { until: '2026-03-02T00:59:00Z' }, 'body.until'],
  ['without a name', { name: ' ' }, 'body.name'],
  ['at no time', { from: 'tomorrow' }, 'body.from'],
])('maintenance %s is refused', async (_what, change, field) => {
  expect(await announce(change)).toMatchObject({ status: 400, body: { error: { field } } });
});

test('whoever is no operator announces nothing', async () => {
  const answer = await server.operate('POST', '/maintenance', { ...MARCH, name: 'april' }, {});
  expect(answer.status).toBe(401);
  expect(await notified('april')).toEqual([]);
});
