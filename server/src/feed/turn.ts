import { setTimeout as pause } from 'node:timers/promises';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../db/schema';

/** The right to follow a provider's feed, which one process has at a time. */
export interface Turn {
  /**
   * The one connection on which the feed may be written. Waits while another process has the turn. A connection that
   * broke took the turn with it, so `drop` it: the next answer is another one. Null after `end`.
   */
  take(): Promise<Kysely<Database> | null>;
  /** Gives the turn back, so that another may have it. */
  drop(): Promise<void>;
  /** Gives the turn back, or up, for good. */
  end(): Promise<void>;
  /** Whether it can be had, or is had, without waiting for another process. */
  isFree(): Promise<boolean>;
}

interface Held {
  readonly on: Kysely<Database>;
  release(): Promise<void>;
}

/** Any number that no other pair of locks of this database begins with. */
const FEED_LOCK = 7_302;
const LOOK_EVERY_MS = 1_000;

/**
 * Makes a turn that nobody has yet. The lock and the writing share a connection: whoever has lost the one cannot go
 * on with the other, so two processes never write the same feed.
 */
export function createTurn(
  db: Kysely<Database>,
  provider: string,
  log: (line: string) => void,
): Turn {
  const ending = new AbortController();
  let held: Held | null = null;
  let looking: Promise<Held | null> | null = null;

  async function drop(): Promise<void> {
    const given = held;
    held = null;
    await given?.release();
  }

  async function look(): Promise<Held | null> {
    if (held || ending.signal.aborted) return held;
    try {
      held = await (looking ??= tryHold(db, provider));
    } finally {
      looking = null;
    }
    return held;
  }

  return {
    take: async () => {
      for (let looks = 0; !ending.signal.aborted; looks += 1) {
        const found = await look();
        if (found) return found.on;
        if (looks === 0)
          log(`Another process follows the feed of ${provider}; waiting for its end`);
        await pause(LOOK_EVERY_MS, null, { signal: ending.signal }).catch(() => {});
      }
      return null;
    },
    isFree: async () => (await look()) !== null,
    drop,
    end: () => {
      ending.abort();
      return drop();
    },
  };
}

/** Keeps a connection for as long as the turn lasts; null when another has it. */
function tryHold(db: Kysely<Database>, provider: string): Promise<Held | null> {
  return new Promise((resolve, reject) => {
    const lasting = db.connection().execute(async (on) => {
      if (!(await lock(on, provider))) return resolve(null);
      await new Promise<void>((over) => {
        resolve({
          on,
          release: () => {
            over();
            return lasting;
          },
        });
      });
      await unlock(on, provider);
    });
    lasting.catch(reject);
  });
}

async function lock(on: Kysely<Database>, provider: string): Promise<boolean> {
  const { rows } = await sql<{ locked: boolean }>`
    select pg_try_advisory_lock(${FEED_LOCK}::integer, hashtext(${provider})) as locked`.execute(
    on,
  );
  return rows[0]?.locked ?? false;
}

/** The connection goes back to the others. One that is broken holds nothing any more. */
async function unlock(on: Kysely<Database>, provider: string): Promise<void> {
  await sql`select pg_advisory_unlock(${FEED_LOCK}::integer, hashtext(${provider}))`
    .execute(on)
    .catch(() => {});
}
