import { aLeague } from '@touchline/testkit/betting/rows';
import { operatorServer, type OperatorServer } from '@touchline/testkit/operator/operator-server';
import { afterAll, beforeAll, expect, test } from 'vitest';

let server: OperatorServer;
beforeAll(async () => {
  server = await operatorServer();
});
afterAll(() => server.close());

const put = (body: object) => server.operate<object>('PUT', '/priorities', body);

test.each(['sport', 'category', 'tournament'] as const)(
  'a %s stands where it is told to, everywhere or in one language, until that is taken back',
  async (kind) => {
    const league = await aLeague(server.book.pool, { name: `Of ${kind}`, priority: 50 });
    const id = league[`${kind}Id`];
    const general = await put({ kind, id, priority: 3 });
    expect(general).toMatchObject({ status: 200, body: { data: { priority: 3, by_locale: {} } } });
    await put({ kind, id, locale: 'de', priority: 1 });
    const moved = await put({ kind, id, locale: 'de', priority: 2 });
    expect(moved.body.data).toEqual({ kind, id, priority: 3, by_locale: { de: 2 } });
    const back = await put({ kind, id, locale: 'de', priority: null });
    expect(back.body.data).toEqual({ kind, id, priority: 3, by_locale: {} });
  },
);

test('what is set is in the log, and lists follow it', async () => {
  const [one, other] = [
    await aLeague(server.book.pool, { name: 'First', priority: 20 }),
    await aLeague(server.book.pool, { name: 'Second', priority: 21 }),
  ];
  await put({ kind: 'tournament', id: other.tournamentId, priority: 19 });
  const { rows } = await server.book.pool.query<{ id: number }>(
    'select id from tournaments where id = any($1) order by priority',
    [[one.tournamentId, other.tournamentId]],
  );
  expect(rows.map(({ id }) => id)).toEqual([other.tournamentId, one.tournamentId]);
  const { body } = await server.operate<object[]>('GET', '/log?action=priority_set');
  expect(body.data[0]).toMatchObject({
    details: { kind: 'tournament', id: other.tournamentId, locale: null, priority: 19 },
  });
});

test.each([
  [{ kind: 'tournament', id: 2_000_000_000, priority: 1 }, 404],
  [{ kind: 'tournament', id: 1, priority: null }, 400],
  [{ kind: 'match', id: 1, priority: 1 }, 400],
  [{ kind: 'sport', id: 1, priority: -1 }, 400],
  [{ kind: 'sport', id: 1, priority: 1, locale: 'German' }, 400],
])('%j is refused with %i', async (body, status) => {
  expect((await put(body)).status).toBe(status);
});
