import type { KnownPlayer, PlayerFlags } from '@touchline/wire/calls/operator-players';
import type { Kysely } from 'kysely';
import { longestWait } from '../db/growing-waits';
import type { Database } from '../db/schema';
import { everyLimitOf } from '../player/limits/change-limits';
import { limitReply } from '../player/limits/limit-reply';
import { accountsOf, normalEmail } from '../player/players';
import { limitOf } from '../player/sign-in-waits';
import { readSetLimits } from './limits';

/** What was decided about a player; null when there is none. Locked, it stays so until the transaction ends. */
export async function flagsOf(
  db: Kysely<Database>,
  id: number,
  hold: 'locked' | 'free' = 'free',
): Promise<PlayerFlags | null> {
  const row = await db
    .selectFrom('players')
    .select(['id as player_id', 'is_vip', 'municipality', 'verification', 'statuses'])
    .where('id', '=', id)
    .$if(hold === 'locked', (query) => query.forNoKeyUpdate())
    .executeTakeFirst();
  return row ?? null;
}

/** A player by id or by address, with money and limits; null when there is none. */
export async function findPlayer(
  db: Kysely<Database>,
  { id, email }: { id?: number | undefined; email?: string | undefined },
  now: Date,
): Promise<KnownPlayer | null> {
  const row = await db
    .selectFrom('players')
    .select(['id as player_id', 'is_vip', 'municipality', 'verification', 'statuses', 'email'])
    .select(['nickname', 'first_name', 'last_name', 'mobile_phone', 'language', 'currency'])
    .select(['country_code', 'created_at', 'confirmed_at', 'verified_at'])
    .$if(id !== undefined, (query) => query.where('id', '=', id ?? 0))
    .$if(email !== undefined, (query) => query.where('email', '=', normalEmail(email ?? '')))
    .executeTakeFirst();
  if (!row) return null;
  return {
    ...row,
    created_at: row.created_at.toISOString(),
    confirmed_at: row.confirmed_at?.toISOString() ?? null,
    locked_until: await limitedUntil(db, row.email, now),
    verified_at: row.verified_at?.toISOString() ?? null,
    accounts: await accountsOf(db, row.player_id),
    stake_limits: await readSetLimits(db, { player_id: row.player_id }),
    own_limits: (await everyLimitOf(db, row.player_id)).map(limitReply),
  };
}

/** Until when strangers are kept out of the account; null when they are not. */
async function limitedUntil(
  db: Kysely<Database>,
  email: string,
  now: Date,
): Promise<string | null> {
  const waiting = await longestWait(db, [limitOf(email)], now);
  return waiting && new Date(now.getTime() + waiting.seconds * 1000).toISOString();
}
