import { depositPosting } from '@touchline/domain/ledger/payments';
import { minor } from '@touchline/domain/money';
import { aPlayer } from '@touchline/testkit/betting/rows';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import type { OpenDatabase } from '../db/connect';
import { migratedDatabase } from '@touchline/testkit/database/migrated-database';
import { post } from '../wallet/post';
import { startReconciling } from './reconcile';

let wallet: OpenDatabase;

beforeAll(async () => {
  wallet = await migratedDatabase();
  const deposit = { id: '1', provider: 'test', playerId: 1, currency: 'EUR', amount: minor(100) };
  await wallet.db.transaction().execute((tx) => post(tx, [depositPosting(deposit)]));
});
/** What a test has damaged is mended. */
afterEach(async () => {
  await sql`update ledger_accounts set balance = 100 where id = 'cash:1:EUR'`.execute(wallet.db);
  await sql`delete from bets`.execute(wallet.db);
});
afterAll(() => wallet.close());

function start() {
  const said: { level: string; details: object }[] = [];
  const log = {
    info: (details: object) => void said.push({ level: 'info', details }),
    error: (details: object) => void said.push({ level: 'error', details }),
  };
  return { said, job: startReconciling({ db: wallet.db, log, everyMs: 20 }) };
}

test('sound books are said to be sound, again and again, until the job is stopped', async () => {
  const { said, job } = start();
  await vi.waitFor(() => expect(said.length).toBeGreaterThan(2));
  await job.stop();
  const count = said.length;
  await new Promise((done) => setTimeout(done, 60));
  expect(said).toHaveLength(count);
  expect(said.every(({ level }) => level === 'info')).toBe(true);
});

test('a difference is an error in the log', async () => {
  await sql`update ledger_accounts set balance = 7 where id = 'cash:1:EUR'`.execute(wallet.db);
  const { said, job } = start();
  await vi.waitFor(() => expect(said.length).toBeGreaterThan(1));
  await job.stop();
  const difference = { kind: 'balance', account: 'cash:1:EUR', kept: '7', counted: '100' };
  expect(said[0]).toEqual({ level: 'error', details: { difference } });
});

test('a bet that does not agree with its postings is an error in the log', async () => {
  const playerId = await aPlayer(wallet.pool);
  await wallet.pool.query(
    `insert into bets (player_id, placement_id, ordinal, type, status, currency, stake, win_amount, odds)
     values ($1, gen_random_uuid(), 0, 'single', 'waiting_results', 'EUR', 1000, 2000, 2000)`,
    [playerId],
  );
  const { said, job } = start();
  await vi.waitFor(() => expect(said.length).toBeGreaterThan(2));
  await job.stop();
  expect(said.slice(0, 3)).toMatchObject([
    { level: 'error', details: { difference: { kind: 'open_bets', staked: '1000', held: '0' } } },
    { level: 'error', details: { difference: { kind: 'bet_stake', staked: '1000', held: '0' } } },
    { level: 'error', details: { difference: { kind: 'bet_payout', due: '0', posted: '1000' } } },
  ]);
});

test('one server counts at a time', async () => {
  await wallet.db.transaction().execute(async (tx) => {
    await sql`select pg_advisory_xact_lock(6118001)`.execute(tx);
    const { said, job } = start();
    await new Promise((done) => setTimeout(done, 150));
    await job.stop();
    expect(said).toEqual([]);
  });
});

test('a round that fails is told, and the next one comes', async () => {
  await sql`alter table ledger_entries rename to elsewhere`.execute(wallet.db);
  const { said, job } = start();
  await vi.waitFor(() => expect(said.length).toBeGreaterThan(0));
  await sql`alter table elsewhere rename to ledger_entries`.execute(wallet.db);
  await vi.waitFor(() => expect(said.at(-1)?.level).toBe('info'));
  await job.stop();
  expect(said[0]?.level).toBe('error');
});
