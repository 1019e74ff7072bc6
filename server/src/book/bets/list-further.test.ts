import { betRef } from '@touchline/domain/bets/bet-ref';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { cashOutBook, type CashOutBook } from '@touchline/testkit/cash-out/cash-out-book';

let book: CashOutBook;
let playerId: number;
/** The newest first, and all placed in the same instant. */
let ids: number[] = [];
beforeAll(async () => {
  book = await cashOutBook();
  playerId = await book.player();
  const matchId = await book.matchAt();
  for (let count = 0; count < 7; count += 1) ids.unshift(await book.betOn(playerId, [matchId]));
});
afterAll(() => book.close());

const idsOf = async (query: string, by = playerId) => {
  const path = `/../v3/bets?${query}`;
  const answer = await book.server.ask<{ data: { id: number }[] }>(path, { playerId: by });
  return answer.data.map(({ id }) => id);
};

test('a long list is read on from its last bet, as if it had been read in one', async () => {
  const read = await idsOf('limit=3');
  while (read.length < ids.length) read.push(...(await idsOf(`limit=3&before=${read.at(-1)}`)));
  expect(read).toEqual(ids);
  expect(await idsOf(`before=${ids.at(-1)}`)).toEqual([]);
});

test('what is placed meanwhile moves nothing of what is read on', async () => {
  const page = await idsOf('limit=3');
  const newest = await book.betOn(playerId, [await book.matchAt()]);
  expect(await idsOf(`limit=3&before=${betRef(page.at(-1)!)}`)).toEqual(ids.slice(3, 6));
  ids = [newest, ...ids];
});

test('a list does not go on behind the bet of somebody else', async () => {
  const other = await book.player();
  await book.betOn(other, [await book.matchAt()]);
  expect(await idsOf(`before=${ids[0]}`, other)).toEqual([]);
});

test('a list may be of bets that are named', async () => {
  expect(await idsOf(`id=${ids[3]},${ids[1]},999999`)).toEqual([ids[1], ids[3]]);
});

test('bets that can be cashed out now are found and counted, and only those', async () => {
  await book.pool.query('update bets set to_cashout = 900 where id = any($1)', [ids.slice(0, 2)]);
  await book.pool.query(`update bets set status = 'done' where id = $1`, [ids[1]]);
  expect(await idsOf('cashable=true')).toEqual([ids[0]]);
  expect(await idsOf('status=open&cashable=false')).toEqual(ids.slice(2));
  const cashable = async (query: string) => {
    const path = `/../v3/bets/counters${query}`;
    const { data } = await book.server.ask<{ data: { cashable: number } }>(path, { playerId });
    return data.cashable;
  };
  expect([await cashable(''), await cashable('?type=combo')]).toEqual([1, 0]);
});
