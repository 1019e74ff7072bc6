import { aLine, settleLine } from '@touchline/testkit/betting/rows';
import type { BetReply } from '@touchline/wire/bets';
import type { VoidOutcome } from '@touchline/wire/calls/operator-markets';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { settleOnce } from '../book/bets/settle-bets';
import { notificationText } from '../book/notifications/notification-texts';
import { exposureDifferences } from '../book/limits/exposure-differences';
import { NOW } from '@touchline/testkit/betting/book-database';
import { balanceOf } from '../wallet/balance';
import { reconcile } from '../wallet/reconcile';
import { verifyAudit } from './audit/verify-audit';
import {
  aSingle,
  operatorServer,
  type OperatorServer,
} from '@touchline/testkit/operator/operator-server';

let server: OperatorServer;
beforeAll(async () => {
  server = await operatorServer();
});
afterEach(async () => {
  expect(await exposureDifferences(server.book.db)).toEqual([]);
  expect(await reconcile(server.book.db)).toEqual([]);
  expect(await verifyAudit(server.book.db)).toMatchObject({ ok: true });
});
afterAll(() => server.close());

const MINUTE = 60_000;
const around = {
  placed_from: new Date(NOW.getTime() - MINUTE).toISOString(),
  placed_to: new Date(NOW.getTime() + MINUTE).toISOString(),
};

const ask = (match: number, how: 'void' | 'unvoid', body: object) =>
  server.operate<VoidOutcome>('POST', `/matches/${match}/${how}`, body);

interface Bet {
  playerId: number;
  match: number;
}

/** A bet of 10.00 of somebody who had 100.00, at 2.00. */
async function aBet(given: { match?: number } = {}): Promise<Bet> {
  const match = given.match ?? (await server.aMatchToBetOn());
  const playerId = await server.aBettor(10_000);
  expect((await server.place(playerId, [aSingle(match, 1000)])).status).toBe(200);
  return { playerId, match };
}

const balance = (playerId: number) => balanceOf(server.book.db, playerId, 'EUR');

async function settleAll(): Promise<void> {
  while (await settleOnce(server.book.db, NOW));
}

const lineOf = async (match: number) =>
  (await server.book.pool.query('select status, results from markets where match_id = $1', [match]))
    .rows as object[];

const logOf = async (match: number): Promise<{ action: string; details: object }[]> => {
  const { body } = await server.operate<{ action: string; details: { match_id?: number } }[]>(
    'GET',
    '/log',
  );
  return body.data.filter(({ details }) => details.match_id === match);
};

test.each([
  ['a line', { market_id: 1, specifier: '' }, -4],
  ['a whole market', { market_id: 1 }, -4],
  ['a market for a time', { market_id: 1, ...around }, 1],
])('bets on %s get their stakes back, and the log says so', async (_what, body, status) => {
  const { playerId, match } = await aBet();
  const made = await ask(match, 'void', { ...body, reason: 'wrong prices' });
  expect(made).toMatchObject({
    status: 200,
    body: {
      data: {
        match_id: match,
        specifiers: [''],
        dry_run: false,
        bets: 1,
        settled_bets: 0,
        stakes: [{ currency: 'EUR', subunits: 100, bets: 1, stake: 1000 }],
      },
    },
  });
  await settleAll();
  expect(await balance(playerId)).toBe(10_000n);
  expect(await lineOf(match)).toMatchObject([{ status }]);
  expect(await logOf(match)).toMatchObject([
    { action: 'market_voided', details: { market_id: 1, bets: 1, reason: 'wrong prices' } },
  ]);
  // The player reads the reason with the bet, and in what is told of it.
  const { body: bets } = await server.operate<{ bet: BetReply }[]>('GET', '/bets?status=done');
  const legs = bets.data.flatMap(({ bet }) => bet.selections);
  expect(legs.find((leg) => leg.match.id === match)?.void_reason).toBe('wrong prices');
  const news = server.book.db.selectFrom('notifications').select('facts');
  const { facts } = await news.where('player_id', '=', playerId).executeTakeFirstOrThrow();
  expect(notificationText(facts, 'en').body).toMatch(/you have back €10\.00\. wrong prices$/);
});

test('a dry run says the same and does nothing', async () => {
  const { playerId, match } = await aBet();
  const dry = await ask(match, 'void', { market_id: 1, dry_run: true });
  await settleAll();
  expect(await balance(playerId)).toBe(9_000n);
  expect(await lineOf(match)).toMatchObject([{ status: 1 }]);
  expect(await logOf(match)).toEqual([]);
  const made = await ask(match, 'void', { market_id: 1 });
  expect({ ...made.body.data, dry_run: true }).toEqual(dry.body.data);
});

test('what was won is taken back, and given again once the bets are not void after all', async () => {
  const { playerId, match } = await aBet();
  await settleLine(server.book.pool, { matchId: match }, { 1: 'win_entire', 2: 'lose_entire' });
  await settleAll();
  expect(await balance(playerId)).toBe(11_000n);
  const made = await ask(match, 'void', { market_id: 1 });
  expect(made.body.data).toMatchObject({ bets: 1, settled_bets: 1 });
  await settleAll();
  expect(await balance(playerId)).toBe(10_000n);
  const dry = await ask(match, 'unvoid', { market_id: 1, dry_run: true });
  expect(dry.body.data).toMatchObject({ bets: 1, settled_bets: 1, dry_run: true });
  expect((await ask(match, 'unvoid', { market_id: 1 })).status).toBe(200);
  await settleAll();
  expect(await balance(playerId)).toBe(11_000n);
  expect(await lineOf(match)).toMatchObject([{ status: -1, results: { 1: 'win_entire' } }]);
  expect((await logOf(match)).map(({ action }) => action)).toEqual([
    'market_unvoided',
    'market_voided',
  ]);
});

test('only the bets placed in the time are void, both ends inclusive', async () => {
  const { playerId, match } = await aBet();
  const at = (ms: number) => new Date(NOW.getTime() + ms).toISOString();
  await ask(match, 'void', { market_id: 1, placed_to: at(-1) });
  await ask(match, 'void', { market_id: 1, placed_from: at(1), placed_to: at(2) });
  await settleAll();
  expect(await balance(playerId)).toBe(9_000n);
  const made = await ask(match, 'void', { market_id: 1, placed_from: at(0), placed_to: at(0) });
  expect(made.body.data.bets).toBe(1);
  await settleAll();
  expect(await balance(playerId)).toBe(10_000n);
});

test('a market with several lines is void as a whole, or in one line, however that is spelled', async () => {
  const match = await server.aMatchToBetOn();
  for (const specifier of ['total=2.5', 'total=3.5']) {
    await aLine(server.book.pool, {
      matchId: match,
      marketId: 18,
      specifier,
      odds: { 12: 2000 },
    });
  }
  const one = await ask(match, 'void', { market_id: 18, specifier: 'total=2.50' });
  expect(one.body.data.specifiers).toEqual(['total=2.5']);
  const rest = await ask(match, 'void', { market_id: 18 });
  expect(rest.body.data.specifiers).toEqual(['total=3.5']);
  const back = await ask(match, 'unvoid', { market_id: 18 });
  expect(back.body.data.specifiers).toEqual(['total=2.5', 'total=3.5']);
  const { rows } = await server.book.pool.query('select from market_cancels where match_id = $1', [
    match,
  ]);
  expect(rows).toEqual([]);
});

test('a line that is void until further notice takes no bets, and the page is told so', async () => {
  const match = await server.aMatchToBetOn();
  await ask(match, 'void', { market_id: 1 });
  const playerId = await server.aBettor(10_000);
  expect((await server.place(playerId, [aSingle(match, 1000)])).status).toBe(422);
  const { rows } = await server.book.pool.query(
    `select message from outbox where channel = $1 order by id desc limit 1`,
    [`match:${match}`],
  );
  expect(rows).toMatchObject([{ message: { markets: [{ id: 1, status: -4 }] } }]);
});

test('of the same asked for many times at once one is carried out, and logged once', async () => {
  const { playerId, match } = await aBet();
  for (const how of ['void', 'unvoid'] as const) {
    const asked = Array.from({ length: 6 }, () => ask(match, how, { market_id: 1 }));
    const statuses = (await Promise.all(asked)).map(({ status }) => status);
    expect(statuses.toSorted((one, other) => one - other)).toEqual([200, 409, 409, 409, 409, 409]);
    await settleAll();
  }
  expect(await balance(playerId)).toBe(9_000n);
  expect(await logOf(match)).toHaveLength(2);
});

test('bets that are placed while their market becomes void are void as well', async () => {
  const match = await server.aMatchToBetOn();
  const players = await Promise.all(Array.from({ length: 5 }, () => server.aBettor(10_000)));
  const placing = players.map((playerId) => server.place(playerId, [aSingle(match, 1000)]));
  const voiding = ask(match, 'void', { market_id: 1, ...around });
  await Promise.all([...placing, voiding]);
  await settleAll();
  for (const playerId of players) expect(await balance(playerId)).toBe(10_000n);
});

test.each<[string, object, string]>([
  ['another market', { market_id: 999 }, 'body.market_id'],
  ['another line', { market_id: 1, specifier: 'total=9' }, 'body.specifier'],
])('%s is not found, by its field', async (_what, body, field) => {
  const match = await server.aMatchToBetOn();
  for (const how of ['void', 'unvoid'] as const) {
    expect(await ask(match, how, body)).toMatchObject({ status: 404, body: { error: { field } } });
  }
});

test('a match that is not there is not found, and what is not void cannot be taken back', async () => {
  expect((await ask(999_999_999, 'void', { market_id: 1 })).status).toBe(404);
  const match = await server.aMatchToBetOn();
  expect((await ask(match, 'unvoid', { market_id: 1 })).status).toBe(409);
  await ask(match, 'void', { market_id: 1, ...around });
  expect((await ask(match, 'unvoid', { market_id: 1 })).status).toBe(409);
  expect((await ask(match, 'unvoid', { market_id: 1, ...around })).status).toBe(200);
});

test.each<[object, string]>([
  [{}, 'body.market_id'],
  [{ market_id: 0 }, 'body.market_id'],
  [{ market_id: '1' }, 'body.market_id'],
  [{ market_id: 1, specifier: 7 }, 'body.specifier'],
  [{ market_id: 1, specifier: 'a=\0' }, 'body.specifier'],
  [{ market_id: 1, placed_from: 'yesterday' }, 'body.placed_from'],
  [{ market_id: 1, placed_from: '2026-03-01T12:00:00' }, 'body.placed_from'],
  [
    { market_id: 1, placed_from: around.placed_to, placed_to: around.placed_from },
    'body.placed_to',
  ],
  [{ market_id: 1, dry_run: 'yes' }, 'body.dry_run'],
  [{ market_id: 1, reason: 'x'.repeat(501) }, 'body.reason'],
  [{ market_id: 1, reason: 'a\0b' }, 'body.reason'],
])('%j is refused by its field', async (body, field) => {
  const answer = await ask(1, 'void', body);
  expect(answer).toMatchObject({ status: 400, body: { error: { code: 'bad_request', field } } });
});
