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

/** A player with 90.00 who has staked 10.00 at 2.00 with a chance of 0.6: worth 12.00. */
async function aBettor() {
  const matchId = await book.matchAt();
  const playerId = await book.player();
  return { matchId, playerId, bet_id: await book.betOn(playerId, [matchId]) };
}

const eur = (value: number) => ({ value, currency: 'EUR', subunits: 100 });

describe('sent again', () => {
  test('the same cash-out is answered with what it paid, whatever came after', async () => {
    const { playerId, bet_id, matchId } = await aBettor();
    const body = { bet_id, to_cashout: 1200, part: { stake: 500 }, cashout_id: randomUUID() };
    const first = await book.cashOut(playerId, body);
    expect(await book.cashOut(playerId, body)).toEqual(first);
    await book.settle(matchId, 'lose_entire');
    expect(await book.cashOut(playerId, body)).toMatchObject({
      data: { paid: eur(600), bet: { status: 'done', result: 'lose_entire' } },
    });
    expect(await book.balance(playerId)).toBe(9_600n);
  });

  test('another cash-out under the same id is refused', async () => {
    const { playerId, bet_id } = await aBettor();
    const cashout_id = randomUUID();
    await book.cashOut(playerId, { bet_id, to_cashout: 1200, part: { stake: 500 }, cashout_id });
    const other = { bet_id, to_cashout: 600, cashout_id };
    expect((await book.cashOut(playerId, other, 409)).error.code).toBe('conflict');
    expect(await book.balance(playerId)).toBe(9_600n);
  });

  test('a whole bet without an id is paid once', async () => {
    const { playerId, bet_id } = await aBettor();
    const body = { bet_id, to_cashout: 1200 };
    await book.cashOut(playerId, body);
    expect((await book.cashOut(playerId, body, 422)).error.data?.details).toBe('settled');
    expect(await book.balance(playerId)).toBe(10_200n);
  });

  test('after a crash before the commit nothing is left of it, and it is carried out', async () => {
    const { playerId, bet_id } = await aBettor();
    const body = { bet_id, to_cashout: 1200, part: { stake: 500 }, cashout_id: randomUUID() };
    await book.pool.query(`create function power_cut() returns trigger language plpgsql as
      $$ begin raise exception 'power cut'; end $$`);
    await book.pool.query(`create trigger power_cut before insert on ledger_entries
      for each statement execute function power_cut()`);
    await book.cashOut(playerId, body, 500);
    await book.pool.query('drop function power_cut() cascade');
    expect(await book.bet(playerId, bet_id)).toMatchObject({ cashed_out: null, to_cashout: 1200 });
    expect((await book.cashOut(playerId, body)).data.paid).toEqual(eur(600));
    expect(await book.balance(playerId)).toBe(9_600n);
  });
});

describe('fifty at once', () => {
  const fifty = Array.from({ length: 50 });

  test('of one id are paid once and answered alike', async () => {
    const { playerId, bet_id } = await aBettor();
    const body = { bet_id, to_cashout: 1200, part: { stake: 100 }, cashout_id: randomUUID() };
    const answers = await Promise.all(fifty.map(() => book.cashOut(playerId, body)));
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect(await book.balance(playerId)).toBe(9_120n);
  });

  test('of ids of their own pay one whole bet once', async () => {
    const { playerId, bet_id } = await aBettor();
    const statuses = await Promise.all(
      fifty.map(() =>
        book
          .cashOut(playerId, { bet_id, to_cashout: 1200, cashout_id: randomUUID() })
          .then(() => 'paid')
          .catch((error: unknown) =>
            String(error).includes('"settled"') ? 'settled' : String(error),
          ),
      ),
    );
    expect(statuses.toSorted()).toEqual(['paid', ...fifty.slice(1).map(() => 'settled')]);
    expect(await book.balance(playerId)).toBe(10_200n);
  });
});
