import type { Kysely } from 'kysely';
import type { Database } from '../db/schema';
import { createIntake } from './intake';
import { createLineQueue } from './line-queue';
import type { FeedSource, FixtureSource } from './source';

/** What the loop of a feed needs. `clock.now` is wall time, ms since epoch. */
export interface FeedOptions {
  db: Kysely<Database>;
  source: FeedSource;
  fixtures: FixtureSource;
  clock: { now(): number };
  log: (line: string) => void;
  /** The row of `feed_runs` in which the feed's position is kept; without it, it is kept nowhere. */
  run?: string;
  /** Whose matches these are. */
  provider?: string;
}

/** A feed that runs. Stopping it takes in what has been delivered. */
export interface Feed {
  stop(): Promise<void>;
}

/** A source that says nothing for this long has left us blind: its producers are down. */
const SILENT_MS = 20_000;
const LOOK_EVERY_MS = 5_000;
const TIME_PASSED = { type: 'time_passed' } as const;

/**
 * Runs a feed: source, parse, translate, ingest. Every producer that was known before counts as down until it has
 * been recovered. Resolves when what was missed before the start has been taken in. Lines that arrive while one is
 * being written are written together.
 */
export async function startFeed(options: FeedOptions): Promise<Feed> {
  const { source, clock, log } = options;
  const context = { provider: options.provider ?? 'betradar', run: options.run ?? null };
  const intake = createIntake(options, context);
  const queue = createLineQueue((lines) => intake.lines(lines));
  let last = { line: clock.now(), heard: clock.now() };

  await intake.news([{ at: clock.now(), producer: null, changes: [{ type: 'feed_interrupted' }] }]);
  const watch = setInterval(() => {
    const silence = clock.now() - last.heard;
    if (silence <= SILENT_MS) return;
    const passed = { at: last.line + silence, producer: null, changes: [TIME_PASSED] };
    queue
      .whenEmpty()
      .then(() => intake.news([passed]))
      .catch((error: unknown) => log(`The feed has failed: ${String(error)}`));
  }, LOOK_EVERY_MS);
  await source.start((line) => {
    last = { line: line.t, heard: clock.now() };
    return queue.put(line);
  });
  await queue.whenEmpty();
  return {
    stop: async () => {
      clearInterval(watch);
      intake.giveUp();
      await source.stop();
      await queue.whenEmpty();
    },
  };
}
