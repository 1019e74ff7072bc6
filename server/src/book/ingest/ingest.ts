import type { FeedNews, IngestContext } from './feed-news';
import { type Kysely } from 'kysely';
import type { Database } from '../../db/schema';
import type { FeedChange } from './change';
import { applyBatch, eventOf } from './apply-batch';
import { addMatchWrites } from './consequences';
import { saveFixture } from './fixture';
import { type HeldMatch, keep } from './held-match';
import { type LineHeld, linesNewlyHeld, linesUnnamed, type LineUnnamed } from './lines-held';
import { loadMatches, loadProducers } from './load';
import { createMemory, type Memory } from './memory';
import { saveLeagues } from './listed-leagues';
import { saveDescriptions, saveNames } from './names';
import type { RecoveryAsked } from './producer';
import { type Hearsay, type Producers } from './producers';
import { isConflict, write } from './writes';
import { noWrites, type Writes } from './pending-writes';

/** What is left to do for whoever holds the feed. */
export interface Ingested {
  readonly recoveries: readonly RecoveryAsked[];
  /** Urns of matches that the book does not know; what was said of them is lost. */
  readonly unknownMatches: readonly string[];
  /** Lines that are not offered any more as they are told. */
  readonly held: readonly LineHeld[];
  /** Lines whose names are wanted, and those that go on offer without. */
  readonly unnamed: readonly LineUnnamed[];
}

/** The one way of a feed into the book. */
export interface Ingest {
  /**
   * Takes in a batch of news, rows and outbox in one transaction. Taking in the same news again changes nothing and
   * announces nothing. One batch at a time.
   */
  take(batch: readonly FeedNews[]): Promise<Ingested>;
}

const NOTHING: Ingested = { recoveries: [], unknownMatches: [], held: [], unnamed: [] };

/** Matches that operators change are read again this often before a batch fails. */
const MAX_READS = 5;

/**
 * Opens the book to a provider's feed. It remembers what it has read and written. Where somebody else has changed a
 * match meanwhile, its version says so: then the batch is taken again, from what is stored. When a batch could not be
 * stored for another reason it forgets everything and reads again.
 */
export function openIngest(db: Kysely<Database>, context: IngestContext): Ingest {
  const memory = createMemory(context.mostLines);
  const hearsay: Hearsay = { missed: false, described: new Map() };

  async function takeOnce(batch: readonly FeedNews[]): Promise<Ingested> {
    const work = (on: Kysely<Database>) => takeIn(on, memory, hearsay, batch, context);
    return isOneStatement(batch) ? work(db) : db.transaction().execute(work);
  }

  async function take(batch: readonly FeedNews[], reads = 1): Promise<Ingested> {
    try {
      return await takeOnce(batch);
    } catch (error) {
      if (!isConflict(error) || reads >= MAX_READS) {
        memory.forgetAll();
        throw error;
      }
      for (const urn of urnsIn(batch)) memory.forget(urn);
      // Of places and competitors, what this batch wrote was rolled back.
      memory.written.forgetAll();
      return take(batch, reads + 1);
    }
  }

  return {
    take: async (batch) => {
      if (batch.length === 0) return NOTHING;
      const ingested = await take(batch);
      memory.trim();
      return ingested;
    },
  };
}

const WITH_ROWS_OF_ITS_OWN: ReadonlySet<FeedChange['type']> = new Set([
  'fixture_known',
  'leagues_known',
  'names_known',
  'markets_described',
]);

/** Whether everything is written at once, so that it needs no transaction around it. */
function isOneStatement(batch: readonly FeedNews[]): boolean {
  return !batch.some(({ changes }) => changes.some(({ type }) => WITH_ROWS_OF_ITS_OWN.has(type)));
}

async function takeIn(
  db: Kysely<Database>,
  memory: Memory,
  hearsay: Hearsay,
  batch: readonly FeedNews[],
  context: IngestContext,
): Promise<Ingested> {
  const { provider } = context;
  const before = memory.producers ?? (await loadProducers(db, provider));
  const saved = await saveApart(db, memory, batch, provider);
  const matches = await heldMatches(db, memory, batch);
  const applied = applyBatch(batch, { matches, producers: before, hearsay, context });
  const { unknownMatches, producers, recoveries } = applied;
  const writes: Writes = { ...noWrites(), resumedTo: positionAfter(batch, context) };
  for (const { id, version } of matches.values()) writes.matchesRead.push({ id, version });
  const held = [...matches.values()].flatMap(linesNewlyHeld);
  const unnamed = [...matches.values()].flatMap(linesUnnamed);
  for (const match of matches.values()) addMatchWrites(match, writes);
  writes.prices.push(...pricesKept(memory, batch, writes));
  for (const producer of producers.values()) {
    const known = before.get(producer.id);
    if (producer === known) continue;
    const changesStatus = producer.status !== known?.status;
    writes.producers.push({ provider, producer, changesStatus });
  }
  writes.announcements.push(...saved.map(matchAnnounced));
  await write(db, writes, context.now);
  remember(memory, matches, producers);
  return { recoveries, unknownMatches: [...unknownMatches], held, unnamed };
}

/** Lines that are seen to have changed have a version. */
function pricesKept({ history }: Memory, batch: readonly FeedNews[], { lines }: Writes) {
  for (const { matchId, version, line } of lines) if (version > 0) history.note(matchId, line);
  return history.due(Math.max(...batch.map(({ at }) => at)));
}

function remember(
  memory: Memory,
  matches: ReadonlyMap<string, HeldMatch>,
  producers: Producers,
): void {
  for (const match of matches.values()) keep(match);
  memory.producers = producers;
}

/** Writes what has rows of its own. Answers with the ids of the events that changed. */
async function saveApart(
  db: Kysely<Database>,
  memory: Memory,
  batch: readonly FeedNews[],
  provider: string,
): Promise<number[]> {
  const saved = new Set<number>();
  for (const change of batch.flatMap(({ changes }) => changes)) {
    if (change.type === 'leagues_known') {
      await saveLeagues({ db, provider, written: memory.written }, change.leagues);
    }
    if (change.type === 'names_known') await saveNames(db, change);
    if (change.type === 'markets_described') await saveDescriptions(db, provider, change);
    if (change.type !== 'fixture_known') continue;
    const id = await saveFixture({ db, provider, written: memory.written }, change.fixture);
    if (id === null) continue;
    memory.forget(change.fixture.urn);
    saved.add(id);
  }
  return [...saved];
}

/** The matches that a batch is about, from memory where they are in it. */
async function heldMatches(
  db: Kysely<Database>,
  memory: Memory,
  batch: readonly FeedNews[],
): Promise<Map<string, HeldMatch>> {
  const matches = new Map<string, HeldMatch>();
  const missing = new Set<string>();
  for (const urn of urnsIn(batch)) {
    const match = memory.match(urn);
    if (match) matches.set(urn, match);
    else missing.add(urn);
  }
  for (const match of await loadMatches(db, [...missing])) {
    memory.hold(match);
    matches.set(match.urn, match);
  }
  return matches;
}

function urnsIn(batch: readonly FeedNews[]): ReadonlySet<string> {
  const urns = new Set<string>();
  for (const { changes } of batch) {
    for (const change of changes) {
      const urn = eventOf(change);
      if (urn !== null) urns.add(urn);
    }
  }
  return urns;
}

function positionAfter(batch: readonly FeedNews[], { run }: IngestContext): Writes['resumedTo'] {
  if (run === null) return null;
  const said = batch.filter((news) => news.producer !== null).map((news) => news.at);
  return said.length === 0 ? null : { run, at: Math.max(...said) };
}

/** Only the match's id: its card is written for each locale when it is sent. */
function matchAnnounced(matchId: number) {
  return {
    channel: 'updates',
    eventName: 'match_changed' as const,
    message: { match_id: matchId },
    urgent: false,
  };
}
