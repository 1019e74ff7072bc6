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
}

/**
 * Goes on with the run that the database knows, when it is the same one; otherwise begins a new one at
 * `now`. Before an old one is forgotten `leave` gives up its matches: until that is done, it is what
 * the next start finds.
 */
export async function openRun(
  db: Kysely<Database>,
  wanted: Pick<Run, 'source' | 'seed' | 'speed'>,
  now: number,
  leave: () => Promise<void>,
): Promise<Run> {
  const known = await db.selectFrom('feed_runs').selectAll().execute();
  const same = known.find(
    ({ source, seed, speed }) =>
      source === wanted.source && seed === wanted.seed && speed === wanted.speed,
  );
  if (same) {
    const resumeFrom = same.resumed_to?.getTime() ?? null;
    return { ...wanted, epoch: same.epoch.getTime(), resumeFrom };
  }
  if (known.length > 0) await leave();
  await db.transaction().execute(async (tx) => {
    await tx.deleteFrom('feed_runs').execute();
    await tx
      .insertInto('feed_runs')
      .values({ ...wanted, epoch: new Date(now), resumed_to: null })
      .execute();
  });
  return { ...wanted, epoch: now, resumeFrom: null };
}
