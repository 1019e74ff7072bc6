import { randomUUID } from 'node:crypto';
import { betRef } from '@touchline/domain/bets/bet-ref';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { betEvent, type BetEventReply } from '@touchline/wire/calls/bet-history';
import { cashOutBook, type CashOutBook } from '@touchline/testkit/cash-out/cash-out-book';
import { approveBet } from '../vip/decide';
import { inTransaction } from './in-transaction';

let book: CashOutBook;
beforeAll(async () => {
  book = await cashOutBook();
});
afterAll(() => book.close());

const historyOf = async (playerId: number, betId: number | string, status = 200) => {
  const path = `/../v3/bets/${betId}/history`;
  const answer = await book.server.ask<{ data?: BetEventReply[] }>(path, { playerId, status });
  const data = answer.data ?? [];
  for (const each of data) expect(() => betEvent.parse(each)).not.toThrow();
  return data;
};
const money = (value: number) => ({ value, currency: 'EUR', subunits: 100 });

test('a bet tells of its parts, its results, a rollback and what was settled after it', async () => {
  const [playerId, matchId] = [await book.player(), await book.matchAt()];
  const id = await book.betOn(playerId, [matchId]);
  const part = { bet_id: id, to_cashout: 1200, part: { stake: 400 }, cashout_id: randomUUID() };
  await book.cashOut(playerId, part);
  await book.settle(matchId, 'win_entire');
  await book.settle(matchId, null);
  await book.settle(matchId, 'lose_entire');
  expect(await historyOf(playerId, id)).toMatchObject([
    { type: 'placed' },
    { type: 'accepted' },
    { type: 'cashed_out', stake: money(400), paid: money(480), left: money(600), is_auto: false },
    { type: 'leg', result: 'win_entire' },
    { type: 'settled', result: 'win_entire', paid: money(1680), moved: money(1200), again: false },
    { type: 'leg', result: 'no_results' },
    { type: 'reopened', moved: money(-1200) },
    { type: 'leg', result: 'lose_entire' },
    { type: 'settled', result: 'lose_entire', paid: money(480), moved: money(0), again: true },
  ]);
});

test('results are told of the selections that they belong to, as they come in', async () => {
  const [playerId, one, two] = [await book.player(), await book.matchAt(), await book.matchAt()];
  const id = await book.betOn(playerId, [one, two], { type: 'combo' });
  const { selections } = await book.bet(playerId, id);
  await book.settle(two, 'canceled');
  await book.settle(one, 'win_entire');
  const [first, second] = selections;
  expect((await historyOf(playerId, betRef(id))).slice(2)).toMatchObject([
    { type: 'leg', selection_id: second?.id, result: 'canceled' },
    { type: 'leg', selection_id: first?.id, result: 'win_entire' },
    { type: 'settled', result: 'win_entire', again: false },
  ]);
});

test('a bet that somebody decides on is accepted then', async () => {
  const [playerId, matchId] = [await book.player(), await book.matchAt()];
  const id = await book.betOn(playerId, [matchId]);
  await book.pool.query(`update bets set status = 'submitted', is_vip = true where id = $1`, [id]);
  expect(await historyOf(playerId, id)).toMatchObject([{ type: 'placed' }]);
  const at = new Date('2026-03-01T12:10:00Z');
  await inTransaction(book.db, (tx) => approveBet(tx, id, at));
  expect((await historyOf(playerId, id)).slice(1)).toEqual([
    { type: 'accepted', at: at.toISOString() },
  ]);
});

test('of the bet of somebody else nothing is told', async () => {
  const id = await book.betOn(await book.player(), [await book.matchAt()]);
  expect(await historyOf(await book.player(), id, 404)).toEqual([]);
});
