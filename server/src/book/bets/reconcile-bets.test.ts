import { randomUUID } from 'node:crypto';
import { cashOf, house } from '@touchline/domain/ledger/accounts';
import { rejectionPosting, stakePosting } from '@touchline/domain/ledger/entries';
import { minor } from '@touchline/domain/money';
import { sql, type Transaction } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '../../db/schema';
import { post } from '../../wallet/post';
import { cashOutBook, type CashOutBook } from '@touchline/testkit/cash-out/cash-out-book';
import { reconcileBets } from './reconcile-bets';

let book: CashOutBook;
/** Of one player: still open, cashed out in part, cashed out, won, lost and rejected. */
let bets: Record<'open' | 'part' | 'whole' | 'won' | 'lost' | 'rejected', number>;
let playerId: number;

beforeAll(async () => {
  book = await cashOutBook();
  playerId = await book.player();
  const bet = async () => book.betOn(playerId, [await book.matchAt()]);
  const settled = async (result: string) => {
    const matchId = await book.matchAt();
    const id = await book.betOn(playerId, [matchId]);
    await book.settle(matchId, result);
    return id;
  };
  bets = {
    open: await bet(),
    part: await bet(),
    whole: await bet(),
    won: await settled('win_entire'),
    lost: await settled('lose_entire'),
    rejected: await bet(),
  };
  const seen = { to_cashout: 1200, cashout_id: randomUUID() };
  await book.cashOut(playerId, { ...seen, bet_id: bets.part, part: { stake: 250 } });
  await book.cashOut(playerId, { ...seen, bet_id: bets.whole });
  const rejected = { id: bets.rejected, playerId, currency: 'EUR', stake: minor(1000) };
  await book.db.transaction().execute((tx) => post(tx, [rejectionPosting(rejected)]));
  await book.pool.query(`update bets set status = 'rejected' where id = $1`, [bets.rejected]);
});
afterAll(() => book.close());

/** What is found after some damage, which is taken back then. */
async function foundAfter(damage: (tx: Transaction<Database>) => Promise<unknown>) {
  const tx = await book.db.startTransaction().execute();
  try {
    await damage(tx);
    return await reconcileBets(tx);
  } finally {
    await tx.rollback().execute();
  }
}

/** What is found after a change of a bet that its postings do not know. */
const foundWith = (bet: keyof typeof bets, change: string) =>
  foundAfter((tx) => sql.raw(`update bets set ${change} where id = ${bets[bet]}`).execute(tx));

test('bets in every state agree with what was posted for them', async () => {
  expect(await reconcileBets(book.db)).toEqual([]);
});

test('a bet that is open by its row and settled by its postings is found', async () => {
  expect(await foundWith('lost', `status = 'waiting_results'`)).toEqual([
    { kind: 'open_bets', currency: 'EUR', staked: 2750n, held: 1750n },
    { kind: 'bet_stake', bet: bets.lost, staked: 1000n, held: 0n },
  ]);
});

test('a payout that differs from what was posted is found', async () => {
  expect(await foundWith('won', 'win_amount = 1999')).toEqual([
    { kind: 'bet_payout', bet: bets.won, due: 1999n, posted: 2000n },
  ]);
});

test('a bet that was paid twice is found', async () => {
  const twice = {
    id: `settle:${bets.won}:2`,
    currency: 'EUR',
    entries: [{ from: house('EUR'), to: cashOf(playerId, 'EUR'), amount: minor(2000) }],
  };
  expect(await foundAfter((tx) => post(tx, [twice]))).toEqual([
    { kind: 'bet_payout', bet: bets.won, due: 2000n, posted: 4000n },
  ]);
});

test('a cash-out that its bet does not count is found', async () => {
  expect(await foundWith('part', 'cashed_out_stake = 0, cashed_out_paid = 0')).toEqual([
    { kind: 'open_bets', currency: 'EUR', staked: 2000n, held: 1750n },
    { kind: 'bet_stake', bet: bets.part, staked: 1000n, held: 750n },
    { kind: 'bet_payout', bet: bets.part, due: 0n, posted: 300n },
    { kind: 'cash_outs', bet: bets.part, stake: 0n, counted: 250n },
  ]);
});

test('a posting of a bet that is not there is found', async () => {
  const nobodys = { id: 999_999, playerId, currency: 'EUR', stake: minor(70) };
  expect(await foundAfter((tx) => post(tx, [stakePosting(nobodys)]))).toEqual([
    { kind: 'open_bets', currency: 'EUR', staked: 1750n, held: 1820n },
    { kind: 'bet_stake', bet: nobodys.id, staked: 0n, held: 70n },
  ]);
});

test.each([
  ['bets', 'player', 'update bets set player_id = 999999 where id = BET'],
  [
    'placements',
    'player',
    'update placements set player_id = 999999 where id = (select placement_id from bets where id = BET)',
  ],
  ['bets', 'placement', 'update bets set placement_id = gen_random_uuid() where id = BET'],
  ['bets', 'selection', 'delete from bet_selections where bet_id = BET'],
  ['bet_selections', 'match', 'update bet_selections set match_id = 999999 where bet_id = BET'],
  ['bet_selections', 'bet', 'update bet_selections set bet_id = 999999 where bet_id = BET'],
  ['bet_exposures', 'bet', 'update bet_exposures set bet_id = 999999 where bet_id = BET'],
])('of %s a row that lacks its %s is found', async (table, lacks, damage) => {
  const statement = damage.replace('BET', String(bets.open));
  const found = await foundAfter((tx) => sql.raw(statement).execute(tx));
  expect(found).toContainEqual({ kind: 'orphan', table, id: expect.any(String), lacks });
});
