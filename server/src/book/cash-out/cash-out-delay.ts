import { delayOf } from '@touchline/domain/bets/live-delay';
import { isEnded } from '@touchline/domain/settlement/leg-split';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Database } from '../../db/schema';
import { announceByIds } from '../bets/settle-bets';
import type { SiteSettings } from '../site';
import type { ValuedBet } from './offers';

/** How many seconds a cash-out of this bet waits before it is priced again: the longest delay of its open legs in play. */
export function cashOutDelay({ legs }: ValuedBet, { liveDelays }: SiteSettings): number {
  return delayOf(
    legs.filter((leg) => !isEnded(leg)),
    liveDelays,
  );
}

/** Marks a bet as being cashed out until then, and tells its player's pages. */
export async function markCashingOut(
  db: Kysely<Database>,
  betId: number,
  until: Date,
): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const later = sql<Date>`greatest(cashout_until, ${until})`;
    await tx.updateTable('bets').set({ cashout_until: later }).where('id', '=', betId).execute();
    await announceByIds(tx, [betId]);
  });
}

/** Takes that mark away again where nothing was cashed out; one that another cash-out has set since stays. */
export async function unmarkCashingOut(
  db: Kysely<Database>,
  betId: number,
  until: Date,
): Promise<void> {
  await clearMarks(db, sql`id = ${betId} and cashout_until <= ${until}`);
}

/** Takes away the marks of processes that died while a delay ran. */
export async function clearLapsedMarks(db: Kysely<Database>, before: Date): Promise<void> {
  await clearMarks(db, sql`cashout_until < ${before}`);
}

async function clearMarks(db: Kysely<Database>, which: RawBuilder<unknown>): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const { rows } = await sql<{ id: number }>`
      update bets set cashout_until = null
      where id in (select id from bets where ${which} order by id for update)
      returning id`.execute(tx);
    const ids = rows.map((row) => row.id);
    if (ids.length > 0) await announceByIds(tx, ids);
  });
}

/** The mark of a bet without the one that ends then. */
export function unlessLater(until: Date): RawBuilder<Date | null> {
  return sql`case when cashout_until > ${until} then cashout_until end`;
}
