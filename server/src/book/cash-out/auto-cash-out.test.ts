import { randomUUID } from 'node:crypto';
import type { BetReply } from '@touchline/wire/bets';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { reconcile } from '../../wallet/reconcile';
import { reconcileBets } from '../bets/reconcile-bets';
import { createRefresher } from './refresh-offers';
import {
  cashOutBook,
  type CashOutBook,
  FAIR_SITE,
} from '@touchline/testkit/cash-out/cash-out-book';

let book: CashOutBook;
const logged: object[] = [];
beforeAll(async () => {
  book = await cashOutBook();
});
afterAll(async () => {
  expect(logged).toEqual([]);
  expect([await reconcile(book.db), await reconcileBets(book.db)]).toEqual([[], []]);
  await book.close();
});

/** One who keeps values fresh; each remembers what it has seen by itself. */
const refresher = () =>
  createRefresher({
    db: book.db,
    clock: { now: () => new Date('2026-03-01T12:30:00Z') },
    site: FAIR_SITE,
    jointChance: () => Promise.resolve(null),
    log: { error: (details) => void logged.push(details) },
  });

/** A player with 90.00 who has staked 10.00 at 2.00 with a chance of 0.6: worth 12.00. */
async function aBettor() {
  const matchId = await book.matchAt();
  const playerId = await book.player();
  return { matchId, playerId, bet_id: await book.betOn(playerId, [matchId]) };
}

interface Answer {
  data: BetReply;
  error: { code: string; message: string; data: { details: string; to_cashout: number | null } };
}

const wish = (playerId: number, body: object, status = 200) =>
  book.server.ask<Answer>('/bets/auto-cashout', { playerId, body, status });
const unwish = (playerId: number, bet_id: number) =>
  book.server.ask<Answer>('/bets/auto-cashout/remove', { playerId, body: { bet_id } });
const toldTo = async (playerId: number) => {
  const { rows } = await book.pool.query<{ facts: { news: string; paid: string } }>(
    'select facts from notifications where player_id = $1 order by id',
    [playerId],
  );
  return rows.map(({ facts }) => [facts.news, facts.paid]);
};

describe('a wish', () => {
  test('is kept with the bet, changed, and taken back', async () => {
    const { playerId, bet_id } = await aBettor();
    const kept = await wish(playerId, { bet_id, value: 1500, share: 100 });
    expect(kept.data.auto_cashout).toEqual({ value: 1500, share: 100 });
    await wish(playerId, { bet_id, value: 1600, share: 25 });
    expect((await book.bet(playerId, bet_id)).auto_cashout).toEqual({ value: 1600, share: 25 });
    expect((await unwish(playerId, bet_id)).data.auto_cashout).toBeUndefined();
    expect((await unwish(playerId, bet_id)).data.id).toBe(bet_id);
  });

  test.each([
    ['that the offer of now fulfils', 1200, 'reached', 1200],
    ['for more than the win', 2000, 'above_win', 1200],
  ])('%s is refused, with what is paid now', async (_what, value, details, to_cashout) => {
    const { playerId, bet_id } = await aBettor();
    const { error } = await wish(playerId, { bet_id, value, share: 100 }, 422);
    expect(error).toMatchObject({ code: 'cashout_refused', data: { details, to_cashout } });
    expect(error.message).not.toContain('{');
  });

  test('for a bet that has ended is refused', async () => {
    const { playerId, bet_id, matchId } = await aBettor();
    await book.settle(matchId, 'win_entire');
    const { error } = await wish(playerId, { bet_id, value: 1500, share: 100 }, 422);
    expect(error.data).toEqual({ details: 'not_open', to_cashout: null });
  });

  test('for the bet of somebody else finds none', async () => {
    const { bet_id } = await aBettor();
    const other = await book.player();
    expect((await wish(other, { bet_id, value: 1500, share: 100 }, 404)).error.code).toBe(
      'not_found',
    );
  });

  test('waits for the same price of the rest when a part is cashed out by hand', async () => {
    const { playerId, bet_id } = await aBettor();
    await wish(playerId, { bet_id, value: 1501, share: 50 });
    const part = { to_cashout: 1200, part: { stake: 500 }, cashout_id: randomUUID() };
    const { data } = await book.cashOut(playerId, { bet_id, ...part });
    expect(data.bet.auto_cashout).toEqual({ value: 751, share: 50 });
    const rest = await book.cashOut(playerId, { bet_id, to_cashout: 600 });
    expect(rest.data.bet.auto_cashout).toBeUndefined();
  });

  test('ends with its bet, and is not there again when the bet is', async () => {
    const { playerId, bet_id, matchId } = await aBettor();
    await wish(playerId, { bet_id, value: 1500, share: 100 });
    await book.settle(matchId, 'lose_entire');
    expect((await book.bet(playerId, bet_id)).auto_cashout).toBeUndefined();
    await book.settle(matchId, null);
    expect(await book.bet(playerId, bet_id)).toMatchObject({ status: 'waiting_results' });
    expect((await book.bet(playerId, bet_id)).auto_cashout).toBeUndefined();
  });
});

describe('once the offer is there', () => {
  test('all is paid, in one with the bet and a notification, once', async () => {
    const { playerId, bet_id, matchId } = await aBettor();
    await wish(playerId, { bet_id, value: 1500, share: 100 });
    const { round } = refresher();
    await round();
    expect(await book.bet(playerId, bet_id)).toMatchObject({ status: 'waiting_results' });
    await book.chance(matchId, { p: 0.8 });
    await round();
    const bet = await book.bet(playerId, bet_id);
    expect(bet).toMatchObject({ status: 'cashed_out', win_amount: { value: 1600 } });
    expect(bet.auto_cashout).toBeUndefined();
    expect(await book.balance(playerId)).toBe(10_600n);
    expect(await toldTo(playerId)).toEqual([['auto_cashed_out', '1600']]);
    await book.chance(matchId, { p: 0.9 });
    await round();
    expect(await book.balance(playerId)).toBe(10_600n);
  });

  test('a share is paid, the rest goes on, and the wish is over', async () => {
    const { playerId, bet_id, matchId } = await aBettor();
    await wish(playerId, { bet_id, value: 1500, share: 25 });
    await book.chance(matchId, { p: 0.8 });
    const { round } = refresher();
    await round();
    await book.chance(matchId, { p: 0.85 });
    await round();
    expect(await book.bet(playerId, bet_id)).toMatchObject({
      status: 'waiting_results',
      cashed_out: { stake: { value: 250 }, paid: { value: 400 } },
      to_cashout: 1275,
    });
    expect((await book.bet(playerId, bet_id)).auto_cashout).toBeUndefined();
    expect(await toldTo(playerId)).toEqual([['auto_cashed_out_part', '400']]);
  });

  test('two who keep values at once pay it once', async () => {
    const { playerId, bet_id, matchId } = await aBettor();
    await wish(playerId, { bet_id, value: 1500, share: 50 });
    await book.chance(matchId, { p: 0.8 });
    await Promise.all([refresher().round(), refresher().round(), refresher().round()]);
    expect(await book.balance(playerId)).toBe(9_800n);
    const { rows } = await book.pool.query('select is_auto from cash_outs where bet_id = $1', [
      bet_id,
    ]);
    expect(rows).toEqual([{ is_auto: true }]);
    expect(await toldTo(playerId)).toEqual([['auto_cashed_out_part', '800']]);
  });

  test('a wish that is set after the offer moved past what players know is looked at at once', async () => {
    const { playerId, bet_id, matchId } = await aBettor();
    const { round } = refresher();
    await round();
    await wish(playerId, { bet_id, value: 1500, share: 100 });
    // Nothing that shows changes the version of the match.
    await book.pool.query(
      `update markets set outcomes = jsonb_set(outcomes, '{1,p}', '0.9') where match_id = $1`,
      [matchId],
    );
    await round();
    expect(await book.bet(playerId, bet_id)).toMatchObject({ status: 'cashed_out' });
  });

  test('a line that is suspended pays nothing', async () => {
    const { playerId, bet_id, matchId } = await aBettor();
    await wish(playerId, { bet_id, value: 1500, share: 100 });
    await book.chance(matchId, { p: 0.9, active: false });
    await refresher().round();
    expect(await book.bet(playerId, bet_id)).toMatchObject({
      status: 'waiting_results',
      auto_cashout: { value: 1500, share: 100 },
    });
  });
});
