import type { Pool, PoolClient } from 'pg';
import { heldClient } from './held-client';
import { startLoop } from './loop';
import { expand, type Expansion, type Publication } from './relay-expand';
import { mergeOutbox, type OutboxRow } from './relay-merge';

export interface RelayOptions extends Expansion {
  pool: Pool;
  /** Sends in the order given; resolves when the hub has taken them all. */
  publish(publications: readonly Publication[]): Promise<void>;
}

type Send = (rows: readonly OutboxRow[]) => Promise<void>;

/** How soon a row is sent of which nobody told, such as one that a transaction of a player wrote. */
const EVERY_MS = 50;
/** After so many looks in a row that found nothing, nobody is likely to write, and looks are further apart. */
const QUIET_LOOKS = 40;
const QUIET_EVERY_MS = 200;
/** After a look, changes of matches are gathered this long for the next one; what is urgent is not (DESIGN §4.19). */
const GATHER_MS = 15;
const BATCH = 1000;
/** So many failures in a row are not the database's: rows are sent one by one, to find the bad ones. */
const PATIENCE = 3;
/** Any number that no other lock of this database has. */
const RELAY_LOCK = 7_301;

/**
 * Sends what the outbox holds, in the order it was written. Only one relay works at a time, however
 * many servers run, so order holds. Rows are deleted after they were sent: a crash between the two
 * sends them again, and their versions make that harmless. A row that can never be sent is logged and
 * left out: the pages' next look at the data mends what it would have told.
 */
export function startRelay(options: RelayOptions): {
  stop(): Promise<void>;
} {
  const { pool, publish, log } = options;
  const pace = createPace(() => loop.wake());
  const held = heldClient({
    pool,
    prepare: (client) => lockAndListen(client, pace.told),
    // What the notification says is heard by the listener above.
    notified: () => {},
  });
  const together: Send = async (rows) => {
    const publications: Publication[] = [];
    for (const row of mergeOutbox(rows)) publications.push(...(await expand(row, options)));
    await publish(publications);
  };
  const apart: Send = async (rows) => {
    const bad: { row: OutboxRow; err: unknown }[] = [];
    for (const row of rows) await together([row]).catch((err: unknown) => bad.push({ row, err }));
    // When nothing at all can be sent, it is the hub that is away.
    if (bad.length === rows.length) throw bad[0]?.err;
    for (const { row, err } of bad) {
      const { channel, event_name: event } = row;
      log.error({ err, channel, event }, 'a push was left out');
    }
  };
  let failures = 0;
  let emptyLooks = 0;
  const work = async () => {
    emptyLooks += 1;
    const client = await held.get();
    if (!client) return;
    pace.begun();
    try {
      for (let sent = BATCH; sent === BATCH;) {
        sent = await sendBatch(client, failures < PATIENCE ? together : apart);
        if (sent > 0) emptyLooks = 0;
      }
      failures = 0;
    } catch (error) {
      failures += 1;
      held.drop();
      throw error;
    }
  };
  const everyMs = () => (emptyLooks < QUIET_LOOKS ? EVERY_MS : QUIET_EVERY_MS);
  const loop = startLoop({ name: 'outbox relay', everyMs, work, log });
  return {
    stop: async () => {
      pace.stop();
      await loop.stop();
      held.drop();
    },
  };
}

/** When to look: at once for what is urgent, otherwise so long after the last look that changes can be merged. */
function createPace(look: () => void) {
  let lookedAt = -Infinity;
  let next: NodeJS.Timeout | null = null;
  const stop = () => {
    if (next) clearTimeout(next);
    next = null;
  };
  return {
    begun: () => {
      lookedAt = performance.now();
    },
    told: ({ payload }: { payload?: string | undefined }) => {
      if (payload !== SOON) return look();
      next ??= setTimeout(
        () => {
          next = null;
          look();
        },
        // Node warns of a moment that has passed.
        Math.max(lookedAt + GATHER_MS - performance.now(), 0),
      );
    },
    stop,
  };
}

/** What the feed says that writes changes of matches. */
const SOON = 'soon';

async function lockAndListen(
  client: PoolClient,
  told: (notification: { payload?: string | undefined }) => void,
): Promise<boolean> {
  const { rows } = await client.query<{ locked: boolean }>(
    'select pg_try_advisory_lock($1) as locked',
    [RELAY_LOCK],
  );
  if (!rows[0]?.locked) return false;
  client.on('notification', told);
  await client.query('listen outbox');
  return true;
}

/**
 * Answers how many rows were sent. They are deleted by their own ids: a row with a lower id may be
 * committed by its writer only after these were read.
 */
async function sendBatch(client: PoolClient, send: Send): Promise<number> {
  const { rows } = await client.query<OutboxRow & { id: bigint }>(
    'select id, channel, event_name, message, urgent from outbox order by id limit $1',
    [BATCH],
  );
  if (rows.length === 0) return 0;
  await send(rows);
  await client.query('delete from outbox where id = any($1::bigint[])', [rows.map(({ id }) => id)]);
  return rows.length;
}
