import { createHash, randomBytes } from 'node:crypto';
import type { SessionChange } from '@touchline/wire/calls/router';
import type { Kysely } from 'kysely';
import type { Database } from '../db/schema';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const LIFE_MS = 30 * DAY;
const IDLE_MS = 7 * DAY;
const USER_AGENT_LENGTH = 300;

/** A session that began: the only time its token is known. */
export type NewSession = NonNullable<SessionChange>;

/** Whose session begins, in which browser, and the session that ends with it, if there was one. */
interface Beginning {
  playerId: number;
  userAgent: string | null;
  replaces: string | null;
}

/**
 * Begins a session of 30 days. The browser gets a random token and the database its hash, so a copy
 * of the table opens no session. A token from before the sign-in is never kept: it may be known to
 * somebody else.
 */
export async function beginSession(
  db: Kysely<Database>,
  { playerId, userAgent, replaces }: Beginning,
  now: Date,
): Promise<NewSession> {
  if (replaces !== null) await endSession(db, replaces);
  await dropEnded(db, playerId, now);
  const token = randomBytes(32).toString('base64url');
  const expiresAt = new Date(now.getTime() + LIFE_MS);
  await db
    .insertInto('sessions')
    .values({
      token_hash: hashOf(token),
      player_id: playerId,
      created_at: now,
      last_seen_at: now,
      expires_at: expiresAt,
      user_agent: userAgent?.slice(0, USER_AGENT_LENGTH) ?? null,
    })
    .execute();
  return { token, expiresAt };
}

/** Whose session a token is; null when it never was one, has ended, or lay idle for 7 days. */
export async function findSession(
  db: Kysely<Database>,
  token: string,
  now: Date,
): Promise<{ playerId: number } | null> {
  const row = await db
    .selectFrom('sessions')
    .select(['player_id', 'last_seen_at'])
    .where('token_hash', '=', hashOf(token))
    .where('expires_at', '>', now)
    .where('last_seen_at', '>', idleSince(now))
    .executeTakeFirst();
  if (!row) return null;
  // A write for every request would cost more than the request.
  if (now.getTime() - row.last_seen_at.getTime() >= MINUTE) await seen(db, token, now);
  return { playerId: row.player_id };
}

/** Ends a session; one that is not there is no error. */
export async function endSession(db: Kysely<Database>, token: string): Promise<void> {
  await db.deleteFrom('sessions').where('token_hash', '=', hashOf(token)).execute();
}

async function seen(db: Kysely<Database>, token: string, now: Date): Promise<void> {
  await db
    .updateTable('sessions')
    .set({ last_seen_at: now })
    .where('token_hash', '=', hashOf(token))
    .execute();
}

async function dropEnded(db: Kysely<Database>, playerId: number, now: Date): Promise<void> {
  await db
    .deleteFrom('sessions')
    .where('player_id', '=', playerId)
    .where((is) => is.or([is('expires_at', '<=', now), is('last_seen_at', '<=', idleSince(now))]))
    .execute();
}

function idleSince(now: Date): Date {
  return new Date(now.getTime() - IDLE_MS);
}

/** A token has 256 random bits, so a fast hash is enough: there is nothing to guess. */
function hashOf(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}
