import { sql, type Transaction } from 'kysely';
import { tellPlayers, type Told } from '../../db/outbox';
import { PREPARED } from '../../db/prepared';
import type { Database } from '../../db/schema';
import type { StoredFacts } from '../../db/tables/notifications';
import { notificationReply } from './notification-reply';

/** What a player is to be told. */
export interface Notice {
  playerId: number;
  /** Names the fact, such as `bet:17:1`: a player who was told of it is not told again. */
  cause: string;
  facts: StoredFacts;
}

interface Written {
  id: number;
  player_id: number;
  facts: StoredFacts;
  created_at: Date;
  unread: number;
  language: string;
}

/**
 * Stores notifications in the transaction of their cause, and tells the players' pages (SPEC §4 "Events") once it
 * commits. Any number of them takes the same few statements. The counters of the players stay locked until then, in
 * the order of their ids, so that announced counts cannot overtake each other: call it before money is posted, and
 * once in a transaction.
 */
export async function notify(
  tx: Transaction<Database>,
  notices: readonly Notice[],
  now: Date,
): Promise<void> {
  if (notices.length === 0) return;
  const { rows } = await write(tx, notices, now);
  if (rows.length === 0) return;
  const unread = new Map(rows.map((row) => [row.player_id, row.unread]));
  await tellPlayers(tx, [
    ...rows.map((row): Told => {
      const notification = notificationReply({ ...row, read_at: null }, row.language);
      return [row.player_id, { event_name: 'notification', message: { notification } }];
    }),
    ...[...unread].map(([playerId, count]) => unreadChanged(playerId, count)),
  ]);
}

/** Deliveries are due at once to each subscription of the player. */
function write(tx: Transaction<Database>, notices: readonly Notice[], now: Date) {
  return sql<Written>`${PREPARED}
    with written as (
      insert into notifications (player_id, cause, facts, created_at)
      select player_id, cause, facts, ${now}::timestamptz
      from jsonb_to_recordset(${JSON.stringify(notices.map(noticeRow))}::jsonb) told (
        place integer, player_id integer, cause text, facts jsonb)
      order by player_id, place
      on conflict (player_id, cause) do nothing
      returning id, player_id, facts, created_at),
    counted as (
      insert into notification_counters as known (player_id, unread)
      select player_id, count(*) from written group by player_id order by player_id
      on conflict (player_id) do update set unread = known.unread + excluded.unread
      returning player_id, unread),
    queued as (
      insert into push_deliveries (notification_id, subscription_id, due_at)
      select written.id, s.id, ${now}::timestamptz
      from written join push_subscriptions s using (player_id))
    select written.*, counted.unread, players.language
    from written
    join counted using (player_id)
    join players on players.id = written.player_id
    order by written.id
  `.execute(tx);
}

function noticeRow({ playerId, cause, facts }: Notice, place: number) {
  return { place, player_id: playerId, cause, facts };
}

/** What a player's pages are told of how many notifications are unread. */
export function unreadChanged(playerId: number, unread: number): Told {
  return [playerId, { event_name: 'unread_counters_changed', message: { unread } }];
}
