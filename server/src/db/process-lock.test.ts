import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { type OpenDatabase, openDatabase } from './connect';
import { lockDatabase, type ProcessLockOptions } from './process-lock';
import {
  type StallingDatabase,
  stallingDatabase,
} from '@touchline/testkit/database/stalling-database';

/** The two processes of these tests are one, which the lock does not know. */
let database: OpenDatabase;
let behind: StallingDatabase;
const said: string[] = [];
const log = { warn: (_fields: object, line: string) => void said.push(line) };

beforeAll(async () => {
  behind = await stallingDatabase();
  database = await openDatabase({ databaseUrl: behind.directUrl, dir: '', log: () => {} });
});
afterAll(async () => {
  await database.close();
  await behind.close();
});

const lock = (options: Partial<ProcessLockOptions> = {}) =>
  lockDatabase({ url: database.url, log, onLost: () => {}, waitMs: 600, ...options });

/** Ends every connection of a lock, as a database that starts again does. */
const breakLocks = () =>
  sql`select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and application_name like 'touchline %'`.execute(
    database.db,
  );

test('a second process is refused and told who has the database, and takes it when that one has ended', async () => {
  const first = await lock();
  await expect(lock()).rejects.toMatchObject({
    name: 'CannotStart',
    message: expect.stringMatching(
      new RegExp(`^Process ${process.pid} on \\S+ has served this database since 20\\d\\d-.*Z\\. `),
    ),
  });
  said.length = 0;
  const second = lock({ waitMs: 10_000 });
  await vi.waitFor(() => expect(said.join()).toMatch(/waiting up to 10 s/), 5_000);
  await first.release();
  await (await second).release();
});

test('a lock that is lost with its connection is taken again, and still keeps others out', async () => {
  const onLost = vi.fn();
  const first = await lock({ onLost });
  for (let round = 0; round < 2; round += 1) {
    said.length = 0;
    await breakLocks();
    await vi.waitFor(() => expect(said.at(-1)).toMatch(/held again/), 5_000);
    await expect(lock({ waitMs: 0 })).rejects.toThrow(/^Process/);
  }
  expect(onLost).not.toHaveBeenCalled();
  await first.release();
});

test('where another process is quicker, the one that lost the lock is told to end, and by whom', async () => {
  const onLost = vi.fn<ProcessLockOptions['onLost']>();
  const first = await lock({ url: behind.url, onLost });
  behind.stall();
  behind.cut();
  const second = await lock({ waitMs: 10_000 });
  behind.resume();
  await vi.waitFor(() => expect(onLost).toHaveBeenCalledTimes(1), 10_000);
  expect(onLost.mock.calls[0]?.[0].message).toMatch(/^Process .* One process serves a database/);
  await first.release();
  await second.release();
});

test('a process that ends while the database does not answer does not wait for it', async () => {
  const first = await lock({ url: behind.url });
  behind.stall();
  behind.cut();
  const began = performance.now();
  await first.release();
  expect(performance.now() - began).toBeLessThan(2_000);
  behind.resume();
});
