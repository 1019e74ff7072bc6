import { type Kysely, sql } from 'kysely';
import type { Database } from '../../db/schema';

/** Which players and teams have names by now. */
export interface KnownNames {
  /** Whether there is any name of it, in whichever language. */
  has(urn: string): boolean;
  hasIn(urn: string, locale: string): boolean;
  learn(urns: readonly string[], locale: string): void;
  /** Looks up those of which nothing is known here. */
  read(urns: readonly string[]): Promise<void>;
}

/** So many are remembered; what is forgotten is looked up again. */
const MOST = 200_000;

/** Remembers what the book has names of. A name is never taken back, so it is looked up once. */
export function createKnownNames(db: Kysely<Database>): KnownNames {
  const known = new Map<string, Set<string>>();

  function learn(urn: string, locale: string): void {
    if (known.size >= MOST) known.clear();
    const locales = known.get(urn) ?? new Set();
    known.set(urn, locales.add(locale));
  }

  return {
    has: (urn) => known.has(urn),
    hasIn: (urn, locale) => known.get(urn)?.has(locale) ?? false,
    learn: (urns, locale) => {
      for (const urn of urns) learn(urn, locale);
    },
    read: async (urns) => {
      const unsure = [...new Set(urns)].filter((urn) => !known.has(urn));
      if (unsure.length === 0) return;
      const { rows } = await sql<{ urn: string; locale: string }>`
        select urn, locale from entity_names where urn = any(${unsure}::text[])
        union all
        select urn, ${OF_FIXTURES} from competitors
        where urn = any(${unsure}::text[]) and name <> ''`.execute(db);
      for (const { urn, locale } of rows) learn(urn, locale);
    },
  };
}

/** A name that came with a fixture is a name, and in no language of its own. */
const OF_FIXTURES = '';
