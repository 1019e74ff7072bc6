import type { Kysely } from 'kysely';
import type { Database } from '../../db/schema';

/** Which of these are ids of matches. */
export async function findMatches(
  db: Kysely<Database>,
  ids: readonly number[],
): Promise<ReadonlySet<number>> {
  const rows = await db
    .selectFrom('matches')
    .select('id')
    .where('id', 'in', [...ids])
    .execute();
  return new Set(rows.map(({ id }) => id));
}
