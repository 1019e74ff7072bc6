import type { Kysely } from 'kysely';
import type { Database } from '../../db/schema';

/** Which of these events the book does not know yet, by urn. */
export async function unknownMatches(
  db: Kysely<Database>,
  urns: readonly string[],
): Promise<string[]> {
  if (urns.length === 0) return [];
  const rows = await db.selectFrom('matches').select('urn').where('urn', 'in', urns).execute();
  const known = new Set(rows.map((row) => row.urn));
  return urns.filter((urn) => !known.has(urn));
}
