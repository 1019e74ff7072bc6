import { minor } from '@touchline/domain/money';
import { type Kysely, sql, type Transaction } from 'kysely';
import type { Database } from '../db/schema';
import { inTurns } from './in-turns';
import { paidPlaces, type TellPrizes } from './pay-places';
import { closePool, isTournament, stepPool, type TournamentRow } from './tournament-pools';

/**
 * Brings tournaments to the states that their times ask for, and pays the places of those that are finished and whose
 * bets are settled. Several servers may do so at once; each tournament is paid by one. Rejects when one of them went wrong,
 * once the others have had their turn.
 */
export async function turnTournaments(
  db: Kysely<Database>,
  now: Date,
  tell?: TellPrizes,
): Promise<void> {
  const waiting = await db
    .selectFrom('bonus_campaigns')
    .select('id')
    .where('pool_state', 'in', ['created', 'active', 'paused', 'finished'])
    .where('pool_paid_at', 'is', null)
    .orderBy('id')
    .execute();
  await inTurns(
    waiting,
    ({ id }) => turn(db, id, now, tell),
    ({ id }) => `tournament ${id} did not turn`,
  );
}

/** One step of one tournament; answers whether there may be another one. */
function turn(db: Kysely<Database>, id: number, now: Date, tell?: TellPrizes): Promise<boolean> {
  return db.transaction().execute(async (tx) => {
    const row = await tx
      .selectFrom('bonus_campaigns')
      .selectAll()
      .where('id', '=', id)
      .where('pool_paid_at', 'is', null)
      .forNoKeyUpdate()
      .skipLocked()
      .executeTakeFirst();
    if (!row || !isTournament(row)) return false;
    if (row.pool_state !== 'finished') return (await stepPool(tx, row, now)) !== row.pool_state;
    if (!(await isReady(tx, row, now))) return false;
    const given = await paidPlaces(tx, row, now, tell);
    await closePool(tx, row, minor(row.pool - given));
    await tx
      .updateTable('bonus_campaigns')
      .set({ pool_paid_at: now })
      .where('id', '=', id)
      .execute();
    return false;
  });
}

const HOUR_MS = 3_600_000;

/** A bet that was placed at the last moment may be written down a little later. */
const PLACED_LATE_MS = 60_000;

/** Whether all its bets are settled, or were waited for long enough. */
async function isReady(
  tx: Transaction<Database>,
  { id, ends_at: ends, offer }: TournamentRow,
  now: Date,
): Promise<boolean> {
  const since = now.getTime() - ends.getTime();
  if (since < PLACED_LATE_MS) return false;
  if (since >= offer.waitHours * HOUR_MS) return true;
  const { rows } = await sql`
    select from bonuses n join bonus_points p on p.bonus_id = n.id join bets b on b.id = p.bet_id
    where n.campaign_id = ${id} and b.status in ('waiting_results', 'submitted') limit 1`.execute(
    tx,
  );
  return rows.length === 0;
}
