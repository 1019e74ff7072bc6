import type { Kysely } from 'kysely';
import type { Config } from '../config';
import type { Database } from '../db/schema';
import { openReplay } from './replay/open-replay';
import { retired } from './retire';
import { openRun } from './run';
import { createSimulator } from './simulator/simulator';
import type { FeedLine, FeedSource, FixtureSource } from './source';

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
}

/** The source that the configuration names, at the point where the last start left it; null for none. */
export async function openSource({ db, config, now }: Wanted): Promise<OpenSource | null> {
  if (config.FEED === 'none') return null;
  const seed = config.FEED === 'replay' ? (config.FEED_REPLAY ?? '') : String(config.FEED_SEED);
  const speed = config.FEED_SPEED;
  const run = await openRun(db, { source: config.FEED, seed, speed }, now());
  const left = run.replaces ? await retired(db, now()) : [];
  const { epoch, resumeFrom } = run;
  const source =
    config.FEED === 'replay'
      ? await openReplay({ file: seed, speed, epoch, now, resumeFrom })
      : createSimulator({ seed: config.FEED_SEED, speed, epoch, now, resumeFrom });
  return { source: after(left, source), fixtures: source, run: config.FEED };
}

/** The source, with these lines before its first. */
function after(lines: readonly FeedLine[], source: FeedSource): FeedSource {
  return {
    start: async (deliver) => {
      for (const line of lines) await deliver(line);
      await source.start(deliver);
    },
    stop: () => source.stop(),
    recover: (product, since, requestId) => source.recover(product, since, requestId),
  };
}
