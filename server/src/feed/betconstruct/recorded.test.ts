import type { Kysely } from 'kysely';
import { afterEach, expect, test } from 'vitest';
import { openIngest } from '../../book/ingest/ingest';
import type { Database } from '../../db/schema';
import { migratedDatabase } from '@touchline/testkit/database/migrated-database';
import { createBetconstructReader } from './reader';
import type { TextLine } from './reading';
import { recordedLines } from '@touchline/testkit/feed/betconstruct/recorded-lines';

const cleanUp: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const each of cleanUp.splice(0)) await each();
});

/** Takes in lines; each run begins with a reader that knows nothing, as after a restart. */
async function bookAfter(...runs: (readonly TextLine[])[]) {
  const { db, close } = await migratedDatabase();
  cleanUp.push(close);
  const ingest = openIngest(db, { provider: 'betconstruct', run: null });
  const recoveries: unknown[] = [];
  for (const lines of runs) {
    const reader = createBetconstructReader();
    for (const line of lines) {
      const { refused, ...news } = reader.read(line);
      expect(refused).toEqual([]);
      const ingested = await ingest.take([news]);
      expect(ingested.unknownMatches).toEqual([]);
      recoveries.push(...ingested.recoveries);
    }
  }
  return { db, recoveries };
}

/** Every line of a match: its status, its odds where it has some, and how each outcome ended. */
async function linesOf(db: Kysely<Database>, urn: string) {
  const rows = await db
    .selectFrom('markets')
    .innerJoin('matches', 'matches.id', 'markets.match_id')
    .select(['market_id', 'specifier', 'markets.status', 'outcomes', 'results'])
    .where('urn', '=', urn)
    .orderBy('market_id')
    .orderBy('specifier')
    .execute();
  return rows.map(({ market_id, specifier, status, outcomes, results }) => ({
    line: specifier === '' ? String(market_id) : `${market_id} ${specifier}`,
    status,
    odds: Object.values(outcomes).map((outcome) => (outcome.active ? outcome.odds : null)),
    results: results && Object.values(results),
  }));
}

const BRIGHTON = 'bc:match:900101';
const AJAX = 'bc:match:900102';

function upTo(lines: readonly TextLine[], part: string): TextLine[] {
  const end = lines.findIndex(({ text }) => text.includes(part));
  expect(end).toBeGreaterThan(0);
  return lines.slice(0, end + 1);
}

test('the snapshot is on offer once the request for recovery has been answered', async () => {
  const lines = await recordedLines();
  const recovered = lines.findIndex(({ rk }) => rk === 'session.recovered.1001');
  const { db, recoveries } = await bookAfter(lines.slice(0, recovered + 1));
  expect(recoveries).toEqual([{ producer: 1, after: null, requestId: 1001 }]);
  const producers = await db.selectFrom('producers').select(['id', 'provider', 'status']).execute();
  expect(producers).toEqual([{ id: 1, provider: 'betconstruct', status: 'active' }]);
  expect(await linesOf(db, BRIGHTON)).toEqual([
    { line: '71001', status: 1, odds: [2100, 3450, 3651], results: null },
    { line: '71002 total=2.5', status: 1, odds: [1900, 1910], results: null },
    { line: '71002 total=3.5', status: 1, odds: [3200, 1340], results: null },
    { line: '71003 hcp=-0.25', status: 1, odds: [1870, 1980], results: null },
    { line: '71004', status: 1, odds: [6500, 7000, 11_000], results: null },
    { line: '71005 sequence=1', status: 1, odds: [2700, 2100, 4200], results: null },
    { line: '71005 sequence=2', status: 1, odds: [2400, 2400, 3900], results: null },
  ]);
});

test('names come with the general data, in the templates of the book', async () => {
  const { db } = await bookAfter(upTo(await recordedLines(), 'First Goalscorer'));
  const rows = await db
    .selectFrom('market_descriptions')
    .select(['market_id', 'description'])
    .where('market_id', 'in', [71003, 71005])
    .orderBy('market_id')
    .execute();
  expect(rows).toMatchObject([
    { market_id: 71003, description: { name: 'Goals Handicap' } },
    { market_id: 71005, description: { name: '{!sequence} Half Result' } },
  ]);
  const { db: later } = await bookAfter(upTo(await recordedLines(), 'Danny Welbeck'));
  const handicap = await later
    .selectFrom('market_descriptions')
    .select('description')
    .where('market_id', '=', 71003)
    .executeTakeFirstOrThrow();
  expect(handicap.description).toMatchObject({
    outcomes: [
      { id: '81021', name: '{$competitor1} ({-hcp})' },
      { id: '81022', name: '{$competitor2} ({+hcp})' },
    ],
  });
  const player = later
    .selectFrom('entity_names')
    .select('name')
    .where('urn', '=', 'bc:selection:950050');
  expect(await player.executeTakeFirstOrThrow()).toEqual({ name: 'Danny Welbeck' });
});

test('a goal suspends every open line, and what was settled meanwhile stays so', async () => {
  const { db } = await bookAfter(upTo(await recordedLines(), '"Outcome":4'));
  const lines = await linesOf(db, BRIGHTON);
  expect(lines.map(({ line, status }) => `${line}: ${status}`)).toEqual([
    '71001: -1',
    '71002 total=2.5: -1',
    '71002 total=3.5: -1',
    '71003 hcp=-0.25: -1',
    '71004: -3',
    '71005 sequence=1: -1',
    '71005 sequence=2: -1',
  ]);
});

test('play on opens every line again but the one that was suspended itself', async () => {
  const { db } = await bookAfter(upTo(await recordedLines(), '"Price":1.42'));
  const match = db
    .selectFrom('matches')
    .select(['status', 'statistics'])
    .where('urn', '=', BRIGHTON);
  expect(await match.executeTakeFirstOrThrow()).toMatchObject({
    status: 1,
    statistics: {
      clock: { match_time: '23:00', stopped: false },
      total_score: { home: 1, away: 0 },
      corners: { home: 2, away: 1 },
    },
  });
  const closed = (await linesOf(db, BRIGHTON)).filter(({ status }) => status !== 1);
  expect(closed.map(({ line, status }) => `${line}: ${status}`)).toEqual([
    '71002 total=3.5: -1',
    '71004: -3',
  ]);
});

test('the whole recording ends with every line settled and the bets of the window void', async () => {
  const { db } = await bookAfter(await recordedLines());
  const [won, lost, back] = ['win_entire', 'lose_entire', 'refund_entire'];
  const halves = ['refund_half_win_other', 'refund_half_lose_other'];
  expect(
    (await linesOf(db, BRIGHTON)).map(({ line, status, results }) => ({ line, status, results })),
  ).toEqual([
    { line: '71001', status: -3, results: [lost, won, lost] },
    { line: '71002 total=2.5', status: -3, results: [lost, won] },
    { line: '71002 total=3.5', status: -3, results: [lost, won] },
    { line: '71003 hcp=-0.25', status: -3, results: halves },
    { line: '71004', status: -3, results: [won, lost, lost] },
    { line: '71005 sequence=1', status: -3, results: [won, lost, lost] },
    { line: '71005 sequence=2', status: -3, results: [lost, lost, won] },
  ]);
  expect(await linesOf(db, AJAX)).toMatchObject([{ status: -3, results: [back, back, back] }]);
  const matches = db.selectFrom('matches').select(['urn', 'status', 'statistics']).orderBy('urn');
  expect(await matches.execute()).toMatchObject([
    {
      urn: BRIGHTON,
      status: 4,
      statistics: {
        clock: null,
        total_score: { home: 1, away: 1 },
        red_cards: { home: 0, away: 1 },
        period_score: [
          { home: 1, away: 0, number: 1 },
          { home: 0, away: 1, number: 2 },
        ],
      },
    },
    { urn: AJAX, status: 5 },
  ]);
  expect(await db.selectFrom('market_cancels').selectAll().execute()).toMatchObject([
    {
      market_id: 71002,
      specifier: 'total=2.5',
      placed_from: new Date('2026-11-28T12:53:00Z'),
      placed_to: new Date('2026-11-28T12:53:40Z'),
    },
  ]);
});

test('told from the start again after a restart, the recording ends the same', async () => {
  const lines = await recordedLines();
  const { db } = await bookAfter(lines, lines);
  const { db: once } = await bookAfter(lines);
  expect(await linesOf(db, BRIGHTON)).toEqual(await linesOf(once, BRIGHTON));
  expect(await linesOf(db, AJAX)).toEqual(await linesOf(once, AJAX));
});
