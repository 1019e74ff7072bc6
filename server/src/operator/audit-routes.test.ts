import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  operatorServer,
  type OperatorServer,
  TOKEN,
} from '@touchline/testkit/operator/operator-server';

let server: OperatorServer;
let playerId: number;
let matchId: number;
beforeAll(async () => {
  server = await operatorServer();
  playerId = await server.aBettor();
  matchId = await server.aMatchToBetOn();
});
afterAll(() => server.close());

interface Row {
  id: number;
  operator: string;
  action: string;
  previous_hash: string;
  hash: string;
}

const list = (query = '') => server.operate<Row[]>('GET', `/log?${query}`);
const verify = () => server.operate<Record<string, unknown>>('GET', '/log/verify');

type Action = ['PUT' | 'POST' | 'DELETE', string, object?];
const anyAction = () =>
  fc.oneof(
    fc.boolean().map((is_vip): Action => ['PUT', `/players/${playerId}/vip`, { is_vip }]),
    fc
      .constantFrom('none', 'verified')
      .map((level): Action => ['PUT', `/players/${playerId}/verification`, { level }]),
    fc.nat(5).map((max_stake): Action => ['PUT', '/limits', { player_id: playerId, max_stake }]),
    fc.nat(5).map((id): Action => ['DELETE', `/limits/${id}`]),
    fc
      .constantFrom('void', 'unvoid')
      .map((how): Action => ['POST', `/matches/${matchId}/${how}`, { market_id: 1 }]),
    fc.nat(3).map((id): Action => ['POST', `/bets/${id}/approve`]),
  );

test('after whatever operators do, at once or in turn, the log is right and as long as what they did', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(anyAction(), { minLength: 1, maxLength: 8 }), async (actions) => {
      await Promise.all(
        actions.map(([method, path, body], at) =>
          server.operate(method, path, body, {
            authorization: `Bearer ${TOKEN}`,
            'x-operator': `operator ${at}`,
          }),
        ),
      );
      const { pagination } = (await list()).body as unknown as { pagination: { total: number } };
      const found = (await verify()).body.data;
      expect(found).toMatchObject({ ok: true, count: pagination.total });
      const [last] = (await list('limit=1')).body.data;
      if (last) expect(found).toMatchObject({ count: last.id, hash: last.hash });
    }),
    { numRuns: 25 },
  );
});

test('rows are listed the newest first, each with the hash of the one before it', async () => {
  for (const is_vip of [true, false, true]) {
    await server.operate('PUT', `/players/${playerId}/vip`, { is_vip });
  }
  const { data } = (await list('limit=3')).body;
  expect(data).toHaveLength(3);
  for (const [at, row] of data.slice(0, -1).entries()) {
    expect(row.previous_hash).toBe(data[at + 1]?.hash);
    expect(row.id).toBe((data[at + 1]?.id ?? 0) + 1);
  }
  const second = await list('limit=1&page=2');
  expect(second.body.data).toEqual(data.slice(1, 2));
});

test('rows are picked by who, what and whom', async () => {
  const other = await server.aBettor();
  const headers = { authorization: `Bearer ${TOKEN}`, 'x-operator': 'ada@book' };
  await server.operate('PUT', `/players/${other}/vip`, { is_vip: true }, headers);
  await server.operate('PUT', `/players/${other}/verification`, { level: 'verified' });
  const one = [{ action: 'vip_set', operator: 'ada@book', player_id: other }];
  expect((await list('operator=ada%40book')).body).toMatchObject({
    data: one,
    pagination: { total: 1 },
  });
  expect((await list(`player_id=${other}&action=vip_set`)).body.data).toMatchObject(one);
  expect((await list(`player_id=${other}`)).body.data).toHaveLength(2);
  expect((await list('action=nothing')).body.data).toEqual([]);
});

test.each([
  ['page=0', 'query.page'],
  ['limit=501', 'query.limit'],
  ['player_id=me', 'query.player_id'],
  ['action=a%00b', 'query.action'],
  ['operator=', 'query.operator'],
])('%s is refused by its field', async (query, field) => {
  expect(await list(query)).toMatchObject({ status: 400, body: { error: { field } } });
});

test('a row that somebody changed behind our back is named', async () => {
  const id = (await list('limit=1')).body.data[0]?.id ?? 0;
  await server.book.pool.query('alter table operator_log disable trigger user');
  await server.book.pool.query(`update operator_log set operator = 'eve' where id = $1`, [id]);
  expect((await verify()).body.data).toEqual({ ok: false, row: id, why: 'changed_content' });
});
