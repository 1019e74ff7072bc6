import { aLine, aMatch, settleLine } from '@touchline/testkit/betting/rows';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { OpenDatabase } from '../db/connect';
import { migratedDatabase } from '@touchline/testkit/database/migrated-database';
import { giveUpMatches, retired } from './retire';

const NOW = Date.UTC(2026, 0, 5, 18);
/** A specifier may hold what XML has to spell out. */
const SPECIFIER = 'player=sr:player:1&2';

let database: OpenDatabase;
beforeAll(async () => {
  database = await migratedDatabase();
});
afterAll(() => database.close());

test('matches of every provider are over and their open lines are cancelled, so that stakes go back', async () => {
  const { db, pool } = database;
  const open = await aMatch(pool, { status: 1 });
  const ended = await aMatch(pool, { status: 4 });
  const others = await aMatch(pool, { provider: 'oddin' });
  await aLine(pool, { matchId: open });
  await aLine(pool, { matchId: open, marketId: 18, specifier: SPECIFIER });
  await aLine(pool, { matchId: open, marketId: 10 });
  await settleLine(pool, { matchId: open, marketId: 10 }, { 1: 'win_entire' });
  await aLine(pool, { matchId: ended });
  await aLine(pool, { matchId: others });
  await db.deleteFrom('settlement_queue').execute();

  await giveUpMatches(db, NOW, () => {});

  const matches = await db.selectFrom('matches').select(['id', 'status']).orderBy('id').execute();
  expect(matches).toEqual([
    { id: open, status: 5 },
    { id: ended, status: 4 },
    { id: others, status: 5 },
  ]);
  const lines = await db
    .selectFrom('markets')
    .select(['match_id', 'market_id', 'status'])
    .orderBy('match_id')
    .orderBy('market_id')
    .execute();
  expect(lines.map(({ match_id, market_id, status }) => [match_id, market_id, status])).toEqual([
    [open, 1, -4],
    [open, 10, -3],
    [open, 18, -4],
    [ended, 1, 1],
    [others, 1, -4],
  ]);
  expect(await db.selectFrom('settlement_queue').select('id').execute()).toHaveLength(3);
});

test('a retired match is not retired twice', async () => {
  expect(await retired(database.db, 'betradar', NOW)).toEqual([]);
});
