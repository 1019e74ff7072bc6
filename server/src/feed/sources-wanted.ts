import type { Kysely } from 'kysely';
import type { Config } from '../config';
import type { Database } from '../db/schema';
import type { LiveConfig } from './live-sources';
import type { FeedCounters } from './uof/counters';

/** What sources are opened for. */
export interface SourcesWanted {
  db: Kysely<Database>;
  config: Pick<
    Config,
    | 'FEED'
    | 'FEED_SPEED'
    | 'FEED_SEED'
    | 'FEED_SPORTS'
    | 'FEED_DAYS'
    | 'FEED_WORLD'
    | 'FEED_REPLAY'
    | 'FEED_SCRIPT'
    | 'SPORTSBOOK_ORIGIN'
  > &
    LiveConfig;
  /** Wall time, ms since epoch. */
  now(): number;
  log: (line: string) => void;
  counters: FeedCounters;
}
