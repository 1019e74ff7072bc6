import { type Kysely, sql, type Transaction } from 'kysely';
import { PREPARED } from '../../db/prepared';
import type { Database } from '../../db/schema';

/** Lines taken from the queue at once. */
export const LINES = 200;
/** Bets on them that are looked at before the queue goes on behind them. */
export const BETS = 2000;

/** Takes the lines that are due, or the one that is meant, out of the reach of others until the transaction ends. */
export async function takeLines(tx: Transaction<Database>, only?: bigint): Promise<bigint[]> {
  const due = dueLines(tx).forUpdate().skipLocked();
  const rows = await (only === undefined ? due : due.where('id', '=', only)).execute();
  return rows.map((row) => row.id);
}

/** The first lines of the queue whose time has come. */
export function dueLines(db: Kysely<Database>) {
  const queue = db.selectFrom('settlement_queue').select('id');
  return queue
    .where('due_at', '<=', sql<Date>`now()`)
    .orderBy('id')
    .limit(LINES);
}

/** Whether there is one. */
export async function isSomethingDue(db: Kysely<Database>): Promise<boolean> {
  return (await dueLines(db).limit(1).execute()).length > 0;
}

/** The next bets on those lines that nobody has looked at, in the order of their ids. */
export async function nextBets(db: Kysely<Database>, queued: readonly bigint[]): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`${PREPARED}
    select distinct next.bet_id as id
    from settlement_queue q cross join lateral (
      select s.bet_id from bet_selections s
      where (s.match_id, s.market_id, s.specifier) = (q.match_id, q.market_id, q.specifier)
        and s.bet_id > q.after_bet and s.bet_id <= coalesce(q.until_bet, s.bet_id)
      order by s.bet_id limit ${BETS}) next
    where q.id = any(${queued}::bigint[])
    order by 1 limit ${BETS}
  `.execute(db);
  return rows.map(({ id }) => id);
}

/** Lines of which all bets have been looked at leave the queue; the others go on behind these bets. */
export async function goOn(
  tx: Transaction<Database>,
  queued: readonly bigint[],
  ids: readonly number[],
): Promise<void> {
  const last = ids.at(-1);
  if (ids.length < BETS || last === undefined) {
    await tx.deleteFrom('settlement_queue').where('id', 'in', queued).execute();
    return;
  }
  await tx
    .updateTable('settlement_queue')
    .set({ after_bet: sql<number>`greatest(after_bet, ${last}::integer)` })
    .where('id', 'in', queued)
    .execute();
}
