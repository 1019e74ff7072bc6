import type { Kysely } from 'kysely';
import type { Database } from '../../db/schema';

/** Puts a player into these groups and no others (SPEC §3 "statuses"). False when there is no such player. */
export async function setStatuses(
  tx: Kysely<Database>,
  playerId: number,
  statuses: readonly string[],
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('players')
    .set({ statuses: [...new Set(statuses)].sort() })
    .where('id', '=', playerId)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
