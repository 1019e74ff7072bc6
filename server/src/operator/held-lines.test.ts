import type { HeldLine } from '@touchline/wire/calls/held-lines';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { settleOnce } from '../book/bets/settle-bets';
import type { FeedChange } from '../book/ingest/change';
import { type Ingest, openIngest } from '../book/ingest/ingest';
import { play, priced, settled } from '@touchline/testkit/feed/ingest/changes';
import { NOW } from '@touchline/testkit/betting/book-database';
import { balanceOf } from '../wallet/balance';
import { inTerminal } from '@touchline/testkit/operator/terminal';
import {
  aSingle,
  operatorServer,
  type OperatorServer,
} from '@touchline/testkit/operator/operator-server';

let server: OperatorServer;
let feed: Ingest;
beforeAll(async () => {
  server = await operatorServer();
  feed = openIngest(server.book.db, { provider: 'betradar', run: null });
});
afterAll(() => server.close());

const ALIVE = { type: 'producer_alive', producer: 1, subscribed: true } as const;

/** A match on sale at 2.00, 3.50 and 4.00, and what its feed says of it from then on. */
async function aMatchWithFeed() {
  const id = await server.aMatchToBetOn();
  const { urn: match } = await server.book.db
    .selectFrom('matches')
    .select('urn')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  const tell = (...changes: FeedChange[]) =>
    feed.take([{ at: NOW.getTime(), producer: 1, changes: [ALIVE, ...changes] }]);
  const price = (first: number, second = 3500, third = 4000) => {
    const on = (odds: number) => ({ odds, active: true });
    return tell(priced({ match, outcomes: { 1: on(first), 2: on(second), 3: on(third) } }));
  };
  await price(2000);
  return { id, match, tell, price };
}

const list = async (match: number, query = '') => {
  const { body } = await server.operate<HeldLine[]>('GET', `/held-lines${query}`);
  return body.data.filter(({ match_id }) => match_id === match);
};
const decide = (id: number | undefined, how: 'release' | 'keep-closed') =>
  server.operate<HeldLine>('POST', `/held-lines/${id}/${how}`, { reason: 'seen' });
const place = async (match: number, odds: number) => {
  const playerId = await server.aBettor(10_000);
  const { status } = await server.place(playerId, [aSingle(match, 1000, ['1', odds])]);
  return { playerId, status };
};
const settleAll = async () => {
  while (await settleOnce(server.book.db, NOW));
};

test('a held line takes no bets and is listed; released, it sells what its feed says now', async () => {
  const { id, price } = await aMatchWithFeed();
  await price(90_000, 1010, 30_000);
  expect((await place(id, 90_000)).status).toBe(422);
  expect((await place(id, 2000)).status).toBe(422);
  const [held] = await list(id);
  expect(held).toMatchObject({
    state: 'open',
    market_id: 1,
    faults: [{ fault: 'move', said: 'outcome 1 at 90.000 after 2.000' }],
    feed: { status: 1, odds: { 1: 90_000 }, results: null },
  });
  await price(91_000, 1010, 30_000);
  expect((await decide(held?.id, 'release')).status).toBe(200);
  expect((await place(id, 91_000)).status).toBe(200);
  await price(91_000, 1010, 30_000);
  expect((await place(id, 91_000)).status).toBe(200);
  expect(await list(id)).toEqual([]);
  expect((await decide(held?.id, 'release')).status).toBe(404);
});

test('a line that is kept closed stays so, whatever its feed says, until it is released', async () => {
  const { id, price } = await aMatchWithFeed();
  await price(1000);
  const [held] = await list(id);
  expect((await decide(held?.id, 'keep-closed')).status).toBe(200);
  expect((await decide(held?.id, 'keep-closed')).status).toBe(409);
  await price(2000);
  expect((await place(id, 2000)).status).toBe(422);
  expect(await list(id, '?state=kept_closed')).toMatchObject([
    { closed_by: 'operator', faults: [] },
  ]);
  expect(await list(id, '?state=open')).toEqual([]);
  await decide(held?.id, 'release');
  expect((await place(id, 2000)).status).toBe(200);
  const { body } = await server.operate<{ action: string; details: object }[]>('GET', '/log');
  expect(body.data.slice(0, 2)).toMatchObject([
    { action: 'line_released', details: { match_id: id, reason: 'seen' } },
    { action: 'line_kept_closed', details: { match_id: id, reason: 'seen' } },
  ]);
});

test('a settlement that is held pays once it is released', async () => {
  const { id, match, tell } = await aMatchWithFeed();
  const { playerId } = await place(id, 2000);
  await tell({ ...play(1), match });
  await tell(settled({ match, results: { 1: 'win_entire', 2: 'win_entire', 3: 'lose_entire' } }));
  await settleAll();
  expect(await balanceOf(server.book.db, playerId, 'EUR')).toBe(9_000n);
  const [held] = await list(id);
  expect(held?.faults).toEqual([{ fault: 'several_winners', said: 'outcomes 1, 2 win' }]);
  await decide(held?.id, 'release');
  await settleAll();
  expect(await balanceOf(server.book.db, playerId, 'EUR')).toBe(11_000n);
});

test('what an operator voided is not sold again by the next price, but once it is taken back', async () => {
  const { id, price } = await aMatchWithFeed();
  const { playerId } = await place(id, 2000);
  const ask = (how: string) => server.operate('POST', `/matches/${id}/${how}`, { market_id: 1 });
  expect((await ask('void')).status).toBe(200);
  await price(2100);
  await price(2200);
  const { rows } = await server.book.pool.query('select status from markets where match_id = $1', [
    id,
  ]);
  expect(rows).toEqual([{ status: -4 }]);
  expect((await place(id, 2200)).status).toBe(422);
  await settleAll();
  expect(await balanceOf(server.book.db, playerId, 'EUR')).toBe(10_000n);
  const [held] = await list(id, '?state=void');
  expect((await decide(held?.id, 'release')).status).toBe(409);
  expect((await ask('unvoid')).status).toBe(200);
  await price(2050);
  expect((await place(id, 2050)).status).toBe(200);
  expect(await list(id)).toEqual([]);
});

test('a line that waits for its name is listed, also when it is on offer without; released, it waits no more', async () => {
  const { id, match } = await aMatchWithFeed();
  const findUnnamed = () => 'sr:player:949';
  const named = openIngest(server.book.db, { provider: 'betradar', run: null, findUnnamed });
  const odds = { 'sr:player:949': { odds: 5000, active: true } };
  const scorers = { match, marketId: 40, specifier: '' };
  const tell = (...changes: FeedChange[]) =>
    named.take([{ at: NOW.getTime(), producer: 1, changes: [ALIVE, ...changes] }]);
  const status = async () =>
    (
      await server.book.pool.query(
        'select status from markets where match_id = $1 and market_id = 40',
        [id],
      )
    ).rows[0];
  const unnamed = [{ fault: 'unnamed', said: 'sr:player:949' }];
  await tell(priced({ ...scorers, outcomes: odds }));
  expect([await status(), await list(id)]).toMatchObject([{ status: 0 }, [{ faults: unnamed }]]);
  await tell({ type: 'line_named', ...scorers, isLate: true });
  expect([await status(), await list(id)]).toMatchObject([{ status: 1 }, [{ faults: unnamed }]]);
  await decide((await list(id))[0]?.id, 'release');
  expect([await status(), await list(id)]).toEqual([{ status: 1 }, []]);
});

test('held lines are decided on in a terminal', async () => {
  const { id, price } = await aMatchWithFeed();
  await price(1000);
  const [held] = await list(id);
  const line = String(held?.id);
  expect((await inTerminal(server, ['held-lines', 'list'])).out).toContain(
    'odds_too_low: outcome 1',
  );
  expect((await inTerminal(server, ['held-lines', 'keep-closed', line])).out).toContain(
    'kept_closed',
  );
  expect((await inTerminal(server, ['held-lines', 'release', line])).code).toBe(0);
  expect(await list(id)).toEqual([]);
});
