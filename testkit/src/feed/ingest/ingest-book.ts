import { migratedDatabase } from '../../database/migrated-database';
import type { FeedChange } from '../../../../server/src/book/ingest/change';
import { openIngest } from '../../../../server/src/book/ingest/ingest';
import type { FeedNews, IngestContext } from '../../../../server/src/book/ingest/feed-news';
import { MATCH } from './changes';

const TABLES = [
  'odds_history',
  'match_streams',
  'held_lines',
  'market_cancels',
  'match_timeline',
  'match_competitors',
  'markets',
  'matches',
  'entity_names',
  'market_descriptions',
  'description_lists',
  'tournaments',
  'outbox',
  'settlement_queue',
  'producers',
  'feed_runs',
] as const;

/** A book on a database of its own, to tell things to and to look into. */
export type TestBook = Awaited<ReturnType<typeof openBook>>;

/** Opens an empty book. */
export async function openBook(further: Partial<IngestContext> = {}) {
  const { db, close } = await migratedDatabase();
  let clock = 0;

  const open = (other = further) => openIngest(db, { provider: 'betradar', run: null, ...other });
  let feed = open();
  /** Takes in news of Betradar that have no position. */
  const take = (...news: FeedNews[]) => feed.take(news);

  return {
    db,
    take,
    /** The same by a process that has just begun, and differs in this. */
    takeAs: (other: Partial<IngestContext>, ...news: FeedNews[]) => open(other).take(news),
    /** Nothing is remembered any more. */
    restart: () => {
      feed = open();
    },
    /** Each change as a message of its own. */
    tell: async (...changes: FeedChange[]) => {
      for (const change of changes) {
        clock += 1;
        await take({ at: clock, producer: 1, changes: [change] });
      }
    },
    match: () =>
      db.selectFrom('matches').selectAll().where('urn', '=', MATCH).executeTakeFirstOrThrow(),
    lines: () =>
      db.selectFrom('markets').selectAll().orderBy('market_id').orderBy('specifier').execute(),
    queue: () =>
      db.selectFrom('settlement_queue').select(['market_id', 'specifier']).orderBy('id').execute(),
    /** What was announced since the last look, without the number of the match in the channel. */
    announced: async () => {
      const rows = await db.selectFrom('outbox').selectAll().orderBy('id').execute();
      await db.deleteFrom('outbox').execute();
      return rows.map(({ channel, event_name, message, urgent }) => ({
        channel: channel.split(':')[0],
        event_name,
        message,
        urgent,
      }));
    },
    empty: async () => {
      for (const table of TABLES) await db.deleteFrom(table).execute();
      feed = open();
    },
    close,
  };
}
