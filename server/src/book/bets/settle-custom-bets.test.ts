import type { LegResult } from '@touchline/domain/settlement/leg-result';
import { settleLine } from '@touchline/testkit/betting/rows';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { balanceOf } from '../../wallet/balance';
import { reconcile } from '../../wallet/reconcile';
import {
  aCustomPlacement,
  type CustomBetServer,
  customBetServer,
} from '@touchline/testkit/betting/custom-bet-server';
import { settleOnce } from './settle-bets';

let server: CustomBetServer;
beforeAll(async () => {
  server = await customBetServer();
});
afterAll(() => server.close());

const LATER = new Date('2026-03-01T17:00:00Z');
const STAKED = 9_000n;

const balance = (playerId: number) => balanceOf(server.book.db, playerId, 'EUR');

/** A player with 90.00 left, and 10.00 at 3.20 on home to win with over 2.5 goals. */
async function aBettor() {
  const [playerId, matchId] = [await server.bettor(), await server.match()];
  const { status } = await server.place(playerId, aCustomPlacement(matchId));
  expect(status).toBe(200);
  return { playerId, matchId };
}

const homeIs = (matchId: number, result: LegResult | null) =>
  settle({ matchId }, result && { 1: result });

const overIs = (matchId: number, result: LegResult | null) =>
  settle({ matchId, marketId: 18, specifier: 'total=2.5' }, result && { 12: result });

async function settle(...given: [Parameters<typeof settleLine>[1], Record<string, string> | null]) {
  await settleLine(server.pool, ...given);
  while (await settleOnce(server.book.db, LATER));
}

async function betOf(playerId: number) {
  return server.book.db
    .selectFrom('bets')
    .select(['status', 'result', 'win_amount', 'settlements'])
    .where('player_id', '=', playerId)
    .executeTakeFirstOrThrow();
}

test.each<[string, LegResult, LegResult, bigint, string]>([
  ['every leg won pays its price', 'win_entire', 'win_entire', 3200n, 'win_entire'],
  ['one lost leg loses it', 'win_entire', 'lose_entire', 0n, 'lose_entire'],
  [
    'a refunded leg beside a winner gives the stake back',
    'refund_entire',
    'win_entire',
    1000n,
    'refund_entire',
  ],
  ['a refunded leg beside a lost one loses', 'refund_entire', 'lose_entire', 0n, 'lose_entire'],
  [
    'half a win pays the price on half of the stake',
    'refund_half_win_other',
    'win_entire',
    2100n,
    'refund_half_win_other',
  ],
  [
    'half a loss gives half of the stake back',
    'refund_half_lose_other',
    'win_entire',
    500n,
    'refund_half_lose_other',
  ],
])('of a custom bet %s', async (_rule, home, over, pays, result) => {
  const { playerId, matchId } = await aBettor();
  await homeIs(matchId, home);
  expect(await betOf(playerId)).toMatchObject({ status: 'waiting_results' });
  await overIs(matchId, over);
  expect(await betOf(playerId)).toEqual({
    status: 'done',
    result,
    win_amount: pays,
    settlements: 1,
  });
  expect(await balance(playerId)).toBe(STAKED + pays);
});

test('a custom bet is void with its first cancelled leg, whatever became of another, and its stake is back', async () => {
  const { playerId, matchId } = await aBettor();
  await overIs(matchId, 'canceled');
  const voided = { status: 'done', result: 'canceled', win_amount: 1000n, settlements: 1 };
  expect(await betOf(playerId)).toEqual(voided);
  expect(await balance(playerId)).toBe(STAKED + 1000n);
  await homeIs(matchId, 'lose_entire');
  expect(await betOf(playerId)).toEqual(voided);
});

test('a custom bet is lost with its first lost leg, while another is still played', async () => {
  const { playerId, matchId } = await aBettor();
  await overIs(matchId, 'lose_entire');
  expect(await betOf(playerId)).toMatchObject({ status: 'done', result: 'lose_entire' });
});

test('what a custom bet pays follows corrected results, back and forth', async () => {
  const { playerId, matchId } = await aBettor();
  await homeIs(matchId, 'win_entire');
  await overIs(matchId, 'win_entire');
  expect(await balance(playerId)).toBe(STAKED + 3200n);
  await overIs(matchId, 'canceled');
  expect(await balance(playerId)).toBe(STAKED + 1000n);
  await homeIs(matchId, 'lose_entire');
  expect(await balance(playerId)).toBe(STAKED + 1000n);
  await overIs(matchId, 'refund_entire');
  expect(await balance(playerId)).toBe(STAKED);
  await homeIs(matchId, null);
  expect(await betOf(playerId)).toMatchObject({ status: 'waiting_results', win_amount: 1000n });
  await overIs(matchId, 'win_entire');
  await homeIs(matchId, 'win_entire');
  expect(await balance(playerId)).toBe(STAKED + 3200n);
});

test('a custom bet pays the price it was placed at, whatever its legs cost by then', async () => {
  const { playerId, matchId } = await aBettor();
  await server.pool.query(
    `update markets set outcomes = jsonb_set(outcomes, '{1,odds}', '9000') where match_id = $1`,
    [matchId],
  );
  server.provider.answer = () => ({ ok: true, odds: 9000 });
  await homeIs(matchId, 'win_entire');
  await overIs(matchId, 'win_entire');
  expect(await balance(playerId)).toBe(STAKED + 3200n);
});

test('after all of this the ledger agrees with itself', async () => {
  expect(await reconcile(server.book.db)).toEqual([]);
});
