import { join } from 'node:path';
import { openRunFolder } from '@touchline/testkit/database/run-folder';
import { freshDatabase } from '@touchline/testkit/database/test-database';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { openDatabase, reachDatabase } from './connect';

const silent = () => {};

test('money comes back as bigint, exact numerics as text, times as dates', async () => {
  const { url, drop } = await freshDatabase();
  const { db, close } = await openDatabase({ databaseUrl: url, dir: '', log: silent });
  const { rows } = await sql`select 9007199254740993::int8 as money, 0.1::numeric(10, 4) as exact,
    7::integer as small, timestamptz '2026-01-02T03:04:05Z' as at, null::int8 as nothing`.execute(
    db,
  );
  expect(rows).toEqual([
    {
      money: 9007199254740993n,
      exact: '0.1000',
      small: 7,
      at: new Date('2026-01-02T03:04:05Z'),
      nothing: null,
    },
  ]);
  await close();
  await drop();
});

test('a bigint goes in as it comes out', async () => {
  const { url, drop } = await freshDatabase();
  const { pool, close } = await openDatabase({ databaseUrl: url, dir: '', log: silent });
  const amount = 2n ** 62n + 1n;
  const { rows } = await pool.query('select $1::int8 as amount', [amount]);
  expect(rows).toEqual([{ amount }]);
  await close();
  await drop();
});

test('without an address the embedded database is opened, and closed with it', async () => {
  const { folder, remove } = await openRunFolder();
  const open = () => openDatabase({ databaseUrl: undefined, dir: join(folder, 'pg'), log: silent });
  const first = await open();
  await sql`create table note as select 7 as number`.execute(first.db);
  await first.close();
  const second = await open();
  expect((await sql`select number from note`.execute(second.db)).rows).toEqual([{ number: 7 }]);
  await second.close();
  await remove();
});

test('a connection that breaks inside a transaction fails it, and nothing else', async () => {
  const { url, drop } = await freshDatabase();
  const said: string[] = [];
  const { db, pool, close } = await openDatabase({
    databaseUrl: url,
    dir: '',
    log: (line) => said.push(line),
  });
  const broken = db.transaction().execute(async (tx) => {
    const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(tx);
    await pool.query('select pg_terminate_backend($1)', [rows[0]?.pid]);
    await sql`select pg_sleep(0.2)`.execute(tx);
  });
  await expect(broken).rejects.toThrow(/connection|terminat|ECONNRESET|EPIPE/i);
  expect((await sql`select 1 as one`.execute(db)).rows).toEqual([{ one: 1 }]);
  expect(said.join()).toMatch(/connection broke/);
  await close();
  await drop();
});

test('a database that does not answer is named, without its password', async () => {
  const url = 'postgres://player:hush@127.0.0.1:1/bets';
  const database = await openDatabase({ databaseUrl: url, dir: '', log: () => {} });
  const failure = await reachDatabase(database).catch((error: unknown) => String(error));
  expect(failure).toMatch(
    /^CannotStart: The database 127.0.0.1:1\/bets cannot be reached: .*REFUSED/,
  );
  expect(failure).not.toContain('hush');
  await database.close();
});
