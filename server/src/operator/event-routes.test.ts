import type { EventKind } from '@touchline/wire/significant-events';
import { inTerminal } from '@touchline/testkit/operator/terminal';
import { operatorServer, type OperatorServer } from '@touchline/testkit/operator/operator-server';
import { afterAll, beforeAll, expect, test } from 'vitest';

let server: OperatorServer;
const ids: number[] = [];
beforeAll(async () => {
  server = await operatorServer();
  const rows: [EventKind, string, number | null, object][] = [
    ['sign_in_failed', '2026-03-01T10:00:00Z', 7, {}],
    ['origin_refused', '2026-03-01T11:00:00Z', null, { origin: '00ff' }],
    ['large_win', '2026-03-01T12:00:00Z', 7, { bet_id: 5 }],
    ['sign_in_failed', '2026-03-01T13:00:00Z', 8, {}],
  ];
  for (const row of rows) {
    const { rows: added } = await server.book.pool.query<{ id: string }>(
      `insert into significant_events (kind, at, last_at, count, player_id, about)
       values ($1, $2, $2, 2, $3, $4) returning id`,
      row,
    );
    ids.push(Number(added[0]?.id));
  }
});
afterAll(() => server.close());

interface Page {
  data: { id: number }[];
  next: number | null;
}

async function list(query: string): Promise<{ status: number; places: number[]; next: unknown }> {
  const { status, body } = await server.operate('GET', `/significant-events${query}`);
  const { data = [], next } = body as unknown as Partial<Page>;
  return { status, places: data.map(({ id }) => ids.indexOf(id)), next };
}

test.each([
  ['', [3, 2, 1, 0]],
  ['?kind=sign_in_failed', [3, 0]],
  ['?kind=large_win,origin_refused', [2, 1]],
  ['?kind=', []],
  ['?player_id=7', [2, 0]],
  ['?player_id=9', []],
  ['?from=2026-03-01T11:00:00Z', [3, 2, 1]],
  ['?to=2026-03-01T11:00:00Z', [0]],
  ['?from=2026-03-01T11:00:00Z&to=2026-03-01T13:00:00Z&player_id=7&kind=large_win', [2]],
])('of all events %s asks for %j', async (query, places) => {
  expect(await list(query)).toEqual({ status: 200, places, next: null });
});

test('a page ends with the number to read on from', async () => {
  const first = await list('?limit=3');
  expect(first).toMatchObject({ places: [3, 2, 1], next: ids[1] });
  expect(await list(`?limit=3&before=${ids[1]}`)).toMatchObject({ places: [0], next: null });
  expect(await list('?limit=4')).toMatchObject({ places: [3, 2, 1, 0], next: null });
});

test.each(['kind=wrong', 'player_id=x', 'from=yesterday', 'before=-1', 'limit=501'])(
  '?%s is refused by its name',
  async (query) => {
    const { status, body } = await server.operate('GET', `/significant-events?${query}`);
    expect(status).toBe(400);
    expect(body.error.field).toBe(`query.${query.split('=')[0]}`);
  },
);

test('an end before the beginning is refused', async () => {
  const query = 'from=2026-03-02T00:00:00Z&to=2026-03-01T00:00:00Z';
  const { body } = await server.operate('GET', `/significant-events?${query}`);
  expect(body.error.field).toBe('query.to');
});

test('they are listed in a terminal', async () => {
  const args = ['events', 'list', '--kind', 'large_win,origin_refused', '--limit', '1'];
  const { code, out } = await inTerminal(server, args);
  expect(code).toBe(0);
  expect(out).toMatch(/^\d+ +2026-03-01T12:00:00.000Z +large_win +2 +7 +bet_id: 5$/m);
  expect(out).toContain(`There are more: --before ${ids[2]}`);
}, 60_000);
