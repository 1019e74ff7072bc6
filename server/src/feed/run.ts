import type { Kysely } from 'kysely';
import type { Database } from '../db/schema';

/** A made or recorded feed, which may come from several sources that share a clock. */
export interface RunWanted {
  /** The names under which the positions of its sources are kept. */
  readonly sources: readonly string[];
  /** Tells runs of the same sources apart: the simulator's seed, the recording's name. */
  readonly seed: string;
  readonly speed: number;
}

/** One run of such a feed: what it follows from, and how far it was taken in. */
export interface Run {
  /** Ms since epoch at which it began. */
  readonly epoch: number;
  /** `t` of the last line of a source that was taken in; null when there was none. */
  resumeFrom(source: string): number | null;
}

/**
 * Goes on with the run that the database knows, when it is the same one; otherwise begins a new one at
 * `now`. Before an old one is forgotten `leave` gives up its matches: until that is done, it is what
 * the next start finds.
 */
export async function openRun(
  db: Kysely<Database>,
  { sources, seed, speed }: RunWanted,
  now: number,
  leave: () => Promise<void>,
): Promise<Run> {
  const known = await db.selectFrom('feed_runs').selectAll().execute();
  const same = known.filter(
    (run) => sources.includes(run.source) && run.seed === seed && run.speed === speed,
  );
  const [first] = same;
  if (first && same.length === sources.length && known.length === same.length) {
    const position = (source: string) => same.find((run) => run.source === source)?.resumed_to;
    return {
      epoch: first.epoch.getTime(),
      resumeFrom: (source) => position(source)?.getTime() ?? null,
    };
  }
  if (known.length > 0) await leave();
  await db.transaction().execute(async (tx) => {
    await tx.deleteFrom('feed_runs').execute();
    const epoch = new Date(now);
    await tx
      .insertInto('feed_runs')
      .values(sources.map((source) => ({ source, seed, speed, epoch, resumed_to: null })))
      .execute();
  });
  return { epoch: now, resumeFrom: () => null };
}
