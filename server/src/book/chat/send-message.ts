import { type ChatRefusal, readMessage, whyNotSaid } from '@touchline/domain/chat/refusal';
import { shownName } from '@touchline/domain/chat/shown-name';
import { listFor } from '@touchline/domain/chat/word-filter';
import { ok, refused, type Result } from '@touchline/domain/result';
import type { ChatMessage } from '@touchline/wire/chat';
import { type Kysely, type Transaction, sql } from 'kysely';
import type { Database } from '../../db/schema';
import type { ChatTerms } from '../site';
import { messageReply, tellRoom } from './chat-messages';
import { momentOf, talkedAbout } from './talk-about';

/** What a player wants to say, and under which name of their own. */
export interface Saying {
  matchId: number;
  playerId: number;
  text: string;
  requestId: string;
  locale: string;
}

/** Says something in the room of a match, once for each request. Refused with null when there is no such match. */
export async function sendMessage(
  db: Kysely<Database>,
  saying: Saying,
  terms: ChatTerms,
  now: Date,
): Promise<Result<ChatMessage, ChatRefusal | null>> {
  const { matchId, playerId, requestId, locale } = saying;
  const list = listFor(terms.words, locale);
  const read = readMessage(saying.text, list);
  if (!read.ok) return read;
  return db.transaction().execute(async (tx) => {
    const talked = await talkedAbout(tx, matchId);
    if (!talked) return refused(null);
    await inTurn(tx, saying);
    const known = await saidAlready(tx, playerId, requestId);
    if (known) return ok(known);
    const moment = await momentOf(tx, { matchId, playerId, talked }, terms.rules, now);
    const refusal = whyNotSaid(read.value, moment, terms.rules);
    if (refusal) return refused(refusal);
    const row = await tx
      .insertInto('chat_messages')
      .values({
        match_id: matchId,
        player_id: playerId,
        speaker: await speakerOf(tx, matchId, playerId),
        name: await nameOf(tx, playerId, list),
        text: read.value,
        sent_at: now,
        request_id: requestId,
        removed_at: null,
        removed_by: null,
      })
      .returningAll()
      .executeTakeFirstOrThrow();
    const message = messageReply(row);
    await tellRoom(tx, matchId, { event_name: 'chat_message', message: { message } });
    return ok(message);
  });
}

/** One after the other for each player and for each room, so that nobody is faster than allowed by asking twice at once. */
async function inTurn(tx: Transaction<Database>, { matchId, playerId }: Saying): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('chat_player'), ${playerId})`.execute(tx);
  await sql`select pg_advisory_xact_lock(hashtext('chat_room'), ${matchId})`.execute(tx);
}

async function saidAlready(
  tx: Transaction<Database>,
  playerId: number,
  requestId: string,
): Promise<ChatMessage | null> {
  const row = await tx
    .selectFrom('chat_messages')
    .selectAll()
    .where('player_id', '=', playerId)
    .where('request_id', '=', requestId)
    .executeTakeFirst();
  return row ? messageReply(row) : null;
}

/** What a player is known by in a room: the next number with their first word there. */
async function speakerOf(
  tx: Transaction<Database>,
  matchId: number,
  playerId: number,
): Promise<number> {
  const known = await numberOf(tx, matchId, playerId);
  if (known !== null) return known;
  const { rows } = await sql<{ number: number }>`
    insert into chat_speakers (match_id, player_id, number)
    select ${matchId}, ${playerId}, coalesce(max(number), 0) + 1
    from chat_speakers where match_id = ${matchId}
    returning number`.execute(tx);
  return rows[0]?.number ?? 1;
}

/** What a player is known by in a room; null before their first word there. */
export async function numberOf(
  db: Kysely<Database>,
  matchId: number,
  playerId: number,
): Promise<number | null> {
  const row = await db
    .selectFrom('chat_speakers')
    .select('number')
    .where('match_id', '=', matchId)
    .where('player_id', '=', playerId)
    .executeTakeFirst();
  return row?.number ?? null;
}

/** The name a player is shown by, if any. */
export async function nameOf(
  db: Kysely<Database>,
  playerId: number,
  list: readonly string[],
): Promise<string | null> {
  const row = await db
    .selectFrom('players')
    .select('nickname')
    .where('id', '=', playerId)
    .executeTakeFirst();
  return shownName(row?.nickname ?? null, list);
}
