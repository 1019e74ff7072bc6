import { randomUUID } from 'node:crypto';
import { aLine, aMatch, aPlayer } from '@touchline/testkit/betting/rows';
import type { BetReply, PlacementSent } from '@touchline/wire/bets';
import { SPORTSBOOK_V3 } from '@touchline/wire/calls/call';
import { BET_ERROR, type ErrorReply } from '@touchline/wire/errors';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { balanceOf } from '../../wallet/balance';
import { reconcile } from '../../wallet/reconcile';
import { exposureDifferences } from '../limits/exposure-differences';
import { aBet, aSelection, fund } from '@touchline/testkit/betting/book-database';
import { type BookServer, bookServer } from '@touchline/testkit/betting/book-server';
import { reconcileBets } from './reconcile-bets';

let server: BookServer;
let address: string;
let matchId: number;
beforeAll(async () => {
  server = await bookServer();
  address = await server.app.listen({ host: '127.0.0.1', port: 0 });
  matchId = await aMatch(server.pool);
  await aLine(server.pool, { matchId });
});
afterAll(() => server.close());

async function aBettor(balance: number): Promise<number> {
  const playerId = await aPlayer(server.pool);
  await fund(server.book.db, playerId, balance);
  return playerId;
}

/** A placement as a browser sends it: singles of 10.00 at 2.00. */
function placementOf(bets = 1, deviceId = 'test'): PlacementSent {
  return {
    meta: { placement_id: randomUUID(), device_id: deviceId, quick: false, type: 'single' },
    auto_accept_odds_change: 'none',
    bets: Array.from({ length: bets }, () => aBet([aSelection({ match_id: matchId })])),
  };
}

interface Told {
  status: number;
  text: string;
  body: Partial<ErrorReply> & { data?: BetReply[] };
}

/** Sends it over a connection of its own, whatever else is under way. */
async function send(playerId: number, placement: PlacementSent): Promise<Told> {
  const answer = await fetch(`${address}${SPORTSBOOK_V3}/bets`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      cookie: `touchline_session=${playerId}`,
    },
    body: JSON.stringify(placement),
  });
  const text = await answer.text();
  return { status: answer.status, text, body: JSON.parse(text) as Told['body'] };
}

const betsOf = async (playerId: number) => {
  const { rows } = await server.pool.query<{ id: number }>(
    'select id from bets where player_id = $1 order by id',
    [playerId],
  );
  return rows.map(({ id }) => id);
};

test('two hundred clients at one account are taken as far as its money goes, and the others lack it', async () => {
  const playerId = await aBettor(73_500);
  const answers = await Promise.all(
    Array.from({ length: 200 }, () => send(playerId, placementOf())),
  );
  const taken = answers.filter(({ status }) => status === 200);
  const others = answers.filter(({ status }) => status !== 200);
  expect(taken).toHaveLength(73);
  const lacking = { status: 422, body: { error: { code: 'bets_refused', data: {} } } };
  expect(others).toMatchObject(others.map(() => lacking));
  const codes = others.map(({ body }) =>
    body.error?.data?.errors_by_bet?.map((each) => each?.code),
  );
  expect(codes).toEqual(others.map(() => [BET_ERROR.insufficientFunds]));
  expect(await balanceOf(server.book.db, playerId, 'EUR')).toBe(500n);
  const told = taken.flatMap(({ body }) => body.data?.map(({ id }) => id) ?? []);
  expect(told.toSorted((one, other) => one - other)).toEqual(await betsOf(playerId));
});

test('of several bets in each placement all are taken or none, however many come at once', async () => {
  const playerId = await aBettor(9_500);
  const answers = await Promise.all(
    Array.from({ length: 20 }, () => send(playerId, placementOf(2))),
  );
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(4);
  expect(await betsOf(playerId)).toHaveLength(8);
  expect(await balanceOf(server.book.db, playerId, 'EUR')).toBe(1_500n);
});

test('the same placement fifty times at once makes one bet, and all answers are the same', async () => {
  const playerId = await aBettor(100_000);
  const placement = placementOf();
  const answers = await Promise.all(Array.from({ length: 50 }, () => send(playerId, placement)));
  expect(answers[0]).toMatchObject({
    status: 200,
    body: { data: [{ status: 'waiting_results' }] },
  });
  expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
  expect(await betsOf(playerId)).toHaveLength(1);
  expect(await balanceOf(server.book.db, playerId, 'EUR')).toBe(99_000n);
});

test('of placements under one id at once, each with another body, one stands and the others are told so', async () => {
  const playerId = await aBettor(100_000);
  const first = placementOf();
  const bodies = Array.from({ length: 20 }, (_, at) => ({
    ...first,
    meta: { ...first.meta, device_id: `device ${at}` },
  }));
  const answers = await Promise.all(bodies.map((body) => send(playerId, body)));
  const counts = [200, 409].map(
    (status) => answers.filter((each) => each.status === status).length,
  );
  expect(counts).toEqual([1, 19]);
  expect(await betsOf(playerId)).toHaveLength(1);
});

/** A session may name a player whose number no database counts up to. */
const NOBODY = 2 ** 40;

test('a placement that the database cannot try leaves those that came with it alone', async () => {
  const players = await Promise.all(Array.from({ length: 40 }, () => aBettor(1_000)));
  const broken = Array.from({ length: 4 }, (_, at) => NOBODY + at);
  const everybody = [...players.slice(0, 20), ...broken, ...players.slice(20)];
  const answers = await Promise.all(everybody.map((playerId) => send(playerId, placementOf())));
  const statuses = new Map(everybody.map((playerId, at) => [playerId, answers[at]?.status]));
  expect(broken.map((playerId) => statuses.get(playerId))).toEqual(broken.map(() => 500));
  expect(players.map((playerId) => statuses.get(playerId))).toEqual(players.map(() => 200));
  const bets = await Promise.all(players.map(betsOf));
  expect(bets.map((each) => each.length)).toEqual(players.map(() => 1));
});

test('after all of this everything adds up', async () => {
  const { db } = server.book;
  expect([
    ...(await reconcile(db)),
    ...(await reconcileBets(db)),
    ...(await exposureDifferences(db)),
  ]).toEqual([]);
});
