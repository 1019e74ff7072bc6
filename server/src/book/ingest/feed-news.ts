import type { PriceLimits } from '@touchline/domain/feed/plausibility';
import type { FeedChange } from './change';
import type { FindUnnamed } from './names-wanted';

/** What one message of a feed says. `at` is when it came, ms since epoch by the feed's clock. */
export interface FeedNews {
  readonly at: number;
  /** Who sent it; null where nobody did. */
  readonly producer: number | null;
  /** When its sender made it, ms since epoch; a producer whose messages come late is delayed. Null: not known. */
  readonly generatedAt?: number | null;
  /** Whether it was sent because recovery was asked for: then it may repeat what is long known. */
  readonly isAnswer?: boolean;
  readonly changes: readonly FeedChange[];
}

/** Whose news it is, and under which name the position of the feed is kept (null: nowhere). */
export interface IngestContext {
  readonly provider: string;
  readonly run: string | null;
  /** The id for a producer's next request for recovery, given its last; one more, unless said. */
  readonly nextRequestId?: (producer: number, last: number) => number;
  /** The clock of `at`, by which the age of signs of life is measured; without it they count as just made. */
  readonly now?: () => number;
  /** How far the feed is believed now; as usual, unless said. */
  readonly priceLimits?: () => PriceLimits;
  /** What of a line its provider has not told the name of; without it every line goes on offer as it is. */
  readonly findUnnamed?: FindUnnamed | undefined;
  /** So many lines are remembered; enough for a whole offer, unless said. */
  readonly mostLines?: number;
}
