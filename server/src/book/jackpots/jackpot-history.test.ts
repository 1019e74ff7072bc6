import { poolOf } from '@touchline/domain/ledger/accounts';
import { aLine, aMatch, aPlayer } from '@touchline/testkit/betting/rows';
import * as fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { jackpotDifferences } from '../../bonus/jackpots/jackpot-differences';
import { changeJackpot, keepJackpotTimes } from '../../bonus/jackpots/jackpots';
import { approveHit, declineHit, payHits } from '../../bonus/jackpots/payouts';
import { aJackpot, aLevel } from '@touchline/testkit/jackpots/a-jackpot';
import type { OpenDatabase } from '../../db/connect';
import { migratedDatabase } from '@touchline/testkit/database/migrated-database';
import { reconcile } from '../../wallet/reconcile';
import { notifyJackpotPaid } from '../notifications/notify-jackpot-paid';
import type { SiteSettings } from '../site';
import {
  aBet,
  aPlacement,
  aSelection,
  fund,
  NOW,
  place,
  SITE,
} from '@touchline/testkit/betting/book-database';

const WITH_JACKPOTS: SiteSettings = { ...SITE, featureFlags: ['jackpots'] };

let book: OpenDatabase;
let matchId: number;
beforeAll(async () => {
  book = await migratedDatabase();
  matchId = await aMatch(book.pool);
  await aLine(book.pool, { matchId });
});
afterAll(() => book.close());

/** What players bet, what operators decide, and what the clock does. */
const anyStep = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({
      act: fc.constant('bet' as const),
      stake: fc.integer({ min: 10, max: 5000 }),
    }),
  },
  { weight: 2, arbitrary: fc.record({ act: fc.constant('approve' as const) }) },
  { weight: 2, arbitrary: fc.record({ act: fc.constant('decline' as const) }) },
  { weight: 2, arbitrary: fc.record({ act: fc.constant('pay' as const) }) },
  {
    weight: 2,
    arbitrary: fc.record({
      act: fc.constantFrom('pause' as const, 'resume' as const),
      level: fc.constantFrom('mini', 'major'),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      act: fc.constant('end' as const),
      level: fc.constantFrom('mini', 'major'),
    }),
  },
);
type Step = typeof anyStep extends fc.Arbitrary<infer S> ? S : never;

interface History {
  id: number;
  playerId: number;
  /** How many decisions were made by hand, to choose a hit by. */
  steps: number;
}

async function aHistory(): Promise<History> {
  await book.pool.query(`update jackpot_levels set state = 'paused' where state = 'active'`);
  const levels = [
    aLevel({ share: 33_333, start_amount: 0n, must_drop_at: 200n }),
    aLevel({ code: 'major', share: 7777, must_drop_at: 1400n, hit_every: 10_000n }),
  ];
  const id = await aJackpot(book.db, { now: NOW, levels });
  const playerId = await aPlayer(book.pool);
  await fund(book.db, playerId, 1_000_000);
  return { id, playerId, steps: 0 };
}

/** Any hit of the jackpot's, whatever was decided on it. */
async function anyHit({ id, steps }: History): Promise<number> {
  const { rows } = await book.pool.query<{ id: number }>(
    'select id from jackpot_hits where jackpot_id = $1 order by id',
    [id],
  );
  return rows[steps % Math.max(1, rows.length)]?.id ?? 0;
}

async function take(history: History, step: Step): Promise<void> {
  const { id, playerId } = history;
  const inTransaction = book.db.transaction();
  history.steps += 1;
  switch (step.act) {
    case 'bet': {
      const stake = { value: step.stake, currency: 'EUR' };
      const asked = aPlacement([aBet([aSelection({ match_id: matchId })], { stake })]);
      expect((await place(book.db, playerId, asked, { site: WITH_JACKPOTS })).ok).toBe(true);
      return;
    }
    case 'approve':
    case 'decline': {
      const asked = { id: await anyHit(history), by: 'ada', now: NOW };
      const decide = step.act === 'approve' ? approveHit : declineHit;
      await inTransaction.execute((tx) => decide(tx, asked));
      return;
    }
    case 'pay':
      await payHits(book.db, NOW, notifyJackpotPaid);
      await keepJackpotTimes(book.db, NOW);
      return;
    default: {
      const { act: change, level } = step;
      await inTransaction.execute((tx) => changeJackpot(tx, { id, level, change, now: NOW }));
    }
  }
}

/** What is in the jackpot's accounts, and what has come in and gone out, as postings say. */
async function booked({ id, playerId }: History) {
  const accounts = ['mini', 'major'].map((code) => poolOf(`jackpot-${id}-${code}`, 'EUR'));
  const { rows } = await book.pool.query<
    Record<'held' | 'given' | 'paid' | 'back' | 'least' | 'above', bigint>
  >(
    `select
      (select coalesce(sum(balance), 0)::bigint from ledger_accounts
        where id = any($1) or id = any($2)) as held,
      (select coalesce(min(balance), 0)::bigint from ledger_accounts where id = any($1)) as least,
      (select coalesce(sum(amount), 0)::bigint from ledger_entries
        where to_account = any($1) and (from_account like 'house:%' or from_account like 'promotions:%')) as given,
      (select coalesce(sum(amount), 0)::bigint from ledger_entries
        where (from_account = any($1) or from_account = any($2)) and to_account like 'promotions:%') as back,
      (select count(*)::bigint from jackpot_levels l join ledger_accounts a on a.id = l.account
        where l.account = any($1) and a.balance > l.must_drop_at) as above,
      (select coalesce(sum(amount), 0)::bigint from ledger_entries
        where from_account = any($2) and to_account = $3) as paid`,
    [accounts, await hitAccounts(id), `cash:${playerId}:EUR`],
  );
  const [row] = rows;
  if (!row) throw new Error('sums have a row');
  return row;
}

async function hitAccounts(id: number): Promise<string[]> {
  const { rows } = await book.pool.query<{ account: string }>(
    `select 'jackpot_hit:' || id || ':EUR' as account from jackpot_hits where jackpot_id = $1`,
    [id],
  );
  return rows.map(({ account }) => account);
}

test('whatever is bet and decided, a jackpot holds what was given to it less what it paid, no pool more than it must drop at', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(anyStep, { minLength: 5, maxLength: 25 }), async (steps) => {
      const history = await aHistory();
      for (const step of steps) {
        await take(history, step);
        const { held, given, paid, back, least, above } = await booked(history);
        expect(held).toBe(given - paid - back);
        expect(least).toBeGreaterThanOrEqual(0n);
        expect(above).toBe(0n);
        expect(await jackpotDifferences(book.db)).toEqual([]);
      }
      expect(await reconcile(book.db)).toEqual([]);
    }),
    { numRuns: 12 },
  );
}, 120_000);
