import { type Kysely, type RawBuilder, sql } from 'kysely';
import { tellPlayers } from '../../db/outbox';
import type { Database } from '../../db/schema';
import { unreadChanged } from './notify';

/** How many of the player's notifications are unread. */
export async function unreadOf(db: Kysely<Database>, playerId: number): Promise<number> {
  const counters = db.selectFrom('notification_counters').select('unread');
  const row = await counters.where('player_id', '=', playerId).executeTakeFirst();
  return row?.unread ?? 0;
}

/** Marks the player's own of these notifications as read; answers how many are unread after that. */
export function markRead(
  db: Kysely<Database>,
  playerId: number,
  ids: readonly number[],
  now: Date,
): Promise<number> {
  return mark(db, playerId, sql`and id = any(${ids}::integer[])`, now);
}

/** Marks all of the player's notifications as read; answers how many are unread after that. */
export function markAllRead(db: Kysely<Database>, playerId: number, now: Date): Promise<number> {
  return mark(db, playerId, sql``, now);
}

/** The counter is locked first, as whoever adds notifications does: it counts what is marked here and nothing else. */
function mark(
  db: Kysely<Database>,
  playerId: number,
  which: RawBuilder<unknown>,
  now: Date,
): Promise<number> {
  return db.transaction().execute(async (tx) => {
    await sql`
      select from notification_counters where player_id = ${playerId} for update
    `.execute(tx);
    const { rows } = await sql<{ unread: number }>`
      with marked as (
        update notifications set read_at = ${now}::timestamptz
        where player_id = ${playerId} and read_at is null ${which}
        returning id)
      update notification_counters set unread = unread - (select count(*) from marked)
      where player_id = ${playerId} and exists (select from marked)
      returning unread
    `.execute(tx);
    const [changed] = rows;
    if (!changed) return unreadOf(tx, playerId);
    await tellPlayers(tx, [unreadChanged(playerId, changed.unread)]);
    return changed.unread;
  });
}
