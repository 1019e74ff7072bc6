import type { Kysely } from 'kysely';
import type { FeedChange, TranslatedChange } from '../book/ingest/change';
import type { FeedNews } from '../book/ingest/feed-news';
import { unknownMatches } from '../book/ingest/known-matches';
import type { Database } from '../db/schema';
import type { Loss } from './loss';
import type { FixtureSource } from './source';

/** A message in our own words, of which some may still ask for a fixture. */
export interface Translated extends Omit<FeedNews, 'changes'> {
  readonly changes: readonly TranslatedChange[];
  /** Parts of it that could not be read; missing where there are none. */
  readonly losses?: readonly Loss[];
}

/** Gives the book the fixtures that it needs to understand a batch. */
export interface FixtureDesk {
  /** Puts fixtures where they were asked for, and before the first word about a match that is unknown. */
  withFixtures(batch: readonly Translated[]): Promise<readonly FeedNews[]>;
}

/** So many fixtures are asked for at the same time. */
const AT_ONCE = 8;
/** As many urns are remembered as known; those that are forgotten are looked up again. */
const MOST_KNOWN = 100_000;

/** Fixtures are fetched before the transaction begins, so that none waits for a provider's answer. */
export function createFixtureDesk(
  db: Kysely<Database>,
  fixtures: FixtureSource,
  log: (line: string) => void,
): FixtureDesk {
  /** A match never becomes unknown again, so this may be remembered. */
  const known = new Set<string>();

  async function missing(batch: readonly Translated[]): Promise<Set<string>> {
    const unsure = new Set<string>();
    for (const { changes } of batch) {
      for (const change of changes) {
        const urn = matchOf(change);
        if (urn !== null && !known.has(urn)) unsure.add(urn);
      }
    }
    const unknown = new Set(await unknownMatches(db, [...unsure]));
    if (known.size > MOST_KNOWN) known.clear();
    for (const urn of unsure) if (!unknown.has(urn)) known.add(urn);
    return unknown;
  }

  async function fixtureOf(urn: string): Promise<FeedChange[]> {
    try {
      return [{ type: 'fixture_known', fixture: await fixtures.fixture(urn) }];
    } catch (error) {
      log(`The fixture of ${urn} could not be had: ${String(error)}`);
      return [];
    }
  }

  async function fetched(urns: readonly string[]): Promise<Map<string, FeedChange[]>> {
    const found = new Map<string, FeedChange[]>();
    const left = [...urns];
    const fetchSome = async () => {
      for (let urn = left.shift(); urn !== undefined; urn = left.shift()) {
        found.set(urn, await fixtureOf(urn));
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, fetchSome));
    return found;
  }

  return {
    withFixtures: async (batch) => {
      const unknown = await missing(batch);
      const asked = askedIn(batch);
      if (unknown.size === 0 && asked.size === 0) return batch as readonly FeedNews[];
      const found = await fetched([...new Set([...unknown, ...asked])]);
      return batch.map((news) => withFound(news, unknown, found));
    },
  };
}

function askedIn(batch: readonly Translated[]): Set<string> {
  const asked = batch.flatMap(({ changes }) =>
    changes.flatMap((change) => (change.type === 'fixture_asked' ? [change.match] : [])),
  );
  return new Set(asked);
}

/** Takes from `unknown` what has been told by then. */
function withFound(
  news: Translated,
  unknown: Set<string>,
  found: ReadonlyMap<string, FeedChange[]>,
): FeedNews {
  const ready: FeedChange[] = [];
  for (const change of news.changes) {
    const urn = matchOf(change);
    const isWanted = urn !== null && unknown.delete(urn);
    if (urn !== null && (isWanted || change.type === 'fixture_asked')) {
      ready.push(...(found.get(urn) ?? []));
    }
    if (change.type !== 'fixture_asked') ready.push(change);
  }
  return { ...news, changes: ready };
}

function matchOf(change: TranslatedChange): string | null {
  return 'match' in change ? change.match : null;
}
