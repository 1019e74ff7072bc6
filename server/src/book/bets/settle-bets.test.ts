import { debtOf } from '@touchline/domain/ledger/accounts';
import { minor, odds } from '@touchline/domain/money';
import { standingOf } from '@touchline/domain/settlement/settle-bet';
import { LEG_RESULTS, type LegResult } from '@touchline/domain/settlement/leg-result';
import { aLine, aMatch, aPlayer, settleLine } from '@touchline/testkit/betting/rows';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { OpenDatabase } from '../../db/connect';
import { migratedDatabase } from '@touchline/testkit/database/migrated-database';
import { balanceOf } from '../../wallet/balance';
import { reconcile } from '../../wallet/reconcile';
import {
  aBet,
  aPlacement,
  aSelection,
  fund,
  NOW,
  place,
} from '@touchline/testkit/betting/book-database';
import { settleOnce } from './settle-bets';

let book: OpenDatabase;
beforeAll(async () => {
  book = await migratedDatabase();
});
afterAll(() => book.close());

const LATER = new Date('2026-03-01T17:00:00Z');
const WON = { 1: 'win_entire', 2: 'lose_entire', 3: 'lose_entire' };
const LOST = { 1: 'lose_entire', 2: 'win_entire', 3: 'lose_entire' };

async function aBettableMatch(): Promise<number> {
  const matchId = await aMatch(book.pool);
  await aLine(book.pool, { matchId });
  return matchId;
}

/** What `aBettor` bets. */
const BET = { kind: { type: 'combo' }, stake: minor(1000), bonus: null, systemCap: null } as const;

/** A player with 100.00 who has staked 10.00 at 2.00 on each of the matches, in one bet. */
async function aBettor(...matchIds: number[]): Promise<number> {
  const playerId = await aPlayer(book.pool);
  await fund(book.db, playerId, 10_000);
  const bet = aBet(matchIds.map((match_id) => aSelection({ match_id })));
  const placed = await place(book.db, playerId, aPlacement([bet]));
  expect(placed.ok).toBe(true);
  return playerId;
}

async function settleAll(): Promise<void> {
  while (await settleOnce(book.db, LATER));
}

const balance = (playerId: number) => balanceOf(book.db, playerId, 'EUR');

async function betOf(playerId: number) {
  const bets = book.db.selectFrom('bets').where('player_id', '=', playerId);
  return bets
    .select(['status', 'result', 'win_amount', 'settlements', 'settled_at'])
    .executeTakeFirstOrThrow();
}

async function owedBy(playerId: number): Promise<bigint> {
  const accounts = book.db.selectFrom('ledger_accounts').select('balance');
  const account = await accounts.where('id', '=', debtOf(playerId, 'EUR')).executeTakeFirst();
  return -(account?.balance ?? 0n);
}

test('a won bet is paid, and its player is told of the bet and the balance', async () => {
  const matchId = await aBettableMatch();
  const playerId = await aBettor(matchId);
  await book.pool.query('delete from outbox');
  await settleLine(book.pool, { matchId }, WON);
  await settleAll();
  expect(await balance(playerId)).toBe(11_000n);
  expect(await betOf(playerId)).toEqual({
    status: 'done',
    result: 'win_entire',
    win_amount: 2000n,
    settlements: 1,
    settled_at: LATER,
  });
  const { rows } = await book.pool.query(
    'select channel, event_name, message from outbox order by id',
  );
  expect(rows).toMatchObject([
    {
      channel: `$user:${playerId}`,
      event_name: 'bet_changed',
      message: {
        bet: {
          status: 'done',
          win_amount: { value: 2000 },
          selections: [{ status: 'done', result: 'win_entire' }],
        },
      },
    },
    { event_name: 'notification', message: { notification: { title: 'Bet won' } } },
    { event_name: 'unread_counters_changed', message: { unread: 1 } },
    { channel: `$user:${playerId}`, event_name: 'balance_changed', message: { balance: 11_000 } },
  ]);
});

test('the same settlement twice pays once', async () => {
  const matchId = await aBettableMatch();
  const playerId = await aBettor(matchId);
  await settleLine(book.pool, { matchId }, WON);
  await settleLine(book.pool, { matchId }, WON);
  await settleAll();
  await settleLine(book.pool, { matchId }, WON);
  await settleAll();
  expect(await balance(playerId)).toBe(11_000n);
  expect(await betOf(playerId)).toMatchObject({ settlements: 1 });
});

test('many workers at once pay every bet once', async () => {
  const matches = await Promise.all(Array.from({ length: 6 }, aBettableMatch));
  const players = [];
  for (const matchId of matches) players.push(await aBettor(matchId));
  await Promise.all(matches.map((matchId) => settleLine(book.pool, { matchId }, WON)));
  await Promise.all(matches.map((matchId) => settleLine(book.pool, { matchId }, WON)));
  await Promise.all(Array.from({ length: 6 }, settleAll));
  await settleAll();
  for (const playerId of players) expect(await balance(playerId)).toBe(11_000n);
});

test('a combo waits for its last leg unless one has lost', async () => {
  const [first, second] = [await aBettableMatch(), await aBettableMatch()];
  const playerId = await aBettor(first, second);
  await settleLine(book.pool, { matchId: first }, WON);
  await settleAll();
  expect(await betOf(playerId)).toMatchObject({ status: 'waiting_results', win_amount: 4000n });
  expect(await balance(playerId)).toBe(9_000n);
  await settleLine(book.pool, { matchId: second }, LOST);
  await settleAll();
  expect(await betOf(playerId)).toMatchObject({ result: 'lose_entire', win_amount: 0n });
  expect(await balance(playerId)).toBe(9_000n);
});

test('a crash before the commit leaves the line in the queue, and the bet unpaid', async () => {
  const matchId = await aBettableMatch();
  const playerId = await aBettor(matchId);
  await settleLine(book.pool, { matchId }, WON);
  await book.pool.query(`create function power_cut() returns trigger language plpgsql as
    $$ begin raise exception 'power cut'; end $$`);
  await book.pool.query(`create trigger power_cut before insert on ledger_entries
    for each statement execute function power_cut()`);
  await expect(settleOnce(book.db, LATER)).rejects.toThrow('power cut');
  await book.pool.query('drop function power_cut() cascade');
  expect(await betOf(playerId)).toMatchObject({ status: 'waiting_results', settlements: 0 });
  await settleAll();
  expect(await balance(playerId)).toBe(11_000n);
});

test('a result that is taken back opens the bet again, and the next one settles it', async () => {
  const matchId = await aBettableMatch();
  const playerId = await aBettor(matchId);
  await settleLine(book.pool, { matchId }, WON);
  await settleAll();
  await settleLine(book.pool, { matchId }, null);
  await settleAll();
  expect(await balance(playerId)).toBe(9_000n);
  expect(await betOf(playerId)).toEqual({
    status: 'waiting_results',
    result: 'no_results',
    win_amount: 2000n,
    settlements: 2,
    settled_at: null,
  });
  await settleLine(book.pool, { matchId }, LOST);
  await settleAll();
  expect(await balance(playerId)).toBe(9_000n);
  expect(await betOf(playerId)).toMatchObject({ status: 'done', win_amount: 0n, settlements: 3 });
});

test('a corrected result moves only the difference', async () => {
  const matchId = await aBettableMatch();
  const playerId = await aBettor(matchId);
  await settleLine(book.pool, { matchId }, LOST);
  await settleAll();
  await settleLine(book.pool, { matchId }, WON);
  await settleAll();
  expect(await balance(playerId)).toBe(11_000n);
  await settleLine(book.pool, { matchId }, { ...WON, 1: 'refund_entire' });
  await settleAll();
  expect(await balance(playerId)).toBe(10_000n);
  expect(await betOf(playerId)).toMatchObject({ result: 'refund_entire', settlements: 3 });
});

test('money that was spent before a correction is owed, and paid off by the next payout', async () => {
  const [first, second] = [await aBettableMatch(), await aBettableMatch()];
  const playerId = await aBettor(first);
  await settleLine(book.pool, { matchId: first }, WON);
  await settleAll();
  const all = aBet([aSelection({ match_id: second })], {
    stake: { value: 11_000, currency: 'EUR' },
  });
  expect(await place(book.db, playerId, aPlacement([all]))).toMatchObject({ ok: true });
  await settleLine(book.pool, { matchId: first }, LOST);
  await settleAll();
  expect([await balance(playerId), await owedBy(playerId)]).toEqual([0n, 2000n]);
  await settleLine(book.pool, { matchId: second }, WON);
  await settleAll();
  expect([await balance(playerId), await owedBy(playerId)]).toEqual([20_000n, 0n]);
});

test('bets placed while their line was cancelled are void, others are not', async () => {
  const matchId = await aBettableMatch();
  const early = await aBettor(matchId);
  const playerId = await aPlayer(book.pool);
  await fund(book.db, playerId, 10_000);
  const during = new Date(NOW.getTime() + 60_000);
  await place(book.db, playerId, aPlacement([aBet([aSelection({ match_id: matchId })])]), {
    now: during,
  });
  await book.pool.query(
    `insert into market_cancels (match_id, market_id, specifier, placed_from, placed_to)
     values ($1, 1, '', $2, $2)`,
    [matchId, during],
  );
  await settleLine(book.pool, { matchId }, WON);
  await settleAll();
  expect(await balance(early)).toBe(11_000n);
  expect(await balance(playerId)).toBe(10_000n);
  expect(await betOf(playerId)).toMatchObject({ result: 'canceled', win_amount: 1000n });
  await book.pool.query('delete from market_cancels where match_id = $1', [matchId]);
  await settleLine(book.pool, { matchId }, WON);
  await settleAll();
  expect(await balance(playerId)).toBe(11_000n);
});

test.each([
  ['the win', 'win_entire', 10_000n, 11_000n],
  // Of 10.00 at 2.00 half comes back, and half is paid at 2.00 or at half of that.
  ['the half that is not void', 'refund_half_win_other', 10_000n, 10_500n],
])('a dead heat leaves its share of %s', async (_of, result, shared, whole) => {
  const matchId = await aBettableMatch();
  const playerId = await aBettor(matchId);
  for (const [heats, paid] of [[{ 1: 5000 }, shared] as const, [null, whole] as const]) {
    await book.pool.query('update markets set dead_heats = $2 where match_id = $1', [
      matchId,
      heats,
    ]);
    await settleLine(book.pool, { matchId }, { 1: result });
    await settleAll();
    expect(await balance(playerId)).toBe(paid);
  }
});

test('whatever results come in whatever order, players have what the domain says and the books agree', async () => {
  const [one, two, three] = [
    await aBettableMatch(),
    await aBettableMatch(),
    await aBettableMatch(),
  ];
  const matches = [one, two, three];
  const anyResult = fc.constantFrom(...LEG_RESULTS);
  const anyStory = fc.record({
    bets: fc.array(fc.subarray([0, 1, 2], { minLength: 1 }), { minLength: 1, maxLength: 4 }),
    news: fc.array(fc.tuple(fc.nat(2), anyResult), { maxLength: 12 }),
  });
  await fc.assert(
    fc.asyncProperty(anyStory, async ({ bets, news }) => {
      await book.pool.query(
        `update markets set results = null, status = 1 where match_id = any($1)`,
        [matches],
      );
      const playerId = await aPlayer(book.pool);
      await fund(book.db, playerId, 4_000);
      for (const legs of bets) {
        const bet = aBet(legs.map((at) => aSelection({ match_id: matches[at]! })));
        expect(await place(book.db, playerId, aPlacement([bet]))).toMatchObject({ ok: true });
      }
      const known: LegResult[] = ['no_results', 'no_results', 'no_results'];
      for (const [at, result] of news) {
        known[at] = result;
        const results = result === 'no_results' ? null : { 1: result };
        await settleLine(book.pool, { matchId: matches[at]! }, results);
        await settleAll();
      }
      const due = bets.reduce((total, legs) => {
        const now = legs.map((at) => ({ odds: odds(2000), result: known[at]! }));
        return total + standingOf(BET, now).due.payout;
      }, 0n);
      const left = 4_000n - BigInt(bets.length) * 1000n;
      expect((await balance(playerId)) - (await owedBy(playerId))).toBe(left + due);
    }),
    { numRuns: 25 },
  );
  expect(await reconcile(book.db)).toEqual([]);
  const { rows } = await book.pool.query(
    `select (select coalesce(sum(stake), 0) from bets where status = 'waiting_results') as stakes,
       (select balance from ledger_accounts where id = 'open_bets:EUR') as held`,
  );
  expect(BigInt(rows[0].stakes)).toBe(rows[0].held);
});
