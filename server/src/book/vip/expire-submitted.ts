import { type Kysely, sql, type Transaction } from 'kysely';
import type { Database } from '../../db/schema';
import { rejectHeld } from './decide';

/** Bets rejected in one transaction. */
const BETS = 100;

/** Told of every bet that was rejected, in its transaction and last of all: the end of the operators' log is locked by it. */
type Told = (
  tx: Transaction<Database>,
  bets: readonly { id: number; player_id: number }[],
) => Promise<void>;

/**
 * Rejects VIPs' bets that nobody has decided on, those placed before `placedBefore`, so that no stake is held for ever;
 * answers whether there may be more. Bets that somebody decides on just now are left to them.
 */
export async function expireSubmitted(
  db: Kysely<Database>,
  { now, placedBefore }: { now: Date; placedBefore: Date },
  told: Told,
): Promise<boolean> {
  return db.transaction().execute(async (tx) => {
    const held = await tx
      .selectFrom('bets')
      .selectAll()
      // Written out, so that the few that wait are found by their own index.
      .where(sql<boolean>`status = 'submitted' and is_vip`)
      .where('created_at', '<', placedBefore)
      .orderBy('id')
      .limit(BETS)
      .forUpdate()
      .skipLocked()
      .execute();
    await rejectHeld(tx, held, now);
    await told(tx, held);
    return held.length === BETS;
  });
}
