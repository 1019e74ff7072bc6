import { aProducer, aLine, aMatch } from '@touchline/testkit/betting/rows';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { OpenDatabase } from '../db/connect';
import { migratedDatabase } from '@touchline/testkit/database/migrated-database';
import { openSources } from './open-source';
import { parseConfig } from '../config';
import { UNCOUNTED } from './uof/counters';

let database: OpenDatabase;
beforeAll(async () => {
  database = await migratedDatabase();
});
afterAll(() => database.close());

const SIMULATOR = { ...parseConfig({}), FEED_SEED: 7 };

const open = (config: object) =>
  openSources({
    db: database.db,
    config: { ...SIMULATOR, ...config },
    now: Date.now,
    log: () => {},
    counters: UNCOUNTED,
  });

const lineStatus = async (matchId: number) => {
  const lines = database.db.selectFrom('markets').select('status');
  return (await lines.where('match_id', '=', matchId).executeTakeFirstOrThrow()).status;
};

let matchId: number;
beforeEach(async () => {
  await database.db.deleteFrom('feed_runs').execute();
  matchId = await aMatch(database.pool);
  await aLine(database.pool, { matchId });
  await open({});
});

test('the same feed again leaves its matches alone', async () => {
  await open({});
  expect(await lineStatus(matchId)).toBe(1);
});

test('another feed gives up the matches of the one before, whatever happens next', async () => {
  await open({ FEED_SPEED: 60 });
  expect(await lineStatus(matchId)).toBe(-4);
  const queue = database.db.selectFrom('settlement_queue').select('match_id');
  expect(await queue.where('match_id', '=', matchId).execute()).toHaveLength(1);
});

test('a recording that cannot be read costs nobody their matches', async () => {
  await expect(open({ FEED: 'replay', FEED_REPLAY: '/no/such/session.jsonl' })).rejects.toThrow(
    'ENOENT',
  );
  expect(await lineStatus(matchId)).toBe(1);
  expect((await open({})).map(({ provider }) => provider)).toEqual(['betradar', 'oddin']);
  expect(await lineStatus(matchId)).toBe(1);
});

test('sports that are not simulated are named, and cost nobody their matches', async () => {
  await expect(open({ FEED_SPORTS: 'soccer,curling' })).rejects.toThrow('curling is not simulated');
  expect(await lineStatus(matchId)).toBe(1);
});

test('without a feed nothing that is known takes bets any more', async () => {
  await aProducer(database.pool, 1, 'active');
  expect(await open({ FEED: 'none' })).toEqual([]);
  const producers = await database.db.selectFrom('producers').select('status').execute();
  expect(producers.every(({ status }) => status === 'down')).toBe(true);
});
