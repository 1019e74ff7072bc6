import { type Kysely, sql } from 'kysely';
import type { Database } from '../../db/schema';
import { hashOf, newToken } from '../random-token';

/** What following a link does. */
export type Purpose = Database['account_tokens']['purpose'];

const HOUR = 60 * 60_000;
const LIFE_MS: Record<Purpose, number> = {
  confirmation: 72 * HOUR,
  password: 2 * HOUR,
  unlock: 24 * HOUR,
};

/**
 * A new token for a link in a mail to the player, in place of the one from before; the only time it is known. With null
 * for the player, where an address has no account, the same is done and nothing kept.
 */
export async function issueToken(
  tx: Kysely<Database>,
  { playerId, purpose }: { playerId: number | null; purpose: Purpose },
  now: Date,
): Promise<string> {
  const token = newToken();
  const expiresAt = new Date(now.getTime() + LIFE_MS[purpose]);
  await sql`
    insert into account_tokens (token_hash, player_id, purpose, expires_at)
    select ${hashOf(token)}::bytea, id, ${purpose}::text, ${expiresAt}::timestamptz from players where id = ${playerId}
    on conflict (player_id, purpose)
      do update set token_hash = excluded.token_hash, expires_at = excluded.expires_at
  `.execute(tx);
  return token;
}

/** Whether the token could be spent now. Nothing changes by asking. */
export async function isOpen(
  db: Kysely<Database>,
  asked: { purpose: Purpose; token: string },
  now: Date,
): Promise<boolean> {
  return (await ownerOf(db, asked, now)) !== undefined;
}

/**
 * Spends a token, and says whose it was: null when it is old, used or made up. Of two who come at once one gets it. The
 * player's row is held from then on, before anything else of the player is touched.
 */
export async function spendToken(
  tx: Kysely<Database>,
  asked: { purpose: Purpose; token: string },
  now: Date,
): Promise<{ id: number; email: string; language: string } | null> {
  const owner = await ownerOf(tx, asked, now);
  if (!owner) return null;
  const player = await tx
    .selectFrom('players')
    .select(['id', 'email', 'language'])
    .where('id', '=', owner.player_id)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow();
  const spent = await tx
    .deleteFrom('account_tokens')
    .where('token_hash', '=', hashOf(asked.token))
    .executeTakeFirst();
  return spent.numDeletedRows > 0n ? player : null;
}

/** Ends every link of a player. */
export async function dropTokens(tx: Kysely<Database>, playerId: number): Promise<void> {
  await tx.deleteFrom('account_tokens').where('player_id', '=', playerId).execute();
}

function ownerOf(
  db: Kysely<Database>,
  { purpose, token }: { purpose: Purpose; token: string },
  now: Date,
): Promise<{ player_id: number } | undefined> {
  return db
    .selectFrom('account_tokens')
    .select('player_id')
    .where('token_hash', '=', hashOf(token))
    .where('purpose', '=', purpose)
    .where('expires_at', '>', now)
    .executeTakeFirst();
}
