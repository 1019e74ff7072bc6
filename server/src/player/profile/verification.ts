import type { Kysely } from 'kysely';
import type { Database } from '../../db/schema';

/** How far an operator has looked into who a player is; some bonuses are for verified players only (SPEC §6). */
export type VerificationLevel = 'none' | 'verified';

/** Sets a player's level; the time of verification is kept while it lasts. False when there is no such player. */
export async function setVerification(
  tx: Kysely<Database>,
  playerId: number,
  level: VerificationLevel,
  now: Date,
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('players')
    .set((is) => ({
      verification: level,
      verified_at: level === 'none' ? null : is.fn.coalesce('verified_at', is.val(now)),
    }))
    .where('id', '=', playerId)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
