import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { JointChance } from './joint-chance';
import { cashOutBook, type CashOutBook } from '@touchline/testkit/cash-out/cash-out-book';

/** What the provider was asked, and what it answers. */
let asked: unknown[] = [];
let joint: Awaited<ReturnType<JointChance>> = null;
let book: CashOutBook;
beforeAll(async () => {
  book = await cashOutBook({
    jointChance: (...question) => {
      asked.push(question);
      return Promise.resolve(joint);
    },
  });
});
afterAll(() => book.close());

const offerOf = async (playerId: number, betId: number) => {
  const { to_cashout, cashout_reason } = await book.bet(playerId, betId);
  return to_cashout ?? cashout_reason;
};

test('a combo is worth what all of its legs make together, and a decided leg counts as decided', async () => {
  const playerId = await book.player();
  const matches = [await book.matchAt(0.6), await book.matchAt(0.5), await book.matchAt(0.25)];
  const bet_id = await book.betOn(playerId, matches);
  expect(await offerOf(playerId, bet_id)).toBe(600);
  await book.settle(matches[0]!, 'win_entire');
  expect(await offerOf(playerId, bet_id)).toBe(1000);
  await book.settle(matches[1]!, 'canceled');
  expect(await offerOf(playerId, bet_id)).toBe(1000);
  const { data } = await book.cashOut(playerId, { bet_id, to_cashout: 1000 });
  expect(data.bet).toMatchObject({ status: 'cashed_out', win_amount: { value: 1000 } });
  expect(await book.balance(playerId)).toBe(10_000n);
});

test('a system goes on with its other combos when a leg is lost', async () => {
  const playerId = await book.player();
  const matches = [await book.matchAt(0.5), await book.matchAt(0.5), await book.matchAt(0.5)];
  const system = {
    type: 'system',
    system_id: 302,
    stake: { value: 900, currency: 'EUR' },
  } as const;
  const bet_id = await book.betOn(playerId, matches, system);
  expect(await offerOf(playerId, bet_id)).toBe(900);
  await book.settle(matches[0]!, 'lose_entire');
  expect(await offerOf(playerId, bet_id)).toBe(300);
  const part = { bet_id, to_cashout: 300, part: { stake: 300 }, cashout_id: randomUUID() };
  expect((await book.cashOut(playerId, part)).data).toMatchObject({
    paid: { value: 100 },
    bet: { to_cashout: 200, win_amount: { value: 100 + 800 } },
  });
  await book.settle(matches[1]!, 'lose_entire');
  expect(await offerOf(playerId, bet_id)).toBeNull();
  expect(await book.balance(playerId)).toBe(10_000n - 900n + 100n);
});

test('a list shows what the player was told last, a single bet what it is worth now', async () => {
  const playerId = await book.player();
  const matchId = await book.matchAt(0.6);
  const id = await book.betOn(playerId, [matchId]);
  await book.pool.query(
    `update bets set to_cashout = 777, cashout_at = '2026-03-01T11:59:00Z' where id = $1`,
    [id],
  );
  const list = await book.server.ask('/../v3/bets', { playerId });
  expect(list.data).toMatchObject([
    { id, to_cashout: 777, cashout_reason: null, cashout_at: '2026-03-01T11:59:00.000Z' },
  ]);
  expect(await book.bet(playerId, id)).toMatchObject({
    to_cashout: 1200,
    cashout_at: '2026-03-01T12:00:00.000Z',
  });
});

test('a custom bet goes by what its provider says of its legs together', async () => {
  const playerId = await book.player();
  const [bet_id, matchId] = await book.customBetOf(playerId);
  const { rows } = await book.pool.query('select urn from matches where id = $1', [matchId]);
  [asked, joint] = [[], 0.4];
  expect(await offerOf(playerId, bet_id)).toBe(2000);
  expect(asked).toEqual([
    [
      'betradar',
      rows[0].urn,
      [
        { marketId: 1, specifier: '', outcomeId: '1' },
        { marketId: 18, specifier: 'total=2.5', outcomeId: '12' },
      ],
    ],
  ]);
  asked = [];
  const { data } = await book.cashOut(playerId, { bet_id, to_cashout: 2000 });
  expect([data.paid.value, asked.length]).toEqual([2000, 1]);
});

test('a custom bet has no value while its provider says nothing, and is not asked about while a line is suspended', async () => {
  const playerId = await book.player();
  const [bet_id, matchId] = await book.customBetOf(playerId);
  [asked, joint] = [[], null];
  expect(await offerOf(playerId, bet_id)).toBe('no_probability');
  expect(asked).toHaveLength(1);
  await book.pool.query('update markets set status = -1 where match_id = $1 and market_id = 18', [
    matchId,
  ]);
  expect(await offerOf(playerId, bet_id)).toBe('suspended');
  expect(asked).toHaveLength(1);
});

test('of a custom bet with one leg left, that leg alone counts', async () => {
  const playerId = await book.player();
  const [bet_id, matchId] = await book.customBetOf(playerId);
  await book.pool.query(
    `update markets set status = -3, results = '{"1": "win_entire"}'
     where match_id = $1 and market_id = 1`,
    [matchId],
  );
  asked = [];
  expect(await offerOf(playerId, bet_id)).toBe(2500);
  expect(asked).toEqual([]);
});

test('of a custom bet with a leg that may be refunded nothing is known, and nobody is asked', async () => {
  const playerId = await book.player();
  const [bet_id, matchId] = await book.customBetOf(playerId);
  await book.chance(matchId, { p: 0.6, r: 0.1 });
  [asked, joint] = [[], 0.4];
  expect(await offerOf(playerId, bet_id)).toBe('no_probability');
  expect(asked).toEqual([]);
});
