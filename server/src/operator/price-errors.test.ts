import type { BetReply } from '@touchline/wire/bets';
import type { PriceErrorOutcome } from '@touchline/wire/calls/price-errors';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { settleLine } from '@touchline/testkit/betting/rows';
import { settleOnce } from '../book/bets/settle-bets';
import { exposureDifferences } from '../book/limits/exposure-differences';
import { NOW } from '@touchline/testkit/betting/book-database';
import { balanceOf } from '../wallet/balance';
import { reconcile } from '../wallet/reconcile';
import { inTerminal } from '@touchline/testkit/operator/terminal';
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
});
afterAll(() => server.close());

const at = NOW.toISOString();
const asked = (match: number, given: object = {}) => ({
  match_id: match,
  market_id: 1,
  placed_from: at,
  placed_to: at,
  reason: 'the favourite was the outsider',
  ...given,
});
const ask = (body: object) => server.operate<PriceErrorOutcome>('POST', '/price-errors', body);
const balance = (playerId: number) => balanceOf(server.book.db, playerId, 'EUR');
const settleAll = async () => {
  while (await settleOnce(server.book.db, NOW));
};

/** Bets of 10.00 of players who had 100.00, on each of these outcomes. */
async function betsOn(...outcomes: [id: string, odds: number][]) {
  const match = await server.aMatchToBetOn();
  const players: number[] = [];
  for (const outcome of outcomes) {
    const playerId = await server.aBettor(10_000);
    expect((await server.place(playerId, [aSingle(match, 1000, outcome)])).status).toBe(200);
    players.push(playerId);
  }
  return { match, players };
}

const HOME: [string, number] = ['1', 2000];
const AWAY: [string, number] = ['3', 4000];

test('legs at the wrong price are void whatever the result, others stand; players are told which and why', async () => {
  const { match, players } = await betsOn(HOME, AWAY);
  const wrong = asked(match, { odds_from: 4000 });
  const dry = await ask({ ...wrong, dry_run: true });
  expect(dry.body.data).toMatchObject({
    dry_run: true,
    bets: 1,
    stakes: [{ currency: 'EUR', bets: 1, stake: 1000 }],
    listed: [{ player_id: players[1], outcome_id: '3', odds: 4000, stake: 1000 }],
  });
  await settleAll();
  expect(await Promise.all(players.map(balance))).toEqual([9_000n, 9_000n]);
  const done = await ask(wrong);
  expect(done.body.data).toEqual({ ...dry.body.data, dry_run: false });
  await settleAll();
  expect(await Promise.all(players.map(balance))).toEqual([9_000n, 10_000n]);
  await settleLine(server.book.pool, { matchId: match }, { 1: 'win_entire', 3: 'win_entire' });
  await settleAll();
  expect(await Promise.all(players.map(balance))).toEqual([11_000n, 10_000n]);
  const facts = await server.book.db
    .selectFrom('notifications')
    .select(['player_id', 'facts'])
    .where('cause', 'like', 'price_error:%')
    .execute();
  const betId = done.body.data.listed[0]?.bet_id;
  expect(facts).toEqual([
    {
      player_id: players[1],
      facts: expect.objectContaining({ type: 'price_error', betId, reason: wrong.reason }),
    },
  ]);
  const { body } = await server.operate<{ bet: BetReply }[]>('GET', '/bets?status=done');
  const legs = body.data.map(({ bet }) => [bet.id, bet.selections[0]?.void_reason]);
  expect(legs).toContainEqual([betId, wrong.reason]);
  expect(legs.filter(([, why]) => why !== undefined)).toHaveLength(1);
});

test('what was won at a wrong price is taken back', async () => {
  const { match, players } = await betsOn(HOME);
  await settleLine(server.book.pool, { matchId: match }, { 1: 'win_entire', 3: 'lose_entire' });
  await settleAll();
  expect(await Promise.all(players.map(balance))).toEqual([11_000n]);
  expect((await ask(asked(match, { outcome_id: '1' }))).body.data.settled_bets).toBe(1);
  await settleAll();
  expect(await Promise.all(players.map(balance))).toEqual([10_000n]);
});

test('of the same asked for many times at once one is carried out', async () => {
  const { match } = await betsOn(HOME);
  const answers = await Promise.all(Array.from({ length: 4 }, () => ask(asked(match))));
  expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([
    200, 409, 409, 409,
  ]);
  const { body } = await server.operate<{ action: string; details: object }[]>('GET', '/log');
  const logged = body.data.filter(({ action }) => action === 'price_error_voided');
  expect(
    logged.filter(({ details }) => 'match_id' in details && details.match_id === match),
  ).toHaveLength(1);
});

test.each<[string, object, number]>([
  ['no bet fits', { odds_from: 5000 }, 409],
  ['the time is not over', { placed_to: new Date(NOW.getTime() + 1).toISOString() }, 409],
  ['the match is not there', { match_id: 999_999_999 }, 404],
  ['no reason is given', { reason: '' }, 400],
])('nothing is void where %s', async (_what, given, status) => {
  const { match, players } = await betsOn(HOME);
  expect((await ask(asked(match, given))).status).toBe(status);
  await settleAll();
  expect(await Promise.all(players.map(balance))).toEqual([9_000n]);
});

test('a wrong price is dealt with in a terminal', async () => {
  const { match, players } = await betsOn(HOME);
  const words = ['price-errors', 'void', String(match), '1', '--from', at, '--to', at];
  const { code, out } = await inTerminal(server, [...words, '--reason', 'wrong', '--dry-run']);
  expect({ code, out }).toMatchObject({
    code: 0,
    out: expect.stringContaining('1 bets, 0 of them'),
  });
  expect((await inTerminal(server, [...words, '--reason', 'wrong'])).code).toBe(0);
  await settleAll();
  expect(await Promise.all(players.map(balance))).toEqual([10_000n]);
});
