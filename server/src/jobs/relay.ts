import type { Pool, PoolClient } from 'pg';
import type { Logger } from 'pino';
import { heldClient } from './held-client';
import { startLoop } from './loop';
import { expand, type Expansion, type Publication } from './relay-expand';
import { mergeOutbox, type OutboxRow } from './relay-merge';

export interface RelayOptions extends Expansion {
  pool: Pool;
  /** Sends in the order given; resolves when the hub has taken them all. */
  publish(publications: readonly Publication[]): Promise<void>;
  log: Pick<Logger, 'error'>;
}

/** How long changes of a match are gathered; urgent rows wake the relay (DESIGN §4.19). */
const EVERY_MS = 50;
const BATCH = 1000;
/** Any number that no other lock of this database has. */
const RELAY_LOCK = 7_301;

/**
 * Sends what the outbox holds, in the order it was written. Only one relay works at a time, however
 * many servers run, so order holds. Rows are deleted after they were sent: a crash between the two
 * sends them again, and their versions make that harmless.
 */
export function startRelay({ pool, publish, log, ...expansion }: RelayOptions): {
  stop(): Promise<void>;
} {
  const held = heldClient({
    pool,
    prepare: lockAndListen,
    notified: () => loop.wake(),
  });
  const work = async () => {
    const client = await held.get();
    if (!client) return;
    try {
      while ((await sendBatch(client, publish, expansion)) === BATCH);
    } catch (error) {
      held.drop();
      throw error;
    }
  };
  const loop = startLoop({ name: 'outbox relay', everyMs: EVERY_MS, work, log });
  return {
    stop: async () => {
      await loop.stop();
      held.drop();
    },
  };
}

async function lockAndListen(client: PoolClient): Promise<boolean> {
  const { rows } = await client.query<{ locked: boolean }>(
    'select pg_try_advisory_lock($1) as locked',
    [RELAY_LOCK],
  );
  if (!rows[0]?.locked) return false;
  await client.query('listen outbox');
  return true;
}

/**
 * Answers how many rows were sent. They are deleted by their own ids: a row with a lower id may be
 * committed by its writer only after these were read.
 */
async function sendBatch(
  client: PoolClient,
  publish: RelayOptions['publish'],
  expansion: Expansion,
): Promise<number> {
  const { rows } = await client.query<OutboxRow & { id: bigint }>(
    'select id, channel, event_name, message, urgent from outbox order by id limit $1',
    [BATCH],
  );
  if (rows.length === 0) return 0;
  const publications: Publication[] = [];
  for (const row of mergeOutbox(rows)) publications.push(...(await expand(row, expansion)));
  await publish(publications);
  await client.query('delete from outbox where id = any($1::bigint[])', [rows.map(({ id }) => id)]);
  return rows.length;
}
