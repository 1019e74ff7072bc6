import { afterAll, beforeAll, expect, test } from 'vitest';
import type { OpenDatabase } from '../db/connect';
import { migratedDatabase } from '../db/testing/migrated-database';
import { createIntake } from './intake';
import { retired } from './retire';
import { createSimulator } from './simulator/simulator';

const EPOCH = Date.UTC(2026, 0, 5, 18);

let database: OpenDatabase;

beforeAll(async () => {
  database = await migratedDatabase();
});
afterAll(() => database.close());

/** Takes in everything that a simulator knows at its epoch. */
async function takeInSnapshot() {
  const source = createSimulator({
    seed: 3,
    speed: 1,
    epoch: EPOCH,
    now: () => EPOCH,
    resumeFrom: null,
  });
  const intake = createIntake(
    { db: database.db, source, fixtures: source, log: () => {} },
    { provider: 'betradar', run: null },
  );
  await source.start((line) => intake.lines([line]));
  await source.stop();
  return intake;
}

test('retired matches are over and their open lines are cancelled, so that stakes go back', async () => {
  const { db } = database;
  const intake = await takeInSnapshot();
  const open = await db.selectFrom('matches').select('id').where('status', 'in', [0, 1]).execute();
  expect(open.length).toBeGreaterThan(60);

  for (const line of await retired(db, EPOCH + 1000)) await intake.lines([line]);

  const statuses = await db.selectFrom('matches').select('status').distinct().execute();
  expect(statuses.every(({ status }) => status === 4 || status === 5)).toBe(true);
  const unsettled = await db
    .selectFrom('markets')
    .select('market_id')
    .where('results', 'is', null)
    .where('status', '<>', -4)
    .execute();
  expect(unsettled).toEqual([]);
  const queued = await db.selectFrom('settlement_queue').select('id').execute();
  expect(queued.length).toBeGreaterThan(open.length);
});

test('a retired match is not retired twice', async () => {
  expect(await retired(database.db, EPOCH + 2000)).toEqual([]);
});
