import type { Call } from '@touchline/wire/calls/call';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { operatorRoutes } from './routes';
import type { OperatorDeps } from './operator-deps';
import {
  operatorServer,
  type OperatorServer,
  TOKEN,
} from '@touchline/testkit/operator/operator-server';

let server: OperatorServer;
let closed: OperatorServer;
beforeAll(async () => {
  server = await operatorServer();
  closed = await operatorServer({ token: undefined });
});
afterAll(() => Promise.all([server.close(), closed.close()]));

const answered: Call[] = [];
operatorRoutes({ on: (call) => void answered.push(call) }, {} as OperatorDeps);
const calls = answered.map(({ method, path }) => {
  const below = path.replace('/operator/api/v1', '').replace(':id', '1');
  return [method as 'GET' | 'POST' | 'PUT' | 'DELETE', below] as const;
});

test.each(calls)('%s %s is there for the operator alone', async (method, path) => {
  const body = method === 'POST' || method === 'PUT' ? {} : undefined;
  const asked = (headers: Record<string, string>) => server.operate(method, path, body, headers);
  const strangers: Record<string, string>[] = [
    {},
    { authorization: 'Bearer wrong' },
    { authorization: TOKEN },
  ];
  for (const headers of strangers) {
    const answer = await asked(headers);
    expect(answer).toMatchObject({ status: 401, body: { error: { code: 'unauthorized' } } });
  }
  expect((await asked({ cookie: 'touchline_session=1' })).status).toBe(401);
  expect((await asked({ authorization: `Bearer ${TOKEN}` })).status).not.toBe(401);
});

test.each(calls)('without a token there is no %s %s', async (method, path) => {
  const body = method === 'POST' || method === 'PUT' ? {} : undefined;
  const answer = await closed.operate(method, path, body);
  expect(answer).toMatchObject({ status: 404, body: { error: { code: 'not_found' } } });
});

test('whatever the operator is answered on asks who calls', () => {
  expect(answered.length).toBeGreaterThan(12);
  expect(answered.filter(({ access }) => access !== 'operator')).toEqual([]);
});

test('who it was stands in the log, by the name they gave', async () => {
  const playerId = await server.aBettor();
  const by = (headers: object, isVip = true) =>
    server.operate(
      'PUT',
      `/players/${playerId}/vip`,
      { is_vip: isVip },
      { authorization: `Bearer ${TOKEN}`, ...headers },
    );
  await by({}, false);
  await by({});
  await by({}, false);
  await by({ 'x-operator': 'ada@book' });
  const refused = await by({ 'x-operator': 'x'.repeat(101) });
  expect(refused).toMatchObject({ status: 400, body: { error: { field: 'headers.x-operator' } } });
  const log = await server.operate<object[]>('GET', '/log');
  expect(log.body).toMatchObject({
    data: [
      { operator: 'ada@book', action: 'vip_set', player_id: playerId, details: { is_vip: true } },
      { operator: 'operator', action: 'vip_set', details: { is_vip: false } },
      { operator: 'operator', action: 'vip_set', details: { is_vip: true } },
    ],
    pagination: { total: 3, page: 1 },
  });
});
