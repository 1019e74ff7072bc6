import type { ChatMessage } from '@touchline/wire/chat';
import type { ChatEvent } from '@touchline/wire/push/chat-events';
import { chatChannel } from '@touchline/wire/push/channels';
import { type Kysely, type Selectable, sql } from 'kysely';
import type { Database } from '../../db/schema';

type Row = Selectable<Database['chat_messages']>;

/** A message as everybody reads it: nothing is told of who said it but a number in this room. */
export function messageReply(row: Row): ChatMessage {
  const { id, match_id, speaker, name, text, sent_at, request_id, removed_at: removedAt } = row;
  const isGone = removedAt !== null;
  return {
    id,
    match_id,
    speaker,
    name: isGone ? null : name,
    text: isGone ? null : text,
    sent_at: sent_at.toISOString(),
    request_id,
  };
}

/** The last messages of a room before one of them, or of all; the oldest first. */
export async function messagesOf(
  db: Kysely<Database>,
  matchId: number,
  { before, limit }: { before: number | undefined; limit: number },
): Promise<{ messages: ChatMessage[]; hasEarlier: boolean }> {
  const rows = await db
    .selectFrom('chat_messages')
    .selectAll()
    .where('match_id', '=', matchId)
    .$if(before !== undefined, (query) => query.where('id', '<', before ?? 0))
    .orderBy('id', 'desc')
    .limit(limit + 1)
    .execute();
  const messages = rows.slice(0, limit).map(messageReply).toReversed();
  return { messages, hasEarlier: rows.length > limit };
}

/** Tells everybody in a room, once the transaction commits. */
export async function tellRoom(
  tx: Kysely<Database>,
  matchId: number,
  { event_name: name, message }: ChatEvent,
): Promise<void> {
  await sql`
    with told as (
      insert into outbox (channel, event_name, message)
      values (${chatChannel(matchId)}, ${name}, ${JSON.stringify(message)}::json))
    select pg_notify('outbox', '')`.execute(tx);
}

/** Drops what was said before a moment, a part of it at a time. Answers whether there may be more. */
export async function dropMessages(db: Kysely<Database>, before: Date): Promise<boolean> {
  const { rows } = await sql`
    delete from chat_messages where id in (
      select id from chat_messages where sent_at < ${before} order by sent_at limit ${PART})
    returning id`.execute(db);
  return rows.length === PART;
}

const PART = 5000;
