import type { Kysely } from 'kysely';
import type { Database } from '../db/schema';

/** One run of a made or recorded feed: what it follows from, and how far it was taken in. */
export interface Run {
  source: string;
  /** Tells runs of one source apart: the simulator's seed, the recording's name. */
  seed: string;
  speed: number;
  /** Ms since epoch at which it began. */
  epoch: number;
  /** `t` of the last line taken in; null when there was none. */
  resumeFrom: number | null;
  /** Whether matches of an earlier run were left behind. */
  replaces: boolean;
}

/**
 * Goes on with the run that the database knows, when it is the same one; otherwise begins a new one at
 * `now` and forgets the old.
 */
export async function openRun(
  db: Kysely<Database>,
  wanted: Pick<Run, 'source' | 'seed' | 'speed'>,
  now: number,
): Promise<Run> {
  const known = await db.selectFrom('feed_runs').selectAll().execute();
  const same = known.find(
    ({ source, seed, speed }) =>
      source === wanted.source && seed === wanted.seed && speed === wanted.speed,
  );
  if (same) {
    const resumeFrom = same.resumed_to?.getTime() ?? null;
    return { ...wanted, epoch: same.epoch.getTime(), resumeFrom, replaces: false };
  }
  await db.transaction().execute(async (tx) => {
    await tx.deleteFrom('feed_runs').execute();
    await tx
      .insertInto('feed_runs')
      .values({ ...wanted, epoch: new Date(now), resumed_to: null })
      .execute();
  });
  return { ...wanted, epoch: now, resumeFrom: null, replaces: known.length > 0 };
}
