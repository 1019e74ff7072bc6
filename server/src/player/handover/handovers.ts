import type { AuthField } from '@touchline/wire/auth-fields';
import type { PlayerReply } from '@touchline/wire/calls/platform';
import { isInGroup } from '@touchline/domain/country-gate';
import type { LimitType } from '@touchline/domain/limits/limit';
import { ok, refused, type Result } from '@touchline/domain/result';
import type { Kysely, Transaction } from 'kysely';
import type { Database } from '../../db/schema';
import { whatBars } from '../limits/what-bars';
import { ownReply } from '../players';
import type { SiteGates } from '../profile/gates';
import { hashOf, newToken } from '../random-token';
import { beginSession, idleSince, type NewSession } from '../sessions';

/** A page asks for a token when it is about to pass it on, so a minute is plenty. */
const LIFE_MS = 60_000;

/** A token, the only time it is known, and until when it is good. */
export interface Handover {
  token: string;
  expiresAt: Date;
}

/** Who takes a token, in which browser, and who is signed in there already. */
export interface Taker {
  token: string;
  ip: string;
  userAgent: string | null;
  sessionToken: string | null;
  playerId: number | null;
}

export type TakingRefusal =
  | { code: 'token_invalid' | 'group_required' | 'unconfirmed' }
  | { code: 'limit_reached'; limit: LimitType };

interface TakingDeps {
  db: Kysely<Database>;
  gates: SiteGates;
  wantedFields: readonly AuthField[];
}

/**
 * A token that opens one session of the player, within a minute. A player's own is worth what the session is that asked
 * for it: null where that has ended. With null for `sessionToken` an operator asks, who answers for the player.
 */
export async function issueHandover(
  tx: Kysely<Database>,
  { playerId, sessionToken }: { playerId: number; sessionToken: string | null },
  now: Date,
): Promise<Handover | null> {
  const session = sessionToken === null ? null : await sessionOf(tx, playerId, sessionToken, now);
  if (session === undefined) return null;
  await tx
    .deleteFrom('handovers')
    .where('player_id', '=', playerId)
    .where('expires_at', '<=', now)
    .execute();
  const token = newToken();
  const expiresAt = new Date(now.getTime() + LIFE_MS);
  const row = { token_hash: hashOf(token), player_id: playerId, session_id: session?.id ?? null };
  await tx
    .insertInto('handovers')
    .values({ ...row, expires_at: expiresAt })
    .execute();
  return { token, expiresAt };
}

/**
 * Opens a session by a token, which is spent by that whatever comes of it (SPEC §4). Who is signed in as the same player
 * already keeps their session: `session` is null then. The gates of a sign-in stand here too, but for the second factor,
 * which the session that handed over has passed.
 */
export async function takeHandover(
  { db, gates, wantedFields }: TakingDeps,
  taker: Taker,
  now: Date,
): Promise<Result<{ player: PlayerReply; session: NewSession | null }, TakingRefusal>> {
  return db.transaction().execute(async (tx) => {
    const row = await spend(tx, taker.token, now);
    if (!row) return refused({ code: 'token_invalid' });
    if (row.confirmed_at === null) return refused({ code: 'unconfirmed' });
    if (!isInGroup(gates.group, row.statuses)) return refused({ code: 'group_required' });
    const asked = { playerId: row.id, action: { type: 'sign_in' }, currency: null } as const;
    const barred = await whatBars(tx, asked, now);
    if (barred) return refused({ code: 'limit_reached', limit: barred.limit.terms.type });
    const player = await ownReply(tx, row, wantedFields, now);
    if (taker.playerId === row.id) return ok({ player, session: null });
    const { userAgent, sessionToken: replaces, ip } = taker;
    const session = await beginSession(tx, { playerId: row.id, userAgent, replaces, ip }, now);
    return ok({ player, session });
  });
}

/** The player whose token it was, their row held; null when it is spent, old or made up, or its session has ended. */
async function spend(tx: Transaction<Database>, token: string, now: Date) {
  // Of two who come at once one deletes the row, and the other finds nothing.
  const handover = await tx
    .deleteFrom('handovers')
    .where('token_hash', '=', hashOf(token))
    .where('expires_at', '>', now)
    .returning(['player_id', 'session_id'])
    .executeTakeFirst();
  if (!handover) return null;
  const row = await tx
    .selectFrom('players')
    .selectAll()
    .where('id', '=', handover.player_id)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow();
  if (handover.session_id === null) return row;
  const session = await openSessions(tx, row.id, now)
    .where('id', '=', handover.session_id)
    .executeTakeFirst();
  return session ? row : null;
}

function sessionOf(
  db: Kysely<Database>,
  playerId: number,
  token: string,
  now: Date,
): Promise<{ id: string } | undefined> {
  return openSessions(db, playerId, now).where('token_hash', '=', hashOf(token)).executeTakeFirst();
}

function openSessions(db: Kysely<Database>, playerId: number, now: Date) {
  return db
    .selectFrom('sessions')
    .select('id')
    .where('player_id', '=', playerId)
    .where('expires_at', '>', now)
    .where('last_seen_at', '>', idleSince(now));
}
