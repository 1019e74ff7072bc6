import { type Kysely, sql } from 'kysely';
import type { Database } from '../../db/schema';
import { dueLines, LINES, settleBets, settleOnce, touchedBets } from './settle-bets';

/** Where a bet that could not be settled is told. */
interface Log {
  error(details: object, message: string): void;
}

/**
 * Settles what a failed batch held in pieces: line by line, and where a line fails bet by bet. A bet
 * that fails by itself is told and stays as it is; its line waits a minute, so that neighbours are paid
 * and nothing is tried without end. Answers whether there may be more. Rejects without a database.
 */
export async function settleApart(db: Kysely<Database>, now: Date, log: Log): Promise<boolean> {
  const queued = await dueLines(db).execute();
  for (const { id } of queued) {
    await settleLine(db, id, now).catch(() => settleEach(db, id, now, log));
  }
  return queued.length === LINES;
}

async function settleLine(db: Kysely<Database>, line: bigint, now: Date): Promise<void> {
  while (await settleOnce(db, now, line));
}

async function settleEach(db: Kysely<Database>, line: bigint, now: Date, log: Log): Promise<void> {
  for (const { id } of await touchedBets(db, [line])) {
    await settleBet(db, id, now).catch((error: unknown) =>
      log.error({ err: error, bet: id }, 'a bet could not be settled'),
    );
  }
  await db
    .updateTable('settlement_queue')
    .set({ due_at: sql`now() + interval '1 minute'` })
    .where('id', '=', line)
    .execute();
}

function settleBet(db: Kysely<Database>, id: number, now: Date): Promise<void> {
  return db.transaction().execute(async (tx) => {
    const bet = tx.selectFrom('bets').selectAll().where('id', '=', id).forUpdate();
    await settleBets(tx, [await bet.executeTakeFirstOrThrow()], now);
  });
}
