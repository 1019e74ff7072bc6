import type { Kysely } from 'kysely';
import { ingest } from '../book/ingest/ingest';
import type { Config } from '../config';
import type { Database } from '../db/schema';
import { createReplay } from './replay/replay';
import { readSession } from './replay/session';
import { giveUpMatches } from './retire';
import { openRun } from './run';
import { createSimulator } from './simulator/simulator';
import type { FeedSource, FixtureSource } from './source';

/** A feed to follow, with the fixture API of its provider, and under which name its position is kept. */
export interface OpenSource {
  source: FeedSource;
  fixtures: FixtureSource;
  run: string;
}

interface Wanted {
  db: Kysely<Database>;
  config: Pick<Config, 'FEED' | 'FEED_SPEED' | 'FEED_SEED' | 'FEED_REPLAY'>;
  /** Wall time, ms since epoch. */
  now(): number;
  log: (line: string) => void;
}

/**
 * The source that the configuration names, at the point where the last start left it. Null for none:
 * then nobody tells what becomes of the prices that are known, so they take no bets.
 */
export async function openSource({ db, config, now, log }: Wanted): Promise<OpenSource | null> {
  if (config.FEED === 'none') {
    const lost = { at: now(), producer: null, changes: [{ type: 'feed_interrupted' as const }] };
    await ingest(db, [lost], { provider: 'betradar', run: null });
    return null;
  }
  const seed = config.FEED === 'replay' ? (config.FEED_REPLAY ?? '') : String(config.FEED_SEED);
  const speed = config.FEED_SPEED;
  // Read first: a recording that is not there must not cost the earlier run its matches.
  const session = config.FEED === 'replay' ? await readSession(seed) : null;
  const { epoch, resumeFrom } = await openRun(db, { source: config.FEED, seed, speed }, now(), () =>
    giveUpMatches(db, now(), log),
  );
  const source = session
    ? createReplay({ session, speed, epoch, now, resumeFrom })
    : createSimulator({ seed: config.FEED_SEED, speed, epoch, now, resumeFrom });
  return { source, fixtures: source, run: config.FEED };
}
