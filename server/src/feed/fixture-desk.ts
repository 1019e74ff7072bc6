import type { Kysely } from 'kysely';
import type { FeedChange, TranslatedChange } from '../book/ingest/change';
import { type FeedNews, unknownMatches } from '../book/ingest/ingest';
import type { Database } from '../db/schema';
import type { FixtureSource } from './source';

/** A message in our own words, of which some may still ask for a fixture. */
export interface Translated {
  readonly at: number;
  readonly producer: number | null;
  readonly changes: readonly TranslatedChange[];
}

/** Gives the book the fixtures that it needs to understand a batch. */
export interface FixtureDesk {
  /** Puts fixtures where they were asked for, and before the first word about a match that is unknown. */
  withFixtures(batch: readonly Translated[]): Promise<FeedNews[]>;
}

/** Fixtures are fetched before the transaction begins, so that none waits for a provider's answer. */
export function createFixtureDesk(
  db: Kysely<Database>,
  fixtures: FixtureSource,
  log: (line: string) => void,
): FixtureDesk {
  /** A match never becomes unknown again, so this may be remembered. */
  const known = new Set<string>();

  async function missing(batch: readonly Translated[]): Promise<Set<string>> {
    const named = batch.flatMap(({ changes }) =>
      changes.flatMap((change) => matchOf(change) ?? []),
    );
    const unsure = [...new Set(named)].filter((urn) => !known.has(urn));
    const unknown = new Set(await unknownMatches(db, unsure));
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

  return {
    withFixtures: async (batch) => {
      const wanted = await missing(batch);
      const filled: FeedNews[] = [];
      for (const { at, producer, changes } of batch) {
        const ready: FeedChange[] = [];
        for (const change of changes) {
          const urn = matchOf(change);
          const isWanted = urn !== null && wanted.delete(urn);
          if (urn !== null && (isWanted || change.type === 'fixture_asked')) {
            ready.push(...(await fixtureOf(urn)));
          }
          if (change.type !== 'fixture_asked') ready.push(change);
        }
        filled.push({ at, producer, changes: ready });
      }
      return filled;
    },
  };
}

function matchOf(change: TranslatedChange): string | null {
  return 'match' in change ? change.match : null;
}
