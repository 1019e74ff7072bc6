import { assert } from '@touchline/domain/assert';
import { boostFreebet, type BoostRefusal } from '@touchline/domain/bonus/chest';
import { isFreebet } from '@touchline/domain/bonus/bet-bonus';
import { userStatus } from '@touchline/domain/bonus/bonus-status';
import { freebetBoostedPosting } from '@touchline/domain/ledger/bonuses';
import { minus } from '@touchline/domain/money';
import { ok, refused, type Result } from '@touchline/domain/result';
import { type Kysely, sql, type Transaction } from 'kysely';
import { columnOf } from '../db/prepared';
import type { Database } from '../db/schema';
import { post } from '../wallet/post';
import { issuedBonuses, type IssuedRow, lifeOf, slipBonusOf } from './issued-bonuses';

/**
 * Multiplies a freebet of an opened chest, by the freebet's id (SPEC §7 POST /bonuses/{id}/boost, DESIGN §4.11). One
 * freebet of a chest may be: of several at once the first is, and asking for it again changes nothing.
 */
export async function boostBonus(
  db: Kysely<Database>,
  { playerId, id, now }: { playerId: number; id: number; now: Date },
): Promise<Result<IssuedRow, 'not_found' | BoostRefusal>> {
  return db.transaction().execute(async (tx) => {
    const rows = await held(tx, playerId, id);
    const own = rows.find((row) => row.id === id);
    if (!own) return refused('not_found');
    const chest = rows.find((row) => row.id === own.earned_by);
    if (!chest || chest.type !== 'lootbox') return refused('not_boostable');
    if (chest.boosted_id === id) return ok(own);
    const [lootbox, freebet] = [slipBonusOf(chest), slipBonusOf(own)];
    assert(lootbox.type === 'lootbox' && isFreebet(freebet), 'a chest holds freebets');
    const freebetsToBoost = mayBoost(chest) ? [id] : [];
    const boosted = boostFreebet({ ...lootbox, freebetsToBoost }, freebet, now.getTime());
    if (!boosted.ok) return refused(boosted.error);
    const { amount } = boosted.value.freebet;
    await tx.updateTable('bonuses').set({ boosted_id: id }).where('id', '=', chest.id).execute();
    await tx.updateTable('bonuses').set({ amount }).where('id', '=', id).execute();
    const { type, currency } = freebet;
    const added = { id, type, playerId, currency, amount: minus(amount, freebet.amount) };
    const [verdict] = await post(tx, [freebetBoostedPosting(added)]);
    assert(verdict === 'posted', 'a freebet is multiplied once');
    return ok({ ...own, amount });
  });
}

/** The freebet and the chest it was in, if they are the player's; nobody else changes them meanwhile. */
async function held(tx: Transaction<Database>, playerId: number, id: number): Promise<IssuedRow[]> {
  const { rows } = await issuedBonuses(
    sql`b.player_id = ${playerId} and (b.id = ${id}
      or b.id = (select f.earned_by from bonuses f where f.id = ${id} and f.player_id = ${playerId}))`,
    sql`order by b.id for update of b`,
  ).execute(tx);
  return rows;
}

/** Whether one of its freebets may still be multiplied. */
export function mayBoost({ type, offer, boosted_id: boosted }: IssuedRow): boolean {
  return type === 'lootbox' && offer.type === type && offer.boost !== null && boosted === null;
}

/** The freebets that may be multiplied now, by the chest that they were in. */
export async function chestsOf(
  db: Kysely<Database>,
  rows: readonly IssuedRow[],
  now: Date,
): Promise<(chest: IssuedRow) => number[]> {
  const open = rows.filter(mayBoost).map(({ id }) => id);
  if (open.length === 0) return () => [];
  const query = issuedBonuses(sql`b.earned_by = any(${columnOf(open, (id) => id, 'integer[]')})`);
  const { rows: freebets } = await query.execute(db);
  const usable = freebets.filter((row) => {
    const status = userStatus(lifeOf(row), now.getTime());
    return status === 'active' || status === 'available';
  });
  return ({ id }) => usable.filter((row) => row.earned_by === id).map((row) => row.id);
}
