import type { Kysely } from 'kysely';
import type { Database } from '../db/schema';
import type { TellIssued } from './issue';

/** Bonuses told of in one transaction. */
const BONUSES = 200;

/**
 * Tells players of the freebets that they have earned; answers whether there may be more. Whoever issues one holds the
 * bonus that has earned it, and settlement tells players ahead of taking bonuses: told in one go, the two would wait
 * for each other.
 */
export async function tellEarned(
  db: Kysely<Database>,
  now: Date,
  tell: TellIssued,
): Promise<boolean> {
  return db.transaction().execute(async (tx) => {
    const rows = await tx
      .selectFrom('bonuses')
      .selectAll()
      .where('tell_at', 'is not', null)
      .orderBy('tell_at')
      .orderBy('id')
      .limit(BONUSES)
      .execute();
    if (rows.length === 0) return false;
    // Who is told of it twice is told once: another server may be here too.
    await tell(tx, rows, now);
    const ids = rows.map(({ id }) => id).toSorted((one, other) => one - other);
    const held = await tx
      .selectFrom('bonuses')
      .select('id')
      .where('id', 'in', ids)
      .orderBy('id')
      .forUpdate()
      .execute();
    await tx
      .updateTable('bonuses')
      .set({ tell_at: null })
      .where(
        'id',
        'in',
        held.map(({ id }) => id),
      )
      .execute();
    return rows.length === BONUSES;
  });
}
