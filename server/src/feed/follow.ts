import type { PriceLimits } from '@touchline/domain/feed/plausibility';
import type { Kysely } from 'kysely';
import type { NoteEvent } from '../db/event-log';
import type { Database } from '../db/schema';
import { type Feed, openFeed } from './feed';
import { createMessageLog, type MessageLog } from './message-log';
import { languagesFor, type Spoken } from './names/languages';
import type { NamesSettings } from './names/name-desk';
import type { OpenSource } from './opened-source';
import type { FeedSource } from './source';
import type { FeedCounters } from './uof/counters';

/** What following feeds stands on. */
export interface FollowOptions {
  readonly db: Kysely<Database>;
  /** DATA_DIR. */
  readonly dir: string;
  /** Days for which messages of real providers are kept; 0 keeps none. */
  readonly logDays: number;
  readonly clock: { now(): number };
  readonly log: (line: string) => void;
  readonly warn: (line: string) => void;
  readonly priceLimits: () => PriceLimits;
  readonly counters: FeedCounters;
  readonly noteEvent: NoteEvent;
  /** How names are asked for: in which locales, how long lines wait for them, and when all are asked for again. */
  readonly names: {
    locales(): readonly string[];
    readonly waitMs: number;
    readonly refreshMs: number;
  };
}

/** Follows every feed into the book. */
export async function followAll(
  sources: readonly OpenSource[],
  options: FollowOptions,
): Promise<Feed> {
  const feeds: Feed[] = [];
  for (const source of sources) feeds.push(await follow(source, options));
  return {
    caughtUp: Promise.all(feeds.map(({ caughtUp }) => caughtUp)).then(() => {}),
    recovered: Promise.all(feeds.map(({ recovered }) => recovered)).then(() => {}),
    stop: async () => {
      await Promise.all(feeds.map((feed) => feed.stop()));
    },
  };
}

/** Follows one provider's feed, and keeps its messages where they could not be had again. */
async function follow(
  { provider, source, api, run, dialect, read, names, keepsLog }: OpenSource,
  options: FollowOptions,
): Promise<Feed> {
  const { db, dir, logDays, clock, log, warn, priceLimits, counters, noteEvent } = options;
  const { now } = clock;
  const messages =
    keepsLog && logDays > 0
      ? createMessageLog({ dir, provider, days: logDays, now, log, counters })
      : null;
  const feed = await openFeed({
    db,
    provider,
    source: messages ? kept(source, messages) : source,
    fixtures: api,
    clock,
    log,
    warn,
    priceLimits,
    counters,
    noteEvent,
    ...(run !== undefined && { run }),
    ...(dialect && { dialect }),
    ...(read && { read }),
    ...(names && { names: { api: names.api, ...namesSettings(names.spoken, options) } }),
    ...(api.schedule && { schedule: api.schedule }),
    ...(api.leagues && { leagues: api.leagues }),
  });
  return {
    ...feed,
    stop: async () => {
      await feed.stop();
      await messages?.stop();
    },
  };
}

function namesSettings(
  spoken: Spoken,
  { names: { locales, waitMs, refreshMs } }: FollowOptions,
): NamesSettings {
  return { languages: () => languagesFor(locales(), spoken), waitMs, refreshMs };
}

/** The same source, of which every line is kept before anybody reads it. */
function kept(source: FeedSource, messages: MessageLog): FeedSource {
  return {
    ...source,
    start: (deliver) =>
      source.start((line) => {
        messages.append(line);
        return deliver(line);
      }),
  };
}
