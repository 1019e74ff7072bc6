import { randomUUID } from 'node:crypto';
import type { BreakType } from '@touchline/domain/limits/limit';
import type { SessionChange } from '@touchline/wire/calls/router';
import { type Kysely, sql, type Transaction } from 'kysely';
import { PREPARED } from '../db/prepared';
import type { Database } from '../db/schema';
import { gathered } from '../gathered';
import { hashOf, newToken } from './random-token';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
/** How long a session lasts at most, in ms. */
export const LIFE_MS = 30 * DAY;
const IDLE_MS = 7 * DAY;
const USER_AGENT_LENGTH = 300;
const MOST_AT_ONCE = 200;
/** For how long a token stays good after a fresh one took its place: requests of the page may be under way with it. */
const GRACE_MS = MINUTE;

/** A session that began: the only time its token is known. */
export type NewSession = NonNullable<SessionChange>;

/** Whose session begins, in which browser, and the session that ends with it, if there was one. */
interface Beginning {
  playerId: number;
  userAgent: string | null;
  replaces: string | null;
  /** From where; left out where nobody has told. */
  ip?: string | null;
  /** Whether its player has just shown that it is them, by a password or a second factor; left out, they have not. */
  isConfirmed?: boolean;
}

/**
 * Begins a session of 30 days. The browser gets a random token and the database its hash, so a copy
 * of the table opens no session. A token from before the sign-in is never kept: it may be known to
 * somebody else.
 */
export async function beginSession(
  db: Kysely<Database>,
  { playerId, userAgent, replaces, ip = null, isConfirmed = false }: Beginning,
  now: Date,
): Promise<NewSession> {
  if (replaces !== null) await endSession(db, replaces);
  await dropEnded(db, playerId, now);
  const token = newToken();
  const expiresAt = new Date(now.getTime() + LIFE_MS);
  await db
    .insertInto('sessions')
    .values({
      token_hash: hashOf(token),
      id: randomUUID(),
      player_id: playerId,
      created_at: now,
      last_seen_at: now,
      expires_at: expiresAt,
      user_agent: userAgent?.slice(0, USER_AGENT_LENGTH) ?? null,
      ip,
      confirmed_at: isConfirmed ? sql<Date>`clock_timestamp()` : null,
    })
    .execute();
  return { token, expiresAt };
}

/**
 * Gives a session a fresh token; the one it had stays good for a minute, for requests that are under way. Null when the
 * session has ended, or was just given one. It lives no longer for it.
 *
 * This happens where what the session may do has changed: at sign-in a new session begins anyway, and where a second
 * factor or a number is added or taken away the token is renewed. It does not happen by the clock. A token that is
 * replaced in passing is lost together with the reply that carries the fresh one, when a phone loses its network, or
 * when the reply goes to the server's own rendering and not to the browser, and then the player is signed out in the
 * middle of a bet. Whoever has stolen a token would be handed the fresh one just as well. What bounds a stolen token are
 * 7 idle days, 30 days in all, and the list of sessions in which the player ends it.
 */
export async function renewSession(
  tx: Transaction<Database>,
  token: string,
  now: Date,
): Promise<NewSession | null> {
  const held = await tx
    .selectFrom('sessions')
    .selectAll()
    .where('token_hash', '=', hashOf(token))
    .where('expires_at', '>', now)
    .forUpdate()
    .executeTakeFirst();
  if (!held) return null;
  const { end } = await tx
    .selectFrom('sessions')
    .select((is) => is.fn.max('expires_at').as('end'))
    .where('id', '=', held.id)
    .executeTakeFirstOrThrow();
  // Of two renewals at once the first has handed out the fresh token; a second one would only compete with it.
  if (held.expires_at < end) return null;
  const fresh = newToken();
  await tx
    .insertInto('sessions')
    .values({ ...held, token_hash: hashOf(fresh), last_seen_at: now, expires_at: end })
    .execute();
  const graceEnds = new Date(Math.min(end.getTime(), now.getTime() + GRACE_MS));
  await tx
    .updateTable('sessions')
    .set({ expires_at: graceEnds })
    .where('token_hash', '=', held.token_hash)
    .execute();
  return { token: fresh, expiresAt: end };
}

/**
 * Whose session a token is; null when it never was one, has ended, or lay idle for 7 days.
 *
 * @internal
 */
export async function findSession(
  db: Kysely<Database>,
  token: string,
  now: Date,
): Promise<{ playerId: number } | null> {
  const [owner] = await findSessions(db, [token], now);
  return owner ? { playerId: owner.playerId } : null;
}

/** Whose session it is, and which break of theirs keeps the account restricted, if one does. */
export interface SessionOwner {
  playerId: number;
  exclusion: BreakType | null;
}

/** Whose session each token is, in their order. */
export async function findSessions(
  db: Kysely<Database>,
  tokens: readonly string[],
  now: Date,
): Promise<(SessionOwner | null)[]> {
  const hashes = tokens.map(hashOf);
  const { rows } = await sql<{
    token_hash: Buffer;
    player_id: number;
    last_seen_at: Date;
    exclusion: BreakType | null;
  }>`${PREPARED} select token_hash, player_id, last_seen_at, (
      select max(type) from player_limits l where l.player_id = sessions.player_id
        and status = 'active' and type in ('selfexclusion', 'coolingoff')
        and (until is null or until > ${now})) as exclusion
    from sessions
    where token_hash = any(${hashes}::bytea[]) and expires_at > ${now}
      and last_seen_at > ${idleSince(now)}`.execute(db);
  // A write for every request would cost more than the request.
  const seen = rows.filter((row) => now.getTime() - row.last_seen_at.getTime() >= MINUTE);
  if (seen.length > 0) {
    await markSeen(
      db,
      seen.map((row) => row.token_hash),
      now,
    );
  }
  const owners = new Map(
    rows.map(({ token_hash: hash, player_id: playerId, exclusion }) => [
      hash.toString('hex'),
      { playerId, exclusion },
    ]),
  );
  return hashes.map((hash) => owners.get(hash.toString('hex')) ?? null);
}

/** Finds players by their tokens: whoever asks at the same time is looked up together. */
export function sessionFinder(
  db: Kysely<Database>,
  clock: { now(): Date },
): (token: string) => Promise<SessionOwner | null> {
  return gathered((tokens: readonly string[]) => findSessions(db, tokens, clock.now()), {
    most: MOST_AT_ONCE,
  });
}

/** Ends a session, by whichever of its tokens; one that is not there is no error. */
export async function endSession(db: Kysely<Database>, token: string): Promise<void> {
  await db
    .deleteFrom('sessions')
    .where('id', 'in', (from) =>
      from.selectFrom('sessions').select('id').where('token_hash', '=', hashOf(token)),
    )
    .execute();
}

async function markSeen(db: Kysely<Database>, hashes: readonly Buffer[], now: Date): Promise<void> {
  await db
    .updateTable('sessions')
    .set({ last_seen_at: now })
    .where('token_hash', 'in', hashes)
    .execute();
}

async function dropEnded(db: Kysely<Database>, playerId: number, now: Date): Promise<void> {
  await db
    .deleteFrom('sessions')
    .where('player_id', '=', playerId)
    .where((is) => is.or([is('expires_at', '<=', now), is('last_seen_at', '<=', idleSince(now))]))
    .execute();
}

/** A session that was not seen since then has ended. */
export function idleSince(now: Date): Date {
  return new Date(now.getTime() - IDLE_MS);
}
