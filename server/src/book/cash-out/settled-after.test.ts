import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { reconcile } from '../../wallet/reconcile';
import { reconcileBets } from '../bets/reconcile-bets';
import { cashOutBook, type CashOutBook } from '@touchline/testkit/cash-out/cash-out-book';

let book: CashOutBook;
beforeAll(async () => {
  book = await cashOutBook();
});
afterAll(async () => {
  expect([await reconcile(book.db), await reconcileBets(book.db)]).toEqual([[], []]);
  await book.close();
});

/** A player with 90.00 and a bet of 10.00 at 2.00 with a chance of 0.6. */
async function aBettor() {
  const matchId = await book.matchAt();
  const playerId = await book.player();
  return { matchId, playerId, bet_id: await book.betOn(playerId, [matchId]) };
}

const shown = async (playerId: number, betId: number) => {
  const { status, result, win_amount, settled_at } = await book.bet(playerId, betId);
  return [status, result, win_amount.value, settled_at === null];
};

test.each(['win_entire', 'lose_entire', 'refund_entire', 'canceled'])(
  'a bet that was cashed out whole stays so when its leg is %s, and tells it',
  async (result) => {
    const { matchId, playerId, bet_id } = await aBettor();
    await book.cashOut(playerId, { bet_id, to_cashout: 1200 });
    await book.settle(matchId, result);
    expect(await shown(playerId, bet_id)).toEqual(['cashed_out', 'cashed_out', 1200, false]);
    expect((await book.bet(playerId, bet_id)).selections[0]?.result).toBe(result);
    await book.settle(matchId, null);
    expect(await shown(playerId, bet_id)).toEqual(['cashed_out', 'cashed_out', 1200, false]);
    expect(await book.balance(playerId)).toBe(10_200n);
  },
);

/** Of a bet of 10.00 at 2.00, 4.00 were cashed out for 4.80: what is paid in all. */
test.each([
  ['win_entire', 480 + 1200],
  ['lose_entire', 480],
  ['refund_entire', 480 + 600],
  ['refund_half_win_other', 480 + 900],
  ['refund_half_lose_other', 480 + 300],
])('after a part was cashed out, the rest is settled by its leg: %s', async (result, paid) => {
  const { matchId, playerId, bet_id } = await aBettor();
  const part = { bet_id, to_cashout: 1200, part: { stake: 400 }, cashout_id: randomUUID() };
  await book.cashOut(playerId, part);
  await book.settle(matchId, result);
  expect(await shown(playerId, bet_id)).toEqual(['done', result, paid, false]);
  expect(await book.balance(playerId)).toBe(9_000n + BigInt(paid));
});

test('a result that is taken back after a part was cashed out leaves what was paid for the part', async () => {
  const { matchId, playerId, bet_id } = await aBettor();
  const part = { bet_id, to_cashout: 1200, part: { stake: 400 }, cashout_id: randomUUID() };
  await book.cashOut(playerId, part);
  await book.settle(matchId, 'win_entire');
  await book.settle(matchId, null);
  expect(await shown(playerId, bet_id)).toEqual(['waiting_results', 'no_results', 1680, true]);
  expect(await book.balance(playerId)).toBe(9_480n);
  expect(await book.bet(playerId, bet_id)).toMatchObject({ cashout_reason: 'suspended' });
  await book.chance(matchId, { p: 0.5 });
  await book.pool.query('update markets set status = 1 where match_id = $1', [matchId]);
  const rest = await book.cashOut(playerId, { bet_id, to_cashout: 600 });
  expect(rest.data.paid.value).toBe(600);
  await book.settle(matchId, 'lose_entire');
  expect(await shown(playerId, bet_id)).toEqual(['cashed_out', 'cashed_out', 1080, false]);
  expect(await book.balance(playerId)).toBe(10_080n);
});

describe('money that was spent before a correction', () => {
  const debts = async (playerId: number) => {
    const { rows } = await book.pool.query('select * from player_debts where player_id = $1', [
      playerId,
    ]);
    return rows;
  };

  test('is owed, found by the operator, and paid off by the next cash-out', async () => {
    const { matchId, playerId, bet_id } = await aBettor();
    const part = { bet_id, to_cashout: 1200, part: { stake: 400 }, cashout_id: randomUUID() };
    await book.cashOut(playerId, part);
    await book.settle(matchId, 'win_entire');
    const next = await book.matchAt();
    const all = { stake: { value: 10_680, currency: 'EUR' } };
    const later = await book.betOn(playerId, [next], all);
    await book.settle(matchId, 'lose_entire');
    expect(await book.balance(playerId)).toBe(0n);
    expect(await debts(playerId)).toEqual([{ player_id: playerId, currency: 'EUR', owed: 1200n }]);
    const worth = 12_816;
    const { data } = await book.cashOut(playerId, { bet_id: later, to_cashout: worth });
    expect(data.paid.value).toBe(worth);
    expect(await book.balance(playerId)).toBe(BigInt(worth) - 1200n);
    expect(await debts(playerId)).toEqual([]);
  });
});
