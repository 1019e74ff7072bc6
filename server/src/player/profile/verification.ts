import type { VerificationLevel } from '@touchline/domain/players/standing';
import type { Kysely } from 'kysely';
import type { Database } from '../../db/schema';

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
      verified_at: level === 'verified' ? is.fn.coalesce('verified_at', is.val(now)) : null,
    }))
    .where('id', '=', playerId)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
