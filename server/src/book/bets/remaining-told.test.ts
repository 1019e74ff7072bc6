import { randomUUID } from 'node:crypto';
import type { BetReply } from '@touchline/wire/bets';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { cashOutBook, type CashOutBook } from '@touchline/testkit/cash-out/cash-out-book';

let book: CashOutBook;
beforeAll(async () => {
  book = await cashOutBook();
});
afterAll(() => book.close());

/** Stake, odds and win of what remains, and all that the bet can return. */
const numbersOf = ({ remaining: { stake, odds, win }, win_amount }: BetReply) => [
  stake.value,
  odds,
  win.value,
  win_amount.value,
];

/** What a bet's player is told of it: by the list, by the bet alone, and by the last push. */
async function told(playerId: number, id: number) {
  const path = '/../v3/bets?status=open';
  const { data } = await book.server.ask<{ data: BetReply[] }>(path, { playerId });
  const { rows } = await book.pool.query<{ message: { bet: BetReply } }>(
    `select message from outbox where channel = $1 and event_name = 'bet_changed' order by id desc limit 1`,
    [`$user:${playerId}`],
  );
  const places = [data.find((bet) => bet.id === id), await book.bet(playerId, id)];
  const pushed = rows.map(({ message }) => message.bet);
  return [...places, ...pushed].map((bet) => bet && numbersOf(bet));
}

test('a combo with a void leg shows at once what is left of it, in lists and in the push', async () => {
  const [playerId, one, two] = [await book.player(), await book.matchAt(), await book.matchAt()];
  const id = await book.betOn(playerId, [one, two], { type: 'combo' });
  expect((await told(playerId, id))[0]).toEqual([1000, 4000, 4000, 4000]);
  await book.settle(one, 'canceled');
  const left = [1000, 2000, 2000, 2000];
  expect(await told(playerId, id)).toEqual([left, left, left]);
  await book.settle(one, null);
  const whole = [1000, 4000, 4000, 4000];
  expect(await told(playerId, id)).toEqual([whole, whole, whole]);
});

test('what a system can still return falls when a leg loses or is void', async () => {
  const matches = [await book.matchAt(), await book.matchAt(), await book.matchAt()];
  const playerId = await book.player();
  const id = await book.betOn(playerId, matches, { type: 'system', system_id: 302 });
  expect((await told(playerId, id))[0]).toEqual([1000, 4000, 4000, 4000]);
  await book.settle(matches[0] ?? 0, 'lose_entire');
  expect(new Set((await told(playerId, id)).map(String))).toEqual(new Set(['1000,1333,1333,1333']));
  await book.settle(matches[0] ?? 0, 'refund_entire');
  expect(new Set((await told(playerId, id)).map(String))).toEqual(new Set(['1000,2666,2666,2666']));
});

test('a part that is cashed out of a combo with a void leg leaves what the rest can return', async () => {
  const [playerId, one, two] = [await book.player(), await book.matchAt(), await book.matchAt()];
  const id = await book.betOn(playerId, [one, two], { type: 'combo' });
  await book.settle(one, 'canceled');
  const part = { bet_id: id, to_cashout: 1200, part: { stake: 400 }, cashout_id: randomUUID() };
  const { data } = await book.cashOut(playerId, part);
  const rest = [600, 2000, 1200, 480 + 1200];
  expect(numbersOf(data.bet)).toEqual(rest);
  expect(await told(playerId, id)).toEqual([rest, rest, rest]);
});
