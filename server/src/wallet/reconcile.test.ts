import { assert } from '@touchline/domain/assert';
import { type Posting, stakePosting } from '@touchline/domain/ledger/entries';
import { depositPosting } from '@touchline/domain/ledger/payments';
import { minor } from '@touchline/domain/money';
import { bookingPosting } from '@touchline/domain/settlement/booking';
import { NOTHING_DUE } from '@touchline/domain/settlement/due';
import * as fc from 'fast-check';
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { OpenDatabase } from '../db/connect';
import { migratedDatabase } from '@touchline/testkit/database/migrated-database';
import { balanceOf } from './balance';
import { post } from './post';
import { reconcile } from './reconcile';

let wallet: OpenDatabase;

beforeEach(async () => {
  wallet = await migratedDatabase();
});
afterEach(() => wallet.close());

const players = fc.integer({ min: 1, max: 3 });
const amounts = fc.bigInt({ min: 1n, max: 5000n }).map(minor);
/** Few ids, so that a history repeats facts, contradicts them and overdraws. */
const ids = fc.integer({ min: 1, max: 12 });
const bets = fc.record({
  id: ids,
  playerId: players,
  currency: fc.constantFrom('EUR', 'USD'),
  stake: amounts,
});
const deposits = fc.record({
  id: ids.map(String),
  provider: fc.constant('test'),
  playerId: players,
  currency: fc.constantFrom('EUR', 'USD'),
  amount: amounts,
});
const cashOuts = fc.tuple(bets, amounts).map(([bet, payout]) => {
  const due = { ...NOTHING_DUE, stake: bet.stake, payout };
  const posting = bookingPosting(bet, { cause: 'cash_out', number: 1 }, NOTHING_DUE, due);
  assert(posting, 'a cash-out takes a stake out of the open bets');
  return posting;
});
const postings: fc.Arbitrary<Posting> = fc.oneof(
  deposits.map(depositPosting),
  bets.map(stakePosting),
  cashOuts,
);
const histories = fc.array(fc.array(postings, { minLength: 1, maxLength: 6 }), { maxLength: 12 });

test('whatever happened, in whatever order and at once, the books agree and cash is never negative', async () => {
  let run = 0;
  await fc.assert(
    fc.asyncProperty(histories, async (history) => {
      run += 1;
      const mine = (posting: Posting) => ({ ...posting, id: `${run}:${posting.id}` });
      const batches = history.map((batch) => batch.map(mine));
      const verdicts = await Promise.all(
        batches.map((batch) => wallet.db.transaction().execute((tx) => post(tx, batch))),
      );
      expect(await reconcile(wallet.db)).toEqual([]);
      expect(await postedIds(run)).toEqual(named(batches, verdicts));
      expect(await balanceOf(wallet.db, 1, 'EUR')).toBeGreaterThanOrEqual(0n);
    }),
    { numRuns: 40 },
  );
}, 60_000);

function named(batches: Posting[][], verdicts: string[][]): string[] {
  const posted = batches.flatMap((batch, at) =>
    batch.filter((_, place) => verdicts[at]?.[place] === 'posted'),
  );
  return posted.map(({ id }) => id).sort();
}

async function postedIds(run: number): Promise<string[]> {
  const rows = await wallet.db
    .selectFrom('ledger_postings')
    .select('id')
    .where('id', 'like', `${run}:%`)
    .execute();
  return rows.map(({ id }) => id).sort();
}

test('every kind of damage is found', async () => {
  await wallet.db.transaction().execute((tx) =>
    post(tx, [
      depositPosting({
        id: 'one',
        provider: 'test',
        playerId: 1,
        currency: 'EUR',
        amount: minor(100),
      }),
    ]),
  );
  await sql`update ledger_accounts set balance = 101 where id = 'cash:1:EUR'`.execute(wallet.db);
  await sql`insert into ledger_postings (id, digest) values ('empty', ''), ('mixed', '')`.execute(
    wallet.db,
  );
  await sql`insert into ledger_accounts (id, currency, may_overdraw) values ('house:USD', 'USD', true)`.execute(
    wallet.db,
  );
  await sql`insert into ledger_entries values ('mixed', 1, 'provider:test:EUR', 'house:USD', 5)`.execute(
    wallet.db,
  );
  expect(await reconcile(wallet.db)).toEqual([
    { kind: 'balance', account: 'cash:1:EUR', kept: 101n, counted: 100n },
    { kind: 'balance', account: 'house:USD', kept: 0n, counted: 5n },
    { kind: 'balance', account: 'provider:test:EUR', kept: -100n, counted: -105n },
    { kind: 'total', currency: 'EUR', total: 1n },
    { kind: 'empty_posting', posting: 'empty' },
    { kind: 'mixed_currencies', posting: 'mixed' },
  ]);
});

test('an entry whose posting or account is not there is found', async () => {
  const amount = minor(100);
  const about = { id: '1', provider: 'test', playerId: 1, currency: 'EUR', amount };
  await wallet.db.transaction().execute((tx) => post(tx, [depositPosting(about)]));
  await wallet.pool.query(`update ledger_entries set posting_id = 'nothing', ordinal = 1`);
  expect(await reconcile(wallet.db)).toContainEqual({
    kind: 'orphan_entry',
    posting: 'nothing',
    lacks: 'posting',
  });
  await wallet.pool.query(`update ledger_entries set to_account = 'nobody'`);
  expect(await reconcile(wallet.db)).toContainEqual({
    kind: 'orphan_entry',
    posting: 'nothing',
    lacks: 'account',
  });
});
