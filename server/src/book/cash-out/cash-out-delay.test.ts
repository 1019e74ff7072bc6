import { minor } from '@touchline/domain/money';
import { aLeague, aProducer } from '@touchline/testkit/betting/rows';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { reconcile } from '../../wallet/reconcile';
import { reconcileBets } from '../bets/reconcile-bets';
import { NOW } from '@touchline/testkit/betting/book-database';
import type { CashOutRequest } from './delayed-cash-outs';
import { createRefresher } from './refresh-offers';
import { cashOutBook, type CashOutBook } from '@touchline/testkit/cash-out/cash-out-book';
import { DELAYED_VALUING, holdCashOuts } from '@touchline/testkit/cash-out/held-cash-outs';

let book: CashOutBook;
beforeAll(async () => {
  book = await cashOutBook();
});
beforeEach(() => aProducer(book.pool, 1, 'active'));
afterAll(async () => {
  expect([await reconcile(book.db), await reconcileBets(book.db)]).toEqual([[], []]);
  await book.close();
});

const LIVE = { status: 1 };
const heldCashOuts = (most?: { all: number; ofPlayer: number }) => holdCashOuts(book.db, most);

/** A player with 90.00 who has staked 10.00 at 2.00 on a match in play, with a chance of 0.6: worth 12.00. */
async function aLiveBet() {
  const [playerId, matchId] = [await book.player(), await book.matchAt(0.6, LIVE)];
  const betId = await book.betOn(playerId, [matchId]);
  return { playerId, matchId, betId };
}

function request({ playerId, betId }: { playerId: number; betId: number }): CashOutRequest {
  return { playerId, betId, seen: minor(1200), wish: 'all', id: null };
}

const suspend = (matchId: number) =>
  book.pool.query('update markets set status = -1 where match_id = $1', [matchId]);

describe('a bet on a match in play', () => {
  test('is cashed out after the delay: until then it says so, and nothing is paid', async () => {
    const bet = await aLiveBet();
    const { cashOut, waits, untilWaiting } = heldCashOuts();
    const answer = cashOut(request(bet));
    await untilWaiting();
    expect(await book.bet(bet.playerId, bet.betId)).toMatchObject({
      status: 'cashout_in_progress',
      cashed_out: null,
    });
    expect(await book.balance(bet.playerId)).toBe(9_000n);
    const listed = async (status: string) =>
      (await book.server.ask(`/../v3/bets?status=${status}`, bet)).data.map(({ id }) => id);
    expect(await listed('cashout_in_progress')).toEqual([bet.betId]);
    expect(await listed('open')).toEqual([bet.betId]);
    expect(await listed('waiting_results')).toEqual([]);
    waits[0]?.end();
    expect(await answer).toMatchObject({ ok: true, value: { paid: 1200n } });
    expect(await book.balance(bet.playerId)).toBe(10_200n);
    expect(await book.bet(bet.playerId, bet.betId)).toMatchObject({ status: 'cashed_out' });
  });

  test.each<[string, (matchId: number) => Promise<unknown>, object]>([
    [
      'worth less',
      (id) => book.chance(id, { p: 0.1 }),
      { ok: false, error: { reason: 'below_seen', offer: 200n } },
    ],
    ['suspended', suspend, { ok: false, error: { reason: 'suspended', offer: null } }],
    [
      'suspended and then open at another price',
      async (id) => {
        await suspend(id);
        await book.chance(id, { p: 0.1 });
        await book.pool.query('update markets set status = 1 where match_id = $1', [id]);
      },
      { ok: false, error: { reason: 'below_seen', offer: 200n } },
    ],
    [
      'of a producer that went down',
      () => aProducer(book.pool, 1, 'down'),
      { ok: false, error: { reason: 'suspended' } },
    ],
    [
      'over',
      (id) => book.pool.query('update matches set status = 4 where id = $1', [id]),
      { ok: false, error: { reason: 'suspended' } },
    ],
    ['lost', (id) => book.settle(id, 'lose_entire'), { ok: false, error: { reason: 'settled' } }],
    ['won', (id) => book.settle(id, 'win_entire'), { ok: false, error: { reason: 'settled' } }],
    ['worth more', (id) => book.chance(id, { p: 0.7 }), { ok: true, value: { paid: 1400n } }],
  ])('that is %s at the end of the delay is priced by that', async (_what, change, expected) => {
    const bet = await aLiveBet();
    const { cashOut, waits, untilWaiting } = heldCashOuts();
    const answer = cashOut(request(bet));
    await untilWaiting();
    await change(bet.matchId);
    waits[0]?.end();
    expect(await answer).toMatchObject(expected);
    expect((await book.bet(bet.playerId, bet.betId)).status).not.toBe('cashout_in_progress');
  });

  test('pays nothing that a line says which is being written at the end of the delay', async () => {
    const bet = await aLiveBet();
    const { cashOut, waits, untilWaiting } = heldCashOuts();
    const answer = cashOut(request(bet));
    await untilWaiting();
    const feed = await book.pool.connect();
    await feed.query('begin');
    await feed.query('update markets set status = -1 where match_id = $1', [bet.matchId]);
    waits[0]?.end();
    await untilLocked();
    await feed.query('commit');
    feed.release();
    expect(await answer).toMatchObject({ ok: false, error: { reason: 'suspended' } });
  });

  test('is cashed out in part after the delay, and goes on', async () => {
    const bet = await aLiveBet();
    const { cashOut, waits, untilWaiting } = heldCashOuts();
    const part = { ...request(bet), wish: { stake: minor(500) }, id: crypto.randomUUID() };
    const answer = cashOut(part);
    await untilWaiting();
    waits[0]?.end();
    expect(await answer).toMatchObject({ ok: true, value: { paid: 600n } });
    expect(await book.bet(bet.playerId, bet.betId)).toMatchObject({ status: 'waiting_results' });
    expect(await cashOut(part)).toMatchObject({ ok: true, value: { paid: 600n } });
    expect(await book.balance(bet.playerId)).toBe(9_600n);
  });

  test('is refused at once for what is wrong at once', async () => {
    const bet = await aLiveBet();
    const { cashOut, waits } = heldCashOuts();
    expect(await cashOut({ ...request(bet), seen: minor(1300) })).toMatchObject({
      error: { reason: 'below_seen', offer: 1200n },
    });
    expect(waits).toEqual([]);
  });
});

test('the longest delay of the open legs in play counts; before the match there is none', async () => {
  const playerId = await book.player();
  const { tournamentId: tennis } = await aLeague(book.pool, { sportKey: 'tennis' });
  const [soon, live, longer] = [
    await book.matchAt(),
    await book.matchAt(0.6, LIVE),
    await book.matchAt(0.6, { ...LIVE, tournamentId: tennis }),
  ];
  const { cashOut, waits, untilWaiting } = heldCashOuts();
  const early = await book.betOn(playerId, [soon]);
  expect(await cashOut(request({ playerId, betId: early }))).toMatchObject({ ok: true });
  for (const matches of [
    [soon, live],
    [live, longer],
  ]) {
    const betId = await book.betOn(playerId, matches);
    void cashOut({ ...request({ playerId, betId }), seen: minor(1) });
  }
  await untilWaiting(2);
  expect(new Set(waits.map(({ ms }) => ms))).toEqual(new Set([5000, 8000]));
  for (const { end } of waits) end();
});

test('the same request again while one waits gets its answer, here and in another process', async () => {
  const bet = await aLiveBet();
  const asked = { ...request(bet), id: crypto.randomUUID() };
  const [one, other] = [heldCashOuts(), heldCashOuts()];
  const answers = [one.cashOut(asked), one.cashOut(asked), other.cashOut(asked)];
  await Promise.all([one.untilWaiting(), other.untilWaiting()]);
  expect(one.waits).toHaveLength(1);
  for (const { waits } of [one, other]) waits[0]?.end();
  for (const answer of await Promise.all(answers)) {
    expect(answer).toMatchObject({ ok: true, value: { paid: 1200n } });
  }
  expect(await book.balance(bet.playerId)).toBe(10_200n);
});

test('more than a player, or all together, may have waiting are turned away', async () => {
  const [one, two, three] = [await aLiveBet(), await aLiveBet(), await aLiveBet()];
  const second = await book.betOn(one.playerId, [one.matchId]);
  const { cashOut, waits, untilWaiting } = heldCashOuts({ all: 2, ofPlayer: 1 });
  const first = cashOut(request(one));
  await untilWaiting();
  const unavailable = { ok: false, error: { reason: 'unavailable' } };
  expect(await cashOut(request({ ...one, betId: second }))).toEqual(unavailable);
  const other = cashOut(request(two));
  await untilWaiting(2);
  expect(await cashOut(request(three))).toEqual(unavailable);
  for (const { end } of waits) end();
  expect((await Promise.all([first, other])).every(({ ok }) => ok)).toBe(true);
  const again = cashOut(request(three));
  await untilWaiting(3);
  waits[2]?.end();
  expect(await again).toMatchObject({ ok: true });
});

test('a server that stops ends every wait: nothing is paid, and bets are as they were', async () => {
  const bet = await aLiveBet();
  const { cashOut, untilWaiting, close } = heldCashOuts();
  const answer = cashOut(request(bet));
  await untilWaiting();
  close();
  expect(await answer).toEqual({ ok: false, error: { reason: 'unavailable' } });
  expect(await book.bet(bet.playerId, bet.betId)).toMatchObject({ status: 'waiting_results' });
  expect(await book.balance(bet.playerId)).toBe(9_000n);
});

test('a process that dies while a bet waits leaves nothing paid, and the bet is soon as it was', async () => {
  const bet = await aLiveBet();
  const dead = heldCashOuts();
  void dead.cashOut(request(bet));
  await dead.untilWaiting();
  const statusAt = async (seconds: number) => {
    await refresherAt(seconds).round();
    return (await book.bet(bet.playerId, bet.betId)).status;
  };
  expect(await statusAt(5)).toBe('cashout_in_progress');
  expect(await statusAt(11)).toBe('waiting_results');
  expect(await book.balance(bet.playerId)).toBe(9_000n);
  const { cashOut, waits, untilWaiting } = heldCashOuts();
  const answer = cashOut(request(bet));
  await untilWaiting();
  waits[0]?.end();
  expect(await answer).toMatchObject({ ok: true });
});

describe('a standing cash-out of a bet on a match in play', () => {
  /** One that waits for 15.00, of which the offer is 16.00 by now, and a job that has seen it. */
  async function reached() {
    const bet = await aLiveBet();
    const body = { bet_id: bet.betId, value: 1500, share: 100 };
    await book.server.ask('/bets/auto-cashout', { playerId: bet.playerId, body });
    await book.chance(bet.matchId, { p: 0.8 });
    let seconds = 0;
    const { round } = refresherAt(0, () => seconds * 1000);
    await round();
    const after = async (time: number) => {
      seconds = time;
      await round();
      return book.bet(bet.playerId, bet.betId);
    };
    return { ...bet, after };
  }

  test('is carried out after the delay', async () => {
    const { playerId, after } = await reached();
    expect(await after(4.9)).toMatchObject({ status: 'cashout_in_progress' });
    expect(await book.balance(playerId)).toBe(9_000n);
    expect(await after(5)).toMatchObject({ status: 'cashed_out' });
    expect(await book.balance(playerId)).toBe(10_600n);
  });

  test('waits on where the offer has gone again, and is carried out once it lasts', async () => {
    const { matchId, after } = await reached();
    await book.chance(matchId, { p: 0.7 });
    expect(await after(5)).toMatchObject({
      status: 'waiting_results',
      auto_cashout: { value: 1500, share: 100 },
    });
    await book.chance(matchId, { p: 0.9 });
    expect(await after(6)).toMatchObject({ status: 'cashout_in_progress' });
    expect(await after(11)).toMatchObject({ status: 'cashed_out', win_amount: { value: 1800 } });
  });
});

function refresherAt(seconds: number, elapsed?: () => number) {
  return createRefresher({
    db: book.db,
    clock: { now: () => new Date(NOW.getTime() + seconds * 1000) },
    ...DELAYED_VALUING,
    log: { error: (details: object) => expect(details).toBeUndefined() },
    ...(elapsed ? { elapsed } : {}),
  });
}

/** Resolves once a statement waits for a lock of another. */
async function untilLocked(): Promise<void> {
  const waits = `select from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`;
  while ((await book.pool.query(waits)).rowCount === 0);
}
