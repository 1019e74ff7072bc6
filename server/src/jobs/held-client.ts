import type { Pool, PoolClient } from 'pg';

export interface HeldClientOptions {
  pool: Pool;
  /** Makes a fresh connection ready, such as by LISTEN or a lock; false gives it back for now. */
  prepare(client: PoolClient): Promise<boolean>;
  /** Called at each notification on the connection. */
  notified(): void;
}

export interface HeldClient {
  /** The connection, opened anew when it broke; null while `prepare` says no. */
  get(): Promise<PoolClient | null>;
  /** Closes the connection, and with it its locks. */
  drop(): void;
}

/** Keeps one connection of the pool for what belongs to a session: advisory locks and LISTEN. */
export function heldClient({ pool, prepare, notified }: HeldClientOptions): HeldClient {
  let held: PoolClient | null = null;
  const drop = () => {
    held?.release(true);
    held = null;
  };
  const hold = async () => {
    const client = await pool.connect();
    // The query that was under way reports the failure; without a listener it would end the process.
    const broken = () => {
      if (held === client) drop();
    };
    client.on('error', broken);
    try {
      if (await prepare(client)) {
        client.on('notification', notified);
        held = client;
        return client;
      }
    } catch (error) {
      client.release(true);
      throw error;
    }
    client.off('error', broken);
    client.release();
    return null;
  };
  return { get: () => (held ? Promise.resolve(held) : hold()), drop };
}
