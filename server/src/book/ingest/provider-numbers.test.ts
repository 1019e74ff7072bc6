import { afterAll, beforeAll, expect, test } from 'vitest';
import type { OpenDatabase } from '../../db/connect';
import { migratedDatabase } from '@touchline/testkit/database/migrated-database';
import type { FeedChange } from './change';
import { openIngest } from './ingest';
import { fixture, priced } from '@touchline/testkit/feed/ingest/changes';

let database: OpenDatabase;
beforeAll(async () => {
  database = await migratedDatabase();
});
afterAll(() => database.close());

const MATCH = 'bc:match:5';
const BOOKINGS = 139;
const line = (marketId: number) => priced({ match: MATCH, marketId });
const stop = (group: string): FeedChange => ({
  type: 'lines_stopped',
  match: MATCH,
  producer: 1,
  groups: [group],
  status: -1,
});
const described: FeedChange = {
  type: 'markets_described',
  locale: 'en',
  descriptions: [
    {
      id: BOOKINGS,
      variant: null,
      name: 'Rounds',
      groups: ['all', 'rounds'],
      specifiers: [],
      outcomes: [],
    },
    {
      id: 71_001,
      variant: null,
      name: 'Match Result',
      groups: ['all'],
      specifiers: [],
      outcomes: ['1', '2', '3'].map((id) => ({ id, name: id })),
    },
  ],
};

/** A feed of BetConstruct's that knows one match of soccer, to tell things to. */
async function opened() {
  const feed = openIngest(database.db, { provider: 'betconstruct', run: null });
  let at = 0;
  const tell = (...changes: FeedChange[]) => feed.take([{ at: (at += 1), producer: 1, changes }]);
  const { fixture: facts } = fixture();
  const sport = { urn: 'bc:sport:1', name: 'Football' };
  await tell({ type: 'fixture_known', fixture: { ...facts, urn: MATCH, sport } }, described);
  return tell;
}

async function statusOf(marketId: number): Promise<number> {
  const row = database.db.selectFrom('markets').select('status').where('market_id', '=', marketId);
  return (await row.executeTakeFirstOrThrow()).status;
}

test('a stop reaches a market by the groups that its own provider tells, as soon as they are told', async () => {
  const tell = await opened();
  await tell(line(BOOKINGS));
  await tell(stop('bookings'));
  expect(await statusOf(BOOKINGS)).toBe(1);
  await tell(stop('rounds'));
  expect(await statusOf(BOOKINGS)).toBe(-1);
});

test('lists are told of the main market by the number of its own provider', async () => {
  const tell = await opened();
  await database.db.deleteFrom('outbox').execute();
  await tell(line(71_001));
  await tell({ ...line(BOOKINGS), outcomes: { 1: { odds: 1500, active: true } } });
  const rows = await database.db
    .selectFrom('outbox')
    .select('message')
    .where('channel', '=', 'updates')
    .where('event_name', '=', 'markets_changed')
    .orderBy('id')
    .execute();
  const markets = rows.map(({ message }) =>
    (message as unknown as { markets: { id: number }[] }).markets.map(({ id }) => id),
  );
  expect(markets[0]).toEqual([71_001]);
  expect(markets.flat()).not.toContain(BOOKINGS);
});
