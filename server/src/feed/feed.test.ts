import { join } from 'node:path';
import type { Kysely } from 'kysely';
import { afterEach, expect, test, vi } from 'vitest';
import type { Database } from '../db/schema';
import { migratedDatabase } from '@touchline/testkit/database/migrated-database';
import { startFeed } from './feed';
import { createIntake } from './intake';
import { readSession, type Session } from './replay/session';
import type { FeedLine, FixtureSource } from './source';
import { sourceOf, systemLine } from '@touchline/testkit/feed/listed-source';

const RECORDED = join(import.meta.dirname, 'recorded/soccer-por-esp-2018.jsonl');
const MATCH = 'sr:match:90018002';
const CONTEXT = { provider: 'betradar', run: null };

const cleanUp: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const each of cleanUp.splice(0).toReversed()) await each();
});

async function emptyBook(): Promise<Kysely<Database>> {
  const { db, close } = await migratedDatabase();
  cleanUp.push(close);
  return db;
}

function fixturesOf({ fixtures }: Session): FixtureSource {
  return {
    fixture: async (urn) => {
      const found = fixtures.get(urn);
      if (!found) throw new Error(`no fixture ${urn}`);
      return found;
    },
  };
}

/** All that a feed leaves behind, without numbers that tell how often it was written. */
async function remains(db: Kysely<Database>) {
  const markets = await db
    .selectFrom('markets')
    .selectAll()
    .orderBy('market_id')
    .orderBy('specifier')
    .execute();
  const matches = await db.selectFrom('matches').selectAll().execute();
  const producers = await db.selectFrom('producers').selectAll().orderBy('id').execute();
  return {
    markets: markets.map((line) => ({ ...line, version: null })),
    matches: matches.map((match) => ({ ...match, version: null })),
    cancels: await db.selectFrom('market_cancels').selectAll().execute(),
    // By the clock of the database.
    producers: producers.map((producer) => ({ ...producer, signed_at: null })),
  };
}

async function announced(db: Kysely<Database>) {
  const columns = ['channel', 'event_name', 'message', 'urgent'] as const;
  return db.selectFrom('outbox').select(columns).orderBy('id').execute();
}

async function takeIn(
  db: Kysely<Database>,
  session: Session,
  batches: readonly (readonly FeedLine[])[],
) {
  const { source } = sourceOf([]);
  const intake = createIntake(
    { db, source, fixtures: fixturesOf(session), log: () => {} },
    CONTEXT,
  );
  for (const lines of batches) await intake.lines(lines);
}

/** Lines up to and with each that is more than a sign of life. */
function messagesOf({ lines }: Session): FeedLine[][] {
  const messages: FeedLine[][] = [[]];
  for (const line of lines) {
    messages.at(-1)?.push(line);
    if (!line.rk.includes('.alive.')) messages.push([]);
  }
  return messages;
}

test('every message may come twice: nothing more is stored, announced or settled', async () => {
  const session = await readSession(RECORDED);
  const messages = messagesOf(session);
  const [once, twice] = [await emptyBook(), await emptyBook()];
  await takeIn(once, session, messages);
  await takeIn(
    twice,
    session,
    messages.flatMap((lines) => [lines, lines.slice(-1)]),
  );
  expect(await remains(twice)).toEqual(await remains(once));
  expect(await announced(twice)).toEqual(await announced(once));
  const queued = (db: Kysely<Database>) => db.selectFrom('settlement_queue').selectAll().execute();
  expect((await queued(twice)).length).toBe((await queued(once)).length);
}, 60_000);

test('taken in by the hundred, messages leave the same as one after the other', async () => {
  const session = await readSession(RECORDED);
  const [single, many] = [await emptyBook(), await emptyBook()];
  await takeIn(single, session, messagesOf(session));
  const batches = Array.from({ length: Math.ceil(session.lines.length / 100) }, (_, index) =>
    session.lines.slice(index * 100, index * 100 + 100),
  );
  await takeIn(many, session, batches);
  expect(await remains(many)).toEqual(await remains(single));
}, 60_000);

test('what cannot be read or kept is reported, and what stands beside it is taken in', async () => {
  const db = await emptyBook();
  const session = await readSession(RECORDED);
  const said: string[] = [];
  const alive = session.lines[0]!;
  const tooLarge = alive.xml.replace('product="1"', 'product="99999"');
  const stranger = '<bet_stop product="1" event_id="sr:match:1" timestamp="1"/>';
  const { source } = sourceOf([
    alive,
    { ...alive, xml: '<alive product="1"' },
    { ...alive, xml: '<bet_boost/>' },
    { ...alive, xml: '<constructor/>' },
    { ...alive, xml: tooLarge },
    { ...alive, xml: stranger },
    session.lines[2]!,
  ]);
  const feed = await startFeed({
    db,
    source,
    fixtures: fixturesOf(session),
    clock: { now: () => alive.t },
    log: (line) => said.push(line),
  });
  await feed.stop();
  const told = said.filter((line) => !line.startsWith('Producer'));
  expect(told.map((line) => line.split(':')[0])).toEqual([
    'Refused a message (-.-.-.alive.-.-.-.-)',
    'Skipped a message of the unknown type bet_boost (-.-.-.alive.-.-.-.-)',
    'Skipped a message of the unknown type constructor (-.-.-.alive.-.-.-.-)',
    'The fixture of sr',
    `Left out a message that came at ${alive.t}`,
    'The fixture of sr',
    'Left out what was said of sr',
  ]);
  expect(await db.selectFrom('matches').select('urn').execute()).toEqual([{ urn: MATCH }]);
});

test('a message whose time is no time is left out, and the feed goes on', async () => {
  const db = await emptyBook();
  const session = await readSession(RECORDED);
  const alive = session.lines[0]!;
  const said: string[] = [];
  const intake = createIntake(
    {
      db,
      source: sourceOf([]).source,
      fixtures: fixturesOf(session),
      log: (line) => said.push(line),
    },
    { provider: 'betradar', run: 'simulator' },
  );
  const never = Number.MAX_SAFE_INTEGER;
  await intake.lines([{ ...alive, t: never }, alive]);
  expect(said).toEqual([expect.stringContaining(`Left out a message that came at ${never}`)]);
  expect(await db.selectFrom('producers').select('id').execute()).toEqual([{ id: 1 }]);
});

const statusOf = async (db: Kysely<Database>) => {
  const row = db.selectFrom('producers').select('status').where('id', '=', 1);
  return (await row.executeTakeFirstOrThrow()).status;
};

const lastAliveOf = async (db: Kysely<Database>) => {
  const row = db.selectFrom('producers').select('last_alive_at').where('id', '=', 1);
  return (await row.executeTakeFirstOrThrow()).last_alive_at?.getTime() ?? null;
};

test('what was not begun when it ends is dropped, and asked for again at the next start', async () => {
  const db = await emptyBook();
  const session = await readSession(RECORDED);
  const t = session.lines[0]!.t;
  const run = 'simulator';
  const epoch = new Date(t);
  await db
    .insertInto('feed_runs')
    .values({ source: run, seed: '1', speed: 1, epoch, resumed_to: null })
    .execute();
  const options = {
    db,
    run,
    fixtures: fixturesOf(session),
    clock: { now: () => t },
    log: () => {},
  };
  const alive = (at: number) => systemLine('alive', at, 'subscribed="1"');
  const first = sourceOf([alive(t)]);
  const feed = await startFeed({ ...options, source: first.source });
  await first.say(systemLine('snapshot_complete', t + 1, 'request_id="1001"'));
  await vi.waitFor(async () => expect(await statusOf(db)).toBe('active'));
  const last = t + 200_000;
  const said = Array.from({ length: 20_000 }, (_, index) => first.say(alive(t + 10 * (index + 1))));
  await Promise.all([feed.stop(), ...said]);

  const { resumed_to: resumedTo } = await db
    .selectFrom('feed_runs')
    .select('resumed_to')
    .executeTakeFirstOrThrow();
  expect(resumedTo!.getTime()).toBeLessThan(last);
  expect(await lastAliveOf(db)).toBe(resumedTo!.getTime());
  const second = sourceOf([alive(last)]);
  const again = await startFeed({ ...options, source: second.source });
  expect(second.asked).toEqual([{ product: 1, after: resumedTo!.getTime(), requestId: 1002 }]);
  await again.stop();
});

test('at every start, the first one too, a producer is down until it has been recovered', async () => {
  const db = await emptyBook();
  const session = await readSession(RECORDED);
  const t = session.lines[0]!.t;
  const options = { db, fixtures: fixturesOf(session), clock: { now: () => t }, log: () => {} };
  const first = sourceOf([systemLine('alive', t, 'subscribed="1"')]);
  const feed = await startFeed({ ...options, source: first.source });
  expect(await statusOf(db)).toBe('down');
  expect(first.asked).toEqual([{ product: 1, after: null, requestId: 1001 }]);
  await first.say(systemLine('snapshot_complete', t + 2_000, 'request_id="1001"'));
  await first.say(systemLine('alive', t + 10_000, 'subscribed="1"'));
  await vi.waitFor(async () => expect(await lastAliveOf(db)).toBe(t + 10_000));
  await feed.stop();
  expect(await statusOf(db)).toBe('active');

  const second = sourceOf([systemLine('alive', t + 40_000, 'subscribed="1"')]);
  const again = await startFeed({ ...options, source: second.source });
  expect(await statusOf(db)).toBe('down');
  expect(second.asked).toEqual([{ product: 1, after: t + 10_000, requestId: 1002 }]);
  await second.say(systemLine('snapshot_complete', t + 42_000, 'request_id="1002"'));
  await again.stop();
  expect(await statusOf(db)).toBe('active');
});

test('a second process waits, and follows the feed when the first ends', async () => {
  const db = await emptyBook();
  const session = await readSession(RECORDED);
  const t = session.lines[0]!.t;
  const said: string[] = [];
  const options = {
    db,
    fixtures: fixturesOf(session),
    clock: { now: () => t },
    log: (line: string) => said.push(line),
  };
  const first = await startFeed({ ...options, source: sourceOf([]).source });
  const started = vi.fn();
  const { source } = sourceOf([]);
  const waiting = await startFeed({
    ...options,
    source: { ...source, start: async () => started() },
  });
  const never = await startFeed({
    ...options,
    source: { ...source, start: () => Promise.reject() },
  });
  expect(started).not.toHaveBeenCalled();
  await never.stop();
  await first.stop();
  await vi.waitFor(() => expect(started).toHaveBeenCalledTimes(1), 5_000);
  await waiting.stop();
  expect(said.filter((line) => line.startsWith('Another process'))).toHaveLength(2);
});
