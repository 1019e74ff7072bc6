import type { Kysely } from 'kysely';
import { sql } from 'kysely';
import type { Pool } from 'pg';
import type { Logger } from 'pino';
import type { PushEventSent } from '@touchline/wire/push/events';
import { providerStatuses } from '../book/provider-statuses';
import type { Database } from '../db/schema';
import { heldClient } from './held-client';
import { startLoop } from './loop';

export interface AnnouncingOptions {
  db: Kysely<Database>;
  /** The pool under `db`; one of its connections holds the lock. */
  pool: Pool;
  log: Pick<Logger, 'error'>;
  everyMs?: number;
}

/** How often at least pages hear that the stream of changes runs: they lock their odds after 10 s without. */
const EVERY_MS = 2500;
/** Any number that no other lock of this database has. */
const LOCK = 7_303;

/**
 * Tells pages which providers take bets, as the database judges it and not the process that follows their feeds, and
 * that the stream of changes runs. Both go through the outbox, so that a relay that stands still is noticed. One server
 * does so at a time; one that takes over announces every provider, since it does not know what was announced before.
 */
export function startAnnouncingProviders({
  db,
  pool,
  log,
  everyMs = EVERY_MS,
}: AnnouncingOptions): { stop(): Promise<void> } {
  let announced: Readonly<Record<string, string>> = {};
  const held = heldClient({
    pool,
    prepare: async (client) => {
      const { rows } = await client.query<{ locked: boolean }>(
        'select pg_try_advisory_lock($1) as locked',
        [LOCK],
      );
      if (!rows[0]?.locked) return false;
      announced = {};
      await client.query('listen producers');
      return true;
    },
    notified: () => loop.wake(),
  });
  const work = async () => {
    if (!(await held.get())) return;
    try {
      const statuses = await providerStatuses(db);
      const changed = Object.entries(statuses).filter(
        ([provider, status]) => announced[provider] !== status,
      );
      await announce(
        db,
        changed.map(([provider, status]) => ({
          event_name: 'provider_status_changed',
          message: { provider, status },
        })),
      );
      announced = statuses;
    } catch (error) {
      held.drop();
      throw error;
    }
  };
  const loop = startLoop({ name: 'announcing providers', everyMs, work, log });
  return {
    stop: async () => {
      await loop.stop();
      held.drop();
    },
  };
}

type StatusChanged = Extract<PushEventSent, { event_name: 'provider_status_changed' }>;

/** With a heartbeat behind it, unless one still waits to be sent. */
async function announce(db: Kysely<Database>, events: readonly StatusChanged[]): Promise<void> {
  const rows = events.map(({ event_name, message }, place) => ({
    place,
    event_name,
    message,
    urgent: message.status === 'down',
  }));
  await sql`
    insert into outbox (channel, event_name, message, urgent)
    (select 'updates', event_name, message, urgent
     from json_to_recordset(${JSON.stringify(rows)}::json) as r (
       place integer, event_name text, message json, urgent boolean)
     order by place)
    union all
    select 'updates', 'heartbeat', '{}'::json, false
    where not exists (select from outbox where event_name = 'heartbeat')`.execute(db);
}
