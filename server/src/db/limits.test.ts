import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type OpenDatabase, openDatabase } from './connect';
import { statementLimits } from './limits';
import { PREPARED } from './prepared';
import { command, runTogether } from './statements';
import {
  type StallingDatabase,
  stallingDatabase,
} from '@touchline/testkit/database/stalling-database';
import { isDatabaseUnavailable } from './unavailable';

const STATEMENT_MS = 600;
/** A busy machine takes a while to let somebody in. */
const CONNECT_MS = 2_000;
/** The limits end what they should end well before this. */
const SOON_MS = 5_000;

let behind: StallingDatabase;
let database: OpenDatabase;

beforeAll(async () => {
  behind = await stallingDatabase();
  database = await open();
});
afterAll(async () => {
  await database.close();
  await behind.close();
});

function open(poolSize = 4): Promise<OpenDatabase> {
  return openDatabase({
    databaseUrl: behind.url,
    dir: '',
    log: () => {},
    poolSize,
    limits: { ...statementLimits(STATEMENT_MS), connectMs: CONNECT_MS },
  });
}

/** What a promise failed with, and after how long. */
async function failureOf(work: Promise<unknown>): Promise<{ error: unknown; ms: number }> {
  const began = performance.now();
  const error = await work.then(
    () => null,
    (reason: unknown) => reason,
  );
  return { error, ms: performance.now() - began };
}

/** Ways to ask, each for one number. */
const WAYS: Record<string, (number: number) => Promise<unknown>> = {
  'a query': (number) =>
    sql<{ n: number }>`select ${number}::integer as n`
      .execute(database.db)
      .then(({ rows }) => rows[0]?.n),
  'a prepared query': (number) =>
    sql<{ n: number }>`${PREPARED} select ${number}::integer as n`
      .execute(database.db)
      .then(({ rows }) => rows[0]?.n),
  'a query of the pool': (number) =>
    database.pool
      .query<{ n: number }>('select $1::integer as n', [number])
      .then(({ rows }) => rows[0]?.n),
  'a transaction with statements sent together': (number) =>
    database.db.transaction().execute(async (tx) => {
      const first = command(sql`select pg_sleep(0)`);
      const read = (rows: readonly unknown[]) => (rows[0] as { n: number }).n;
      const [n] = await runTogether(
        tx,
        [{ query: sql`select ${number}::integer as n`, read }],
        [first, first],
      );
      return n;
    }),
};

test('a database that stops answering fails whatever was asked, in time; once it answers, each question gets its own answer', async () => {
  const ways = Object.entries(WAYS);
  for (const [, ask] of ways) expect(await ask(1)).toBe(1);
  behind.stall();
  const failures = await Promise.all(ways.map(([, ask]) => failureOf(ask(2))));
  behind.resume();
  for (const [at, { error, ms }] of failures.entries()) {
    expect(isDatabaseUnavailable(error), `${ways[at]?.[0]}: ${String(error)}`).toBe(true);
    expect(ms).toBeLessThan(SOON_MS);
  }
  const numbers = Array.from({ length: 20 }, (_, at) => at + 10);
  for (const [, ask] of ways) expect(await Promise.all(numbers.map(ask))).toEqual(numbers);
});

test('a slow statement is ended by the database, and its connection serves the next one', async () => {
  const { db } = await only();
  const pid = () => sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(db);
  const before = await pid();
  const { error } = await failureOf(sql`select pg_sleep(30)`.execute(db));
  expect(error).toMatchObject({ code: '57014' });
  expect(isDatabaseUnavailable(error)).toBe(true);
  expect((await pid()).rows).toEqual(before.rows);
  await db.destroy();
});

test('maintenance may take longer', async () => {
  await sql`select pg_sleep(${(2 * STATEMENT_MS) / 1000})`.execute(database.maintenance);
});

test('a lock that nobody releases is waited for within a limit', async () => {
  await database.db.transaction().execute(async (tx) => {
    await sql`select pg_advisory_xact_lock(1)`.execute(tx);
    const { error } = await failureOf(sql`select pg_advisory_xact_lock(1)`.execute(database.db));
    expect(error).toMatchObject({ code: '55P03' });
    expect(isDatabaseUnavailable(error)).toBe(true);
  });
});

test('a transaction in which nothing happens any more gives its locks back', async () => {
  const idle = database.db.transaction().execute(async (tx) => {
    await sql`select pg_advisory_xact_lock(2)`.execute(tx);
    await new Promise((resolve) => setTimeout(resolve, 3 * STATEMENT_MS));
    await sql`select 1`.execute(tx);
  });
  const { error } = await failureOf(idle);
  expect(isDatabaseUnavailable(error)).toBe(true);
  await sql`select pg_advisory_xact_lock(2)`.execute(database.db);
});

test('where every connection is lent out, the wait for one ends too', async () => {
  const { db } = await only();
  await db.connection().execute(async () => {
    const { error, ms } = await failureOf(sql`select 1`.execute(db));
    expect(isDatabaseUnavailable(error)).toBe(true);
    expect(ms).toBeLessThan(SOON_MS);
  });
  await db.destroy();
});

test('more than a thousand do not wait for a connection: the rest is refused at once', async () => {
  const { db } = await only();
  await db.connection().execute(async () => {
    const failures = Array.from({ length: 1_200 }, () => failureOf(sql`select 1`.execute(db)));
    const at = (await Promise.all(failures)).map(({ error, ms }) => {
      expect(isDatabaseUnavailable(error)).toBe(true);
      return ms;
    });
    expect(at.filter((ms) => ms < CONNECT_MS / 2).length).toBeGreaterThanOrEqual(199);
  });
  await db.destroy();
});

/** A database with one connection. */
function only(): Promise<OpenDatabase> {
  return open(1);
}
