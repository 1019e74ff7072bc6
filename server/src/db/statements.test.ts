import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { OpenDatabase } from './connect';
import { command, run, runTogether, statement } from './statements';
import { migratedDatabase } from '@touchline/testkit/database/migrated-database';

let database: OpenDatabase;

beforeAll(async () => {
  database = await migratedDatabase();
  await database.pool.query('create table counts (n integer primary key)');
});
beforeEach(() => database.pool.query('truncate counts'));
afterAll(() => database.close());

const add = (n: number) => command(sql`insert into counts values (${n})`);
const all = statement(sql<{ n: number }>`select n from counts order by n`, (rows) =>
  rows.map(({ n }) => n),
);

test('statements that go together see what those before them wrote, and answer in their places', async () => {
  const answers = await database.db
    .transaction()
    .execute((tx) => runTogether(tx, [all, add(2), all], [add(1)]));
  expect(answers).toEqual([[1], undefined, [1, 2]]);
});

test('when one of them fails, the transaction fails with its error and leaves nothing behind', async () => {
  const work = database.db
    .transaction()
    .execute((tx) => runTogether(tx, [add(1), add(1), add(2), all]));
  await expect(work).rejects.toThrow('counts_pkey');
  expect(await run(database.db, all)).toEqual([]);
});

test('after a failure the connection goes on with the next transaction', async () => {
  await database.db.connection().execute(async (db) => {
    const failing = db.transaction().execute((tx) => runTogether(tx, [add(1), add(1), all]));
    await expect(failing).rejects.toThrow('counts_pkey');
    await db.transaction().execute((tx) => runTogether(tx, [add(3)]));
    expect(await run(db, all)).toEqual([3]);
  });
});

test('transactions at once, each with several statements, do not get in each other’s way', async () => {
  await Promise.all(
    Array.from({ length: 40 }, (_, n) =>
      database.db.transaction().execute(async (tx) => {
        const [before] = await runTogether(tx, [all, add(n)]);
        expect(before).not.toContain(n);
      }),
    ),
  );
  expect(await run(database.db, all)).toHaveLength(40);
});
