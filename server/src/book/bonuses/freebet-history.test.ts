import { freebetDebtOf, freebetOf, promotions } from '@touchline/domain/ledger/accounts';
import { minor } from '@touchline/domain/money';
import { aLine, aMatch, aPlayer } from '@touchline/testkit/betting/rows';
import * as fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { endBonuses } from '../../bonus/end-bonuses';
import { aBonus } from '@touchline/testkit/bonuses/a-campaign';
import type { OpenDatabase } from '../../db/connect';
import { run } from '../../db/statements';
import { migratedDatabase } from '@touchline/testkit/database/migrated-database';
import { balancesNow } from '../../wallet/balance';
import { reconcile } from '../../wallet/reconcile';
import { reconcileBets } from '../bets/reconcile-bets';
import { settleOnce } from '../bets/settle-bets';
import { aBet, aPlacement, aSelection, NOW, place } from '@touchline/testkit/betting/book-database';

let book: OpenDatabase;
beforeAll(async () => {
  book = await migratedDatabase();
});
afterAll(() => book.close());

const RESULTS = ['win_entire', 'lose_entire', 'refund_entire', null] as const;
const MATCHES = [0, 1, 2];

/** What players do, what the feed says and what the clock does, by the numbers of freebets and matches. */
const anyStep = fc.oneof(
  fc.record({ act: fc.constant('issue' as const), amount: fc.integer({ min: 100, max: 900 }) }),
  fc.record({ act: fc.constant('place' as const), freebet: fc.nat(3), on: fc.nat(2) }),
  fc.record({ act: fc.constant('place' as const), freebet: fc.nat(3), on: fc.nat(2) }),
  fc.record({
    act: fc.constant('result' as const),
    on: fc.nat(2),
    result: fc.constantFrom(...RESULTS),
  }),
  fc.record({
    act: fc.constant('result' as const),
    on: fc.nat(2),
    result: fc.constantFrom(...RESULTS),
  }),
  fc.record({ act: fc.constant('later' as const), hours: fc.constantFrom(1, 13) }),
);
type Step = typeof anyStep extends fc.Arbitrary<infer S> ? S : never;

interface KnownFreebet {
  id: number;
  amount: bigint;
  left: bigint;
  owed: bigint;
  endsAt: number;
}

interface KnownBet {
  freebet: KnownFreebet;
  on: number;
  isReturned: boolean;
}

/** A player on three matches, with what a few additions say of every freebet. */
async function aHistory() {
  const matches: number[] = [];
  for (const _ of MATCHES) {
    const matchId = await aMatch(book.pool);
    await aLine(book.pool, { matchId });
    matches.push(matchId);
  }
  const playerId = await aPlayer(book.pool);
  return {
    playerId,
    matches,
    results: new Map<number, string | null>(),
    now: NOW.getTime(),
    freebets: [] as KnownFreebet[],
    bets: [] as KnownBet[],
    issued: 0n,
    expired: 0n,
  };
}

type History = Awaited<ReturnType<typeof aHistory>>;
const HOUR = 3_600_000;

async function issue(history: History, amount: number): Promise<void> {
  const now = new Date(history.now);
  const given = { now, offer: { type: 'freebet' as const, amounts: { EUR: amount } } };
  const { id } = await aBonus(book.db, history.playerId, { ...given, lives_hours: 12 });
  const [all, endsAt] = [BigInt(amount), history.now + 12 * HOUR];
  history.freebets.push({ id, amount: all, left: all, owed: 0n, endsAt });
  history.issued += all;
}

async function bet(history: History, which: number, on: number): Promise<void> {
  const freebet = history.freebets[which % Math.max(1, history.freebets.length)];
  if (!freebet) return;
  const { id, amount } = freebet;
  const asked = aBet([aSelection({ match_id: history.matches[on] ?? 0 })], {
    stake: { value: Number(amount), currency: 'EUR' },
    bonus: { id, type: 'freebet' },
  });
  const now = new Date(history.now);
  const { ok } = await place(book.db, history.playerId, aPlacement([asked]), { now });
  const isOpen = (history.results.get(on) ?? null) === null;
  const isThere = freebet.left === amount && history.now < freebet.endsAt;
  expect(ok).toBe(isOpen && isThere);
  if (!ok) return;
  freebet.left = 0n;
  history.bets.push({ freebet, on, isReturned: false });
}

/** A bet that is given back pays off first what its freebet has staked twice. */
async function end(history: History, on: number, result: string | null): Promise<void> {
  history.results.set(on, result);
  const results = result === null ? null : JSON.stringify({ 1: result });
  const matchId = history.matches[on];
  await book.pool.query('update markets set results = $2 where match_id = $1', [matchId, results]);
  await book.pool.query(
    `insert into settlement_queue (match_id, market_id, specifier) values ($1, 1, '')`,
    [matchId],
  );
  while (await settleOnce(book.db, new Date(history.now)));
  for (const each of history.bets.filter((other) => other.on === on)) {
    const { freebet } = each;
    const isReturned = result === 'refund_entire';
    if (isReturned && !each.isReturned) {
      const repaid = freebet.owed < freebet.amount ? freebet.owed : freebet.amount;
      freebet.owed -= repaid;
      freebet.left += freebet.amount - repaid;
    } else if (!isReturned && each.isReturned) {
      const covered = freebet.left < freebet.amount ? freebet.left : freebet.amount;
      freebet.left -= covered;
      freebet.owed += freebet.amount - covered;
    }
    each.isReturned = isReturned;
  }
}

async function wait(history: History, hours: number): Promise<void> {
  history.now += hours * HOUR;
  while (await endBonuses(book.db, new Date(history.now)));
  for (const freebet of history.freebets) {
    if (history.now < freebet.endsAt) continue;
    history.expired += freebet.left;
    freebet.left = 0n;
  }
}

async function take(history: History, step: Step): Promise<void> {
  if (step.act === 'issue') return issue(history, step.amount);
  if (step.act === 'place') return bet(history, step.freebet, step.on);
  if (step.act === 'result') return end(history, step.on, step.result);
  return wait(history, step.hours);
}

async function heldNow({ playerId, freebets }: History, budgetBefore: bigint) {
  const accounts = freebets.flatMap(({ id }) => [
    freebetOf(playerId, id, 'EUR'),
    freebetDebtOf(playerId, id, 'EUR'),
  ]);
  const budget = promotions('EUR');
  const balances = await run(book.db, balancesNow([...accounts, budget]));
  const held = accounts.map((account) => balances.get(account) ?? 0n);
  return {
    held,
    sum: held.reduce<bigint>((all, each) => all + each, 0n),
    budget: (balances.get(budget) ?? 0n) - budgetBefore,
  };
}

test('at every step of any history the freebets hold what was issued, less what is spent and expired', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(anyStep, { minLength: 8, maxLength: 20 }), async (steps) => {
      // What an earlier history has left ends with it.
      while (await endBonuses(book.db, new Date(NOW.getTime() + 1e9)));
      const history = await aHistory();
      const before = (await heldNow({ ...history, freebets: [] }, 0n)).budget;
      await issue(history, 500);
      for (const step of steps) {
        await take(history, step);
        const { freebets, bets, issued, expired } = history;
        const spent = bets
          .filter(({ isReturned }) => !isReturned)
          .reduce((all, { freebet }) => all + freebet.amount, 0n);
        const { held, sum, budget } = await heldNow(history, before);
        expect(sum).toBe(minor(issued - spent - expired));
        expect(budget).toBe(expired - issued);
        expect(held).toEqual(freebets.flatMap(({ left, owed }) => [left, -owed]));
      }
      expect(await reconcile(book.db)).toEqual([]);
      expect(await reconcileBets(book.db)).toEqual([]);
    }),
    { numRuns: 12, unbiased: true },
  );
}, 120_000);
