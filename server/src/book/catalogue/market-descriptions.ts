import { type Kysely, sql } from 'kysely';
import type { Database } from '../../db/schema';
import { describeMarkets, type MarketDescription } from '../described-markets';

/** What the feed wrote down of a market (see table market_descriptions). */
type Stored = Pick<MarketDescription, 'name' | 'groups' | 'outcomes'>;

interface Row {
  provider: string;
  market_id: number;
  variant: string;
  locale: string;
  description: Stored;
  updated_at: Date;
}

/**
 * Makes sure, at most once in `ms`, that markets are named as providers describe them by now. The first to ask
 * waits; whoever asks while that is being read waits with it. `now` counts milliseconds and never goes back.
 */
export function followDescriptions(
  db: Kysely<Database>,
  ms: number,
  now: () => number,
): () => Promise<void> {
  let read: Promise<Date | null> | null = null;
  let readAt = 0;
  return async () => {
    const at = now();
    if (read === null || at - readAt >= ms) {
      readAt = at;
      const before = read;
      const next = Promise.resolve(before).then((since) => readSince(db, since));
      read = next;
      next.catch(() => {
        if (read === next) read = before;
      });
    }
    await read;
  };
}

/** Reads how providers describe their markets, for whoever names or stops lines before anybody asks for one. */
export async function readDescriptions(db: Kysely<Database>): Promise<void> {
  await readSince(db, null);
}

/** Rows are read again from the moment of the last one on: others may have been written in the same moment. */
async function readSince(db: Kysely<Database>, since: Date | null): Promise<Date | null> {
  const { rows } = await sql<Row>`
    select provider, market_id, variant, locale, description, updated_at
    from market_descriptions
    where ${since}::timestamptz is null or updated_at >= ${since}::timestamptz - interval '1 minute'
    order by updated_at`.execute(db);
  describeMarkets(rows.map(described));
  return rows.at(-1)?.updated_at ?? since;
}

function described({ provider, market_id, variant, locale, description }: Row): MarketDescription {
  const { name, groups, outcomes } = description;
  return {
    provider,
    locale,
    id: market_id,
    variant: variant === '' ? null : variant,
    name,
    groups,
    outcomes,
  };
}
