import type { SessionReply } from '@touchline/wire/calls/profile';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../../db/schema';
import { hashOf } from '../random-token';
import { idleSince } from '../sessions';

/** A player's sessions, the latest used first; which of them is the caller's own is told by its token. */
export async function listSessions(
  db: Kysely<Database>,
  playerId: number,
  token: string | null,
  now: Date,
): Promise<SessionReply[]> {
  // A session that was just renewed has two rows for a minute, and is still one.
  const { rows } = await sql<{
    id: string;
    user_agent: string | null;
    ip: string | null;
    created_at: Date;
    last_seen_at: Date;
    is_current: boolean;
  }>`select id, min(user_agent) user_agent, min(ip) ip, min(created_at) created_at,
      max(last_seen_at) last_seen_at, bool_or(token_hash = ${hashOf(token ?? '')}) is_current
    from sessions
    where player_id = ${playerId} and expires_at > ${now} and last_seen_at > ${idleSince(now)}
    group by id order by max(last_seen_at) desc, id`.execute(db);
  return rows.map((row) => ({
    ...row,
    created_at: row.created_at.toISOString(),
    last_seen_at: row.last_seen_at.toISOString(),
  }));
}

/** Ends one of a player's sessions; says whether it was the caller's own. Null when it is not the player's. */
export async function endOneSession(
  db: Kysely<Database>,
  playerId: number,
  { id, token }: { id: string; token: string | null },
): Promise<'own' | 'other' | null> {
  const ended = await db
    .deleteFrom('sessions')
    .where('id', '=', id)
    .where('player_id', '=', playerId)
    .returning('token_hash')
    .execute();
  if (ended.length === 0) return null;
  const own = hashOf(token ?? '');
  return ended.some(({ token_hash: hash }) => hash.equals(own)) ? 'own' : 'other';
}

/** Ends all of a player's sessions but the one with this token; says how many. */
export async function endOtherSessions(
  db: Kysely<Database>,
  playerId: number,
  token: string | null,
): Promise<number> {
  const ended = await db
    .deleteFrom('sessions')
    .where('player_id', '=', playerId)
    .where('id', 'not in', (from) =>
      from
        .selectFrom('sessions')
        .select('id')
        .where('token_hash', '=', hashOf(token ?? '')),
    )
    .returning('id')
    .execute();
  return new Set(ended.map(({ id }) => id)).size;
}
