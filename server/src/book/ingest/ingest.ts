import type { PushEventSent } from '@touchline/wire/push/events';
import type { Kysely, Transaction } from 'kysely';
import type { Database } from '../../db/schema';
import type { FeedChange } from './change';
import { addMatchWrites } from './consequences';
import { saveFixture } from './fixture';
import { type LoadedMatch, loadMatches, loadProducers } from './load';
import { applyToMatch } from './match-state';
import { afterSilence, heard, newProducer, type Producer, type RecoveryAsked } from './producer';
import { noWrites, write, type Writes } from './writes';

/** What one message of a feed says. `at` is when it came, ms since epoch by the feed's clock. */
export interface FeedNews {
  readonly at: number;
  /** Who sent it; null where nobody did. */
  readonly producer: number | null;
  readonly changes: readonly FeedChange[];
}

/** Whose news it is, and under which name the position of the feed is kept (null: nowhere). */
export interface IngestContext {
  readonly provider: string;
  readonly run: string | null;
}

/** What is left to do for whoever holds the feed. */
export interface Ingested {
  readonly recoveries: readonly RecoveryAsked[];
  /** Urns of matches that the book does not know; what was said of them is lost. */
  readonly unknownMatches: readonly string[];
}

/**
 * The one way of a feed into the book: takes in a batch of news, rows and outbox in one transaction. Taking in
 * the same news again changes nothing and announces nothing.
 */
export async function ingest(
  db: Kysely<Database>,
  batch: readonly FeedNews[],
  context: IngestContext,
): Promise<Ingested> {
  if (batch.length === 0) return { recoveries: [], unknownMatches: [] };
  return db.transaction().execute((tx) => ingestWithin(tx, batch, context));
}

async function ingestWithin(
  tx: Transaction<Database>,
  batch: readonly FeedNews[],
  context: IngestContext,
): Promise<Ingested> {
  const changes = batch.flatMap((news) => news.changes);
  const before = await loadProducers(tx, context.provider);
  const saved = await saveFixtures(tx, changes, context);
  const matches = await loadMatches(tx, changes);
  const unknown = applyAll(matches, changes);
  const { producers, recoveries } = hearAll(before, batch);
  const writes = consequences(matches, before, producers, context, batch);
  writes.announcements.push(...saved.map(matchAnnounced));
  await write(tx, writes);
  return { recoveries, unknownMatches: [...unknown] };
}

/** Which of these matches the book does not know yet. */
export async function unknownMatches(
  db: Kysely<Database>,
  urns: readonly string[],
): Promise<string[]> {
  if (urns.length === 0) return [];
  const rows = await db.selectFrom('matches').select('urn').where('urn', 'in', urns).execute();
  const known = new Set(rows.map((row) => row.urn));
  return urns.filter((urn) => !known.has(urn));
}

async function saveFixtures(
  tx: Transaction<Database>,
  changes: readonly FeedChange[],
  { provider }: IngestContext,
): Promise<number[]> {
  const saved = new Set<number>();
  for (const change of changes) {
    if (change.type !== 'fixture_known') continue;
    const id = await saveFixture(tx, provider, change.fixture);
    if (id !== null) saved.add(id);
  }
  return [...saved];
}

function applyAll(
  matches: ReadonlyMap<string, LoadedMatch>,
  changes: readonly FeedChange[],
): ReadonlySet<string> {
  const unknown = new Set<string>();
  for (const change of changes) {
    if (!('match' in change)) continue;
    const match = matches.get(change.match);
    if (match) applyToMatch(match.now, change);
    else unknown.add(change.match);
  }
  return unknown;
}

function hearAll(before: ReadonlyMap<number, Producer>, batch: readonly FeedNews[]) {
  const producers = new Map(before);
  const recoveries: RecoveryAsked[] = [];
  for (const { at, producer: sender, changes } of batch) {
    for (const [id, producer] of producers) producers.set(id, afterSilence(producer, at));
    if (sender !== null) {
      const known = producers.get(sender) ?? newProducer(sender, at);
      producers.set(sender, { ...known, lastMessageAt: Math.max(known.lastMessageAt, at) });
    }
    for (const change of changes) {
      for (const [id, producer] of producers) {
        const { producer: now, asked } = heard(producer, change, at);
        producers.set(id, now);
        if (asked) recoveries.push(asked);
      }
    }
  }
  return { producers, recoveries };
}

function consequences(
  matches: ReadonlyMap<string, LoadedMatch>,
  before: ReadonlyMap<number, Producer>,
  producers: ReadonlyMap<number, Producer>,
  { provider, run }: IngestContext,
  batch: readonly FeedNews[],
): Writes {
  const said = batch.filter((news) => news.producer !== null).map((news) => news.at);
  const resumedTo = run === null || said.length === 0 ? null : { run, at: Math.max(...said) };
  const writes: Writes = { ...noWrites(), resumedTo };
  for (const match of matches.values()) addMatchWrites(match, writes);
  for (const producer of producers.values()) {
    if (producer !== before.get(producer.id)) writes.producers.push({ provider, producer });
  }
  const was = providerStatus(before);
  const status = providerStatus(producers);
  if (was !== null && status !== null && was !== status) {
    const event: PushEventSent = {
      event_name: 'provider_status_changed',
      message: { provider, status },
    };
    writes.announcements.push({
      channel: 'updates',
      eventName: event.event_name,
      message: event.message,
      urgent: status === 'down',
    });
  }
  return writes;
}

/** A provider is down while any of its producers is; null while it has none. */
function providerStatus(producers: ReadonlyMap<number, Producer>): 'active' | 'down' | null {
  if (producers.size === 0) return null;
  return [...producers.values()].some(({ status }) => status === 'down') ? 'down' : 'active';
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
