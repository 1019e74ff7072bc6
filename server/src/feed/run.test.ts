import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import type { OpenDatabase } from '../db/connect';
import { migratedDatabase } from '@touchline/testkit/database/migrated-database';
import { openRun } from './run';

const WANTED = { sources: ['simulator one', 'simulator two'], seed: '7', speed: 60 };

const leave = vi.fn(async () => {});

let database: OpenDatabase;

beforeAll(async () => {
  database = await migratedDatabase();
});
afterAll(() => database.close());
beforeEach(async () => {
  leave.mockClear();
  await database.db.deleteFrom('feed_runs').execute();
});

test('the first run begins now and replaces nothing', async () => {
  const run = await openRun(database.db, WANTED, 1000, leave);
  expect(run.epoch).toBe(1000);
  expect(run.resumeFrom('simulator one')).toBeNull();
  expect(leave).not.toHaveBeenCalled();
});

test('the same run goes on from its own beginning, and each source from its last line', async () => {
  await openRun(database.db, WANTED, 1000, leave);
  await database.db
    .updateTable('feed_runs')
    .set({ resumed_to: new Date(5000) })
    .where('source', '=', 'simulator two')
    .execute();
  const run = await openRun(database.db, WANTED, 9000, leave);
  expect(run.epoch).toBe(1000);
  expect(run.resumeFrom('simulator one')).toBeNull();
  expect(run.resumeFrom('simulator two')).toBe(5000);
  expect(leave).not.toHaveBeenCalled();
});

test.each([
  ['seed', { ...WANTED, seed: '8' }],
  ['speed', { ...WANTED, speed: 1 }],
  ['source', { ...WANTED, sources: ['replay'] }],
  ['number of sources', { ...WANTED, sources: ['simulator one'] }],
])('another %s is another run, which replaces the old', async (_what, other) => {
  await openRun(database.db, WANTED, 1000, leave);
  const run = await openRun(database.db, other, 9000, leave);
  expect(run.epoch).toBe(9000);
  expect(leave).toHaveBeenCalledTimes(1);
  expect((await openRun(database.db, other, 9999, leave)).epoch).toBe(9000);
});

test('a run is forgotten only when its matches have been given up', async () => {
  await openRun(database.db, WANTED, 1000, leave);
  const other = { ...WANTED, seed: '8' };
  const crash = () => Promise.reject(new Error('power cut'));
  await expect(openRun(database.db, other, 9000, crash)).rejects.toThrow('power cut');
  await openRun(database.db, other, 9500, leave);
  expect(leave).toHaveBeenCalledTimes(1);
});
