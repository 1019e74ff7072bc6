import { type Kysely, sql, type Transaction } from 'kysely';
import type { Database } from '../../db/schema';
import type { NoteWin, Win } from '../../wallet/note-win';
import { settleBets, settleOnce, touchedBets } from './settle-bets';
import { dueLines, goOn, nextBets } from './settlement-lines';

interface Told {
  /** Where a bet that could not be settled is told. */
  log: { error(details: object, message: string): void };
  /** Told of what was won, once it is written. */
  noteWin?: NoteWin | undefined;
}

/**
 * Settles what a failed batch held in pieces: line by line, and where a line fails bet by bet. A bet
 * that fails by itself is told and stays as it is; it waits a minute by itself, so that all others are
 * paid and nothing is tried without end. Answers whether there may be more. Rejects without a database.
 */
export async function settleApart(db: Kysely<Database>, now: Date, told: Told): Promise<boolean> {
  const queued = await dueLines(db).execute();
  for (const { id } of queued) {
    await settleLine(db, id, now, told).catch(() => settleEach(db, id, now, told));
  }
  return queued.length > 0;
}

async function settleLine(
  db: Kysely<Database>,
  line: bigint,
  now: Date,
  { noteWin }: Told,
): Promise<void> {
  while (await settleOnce(db, now, { only: line, noteWin }));
}

async function settleEach(
  db: Kysely<Database>,
  line: bigint,
  now: Date,
  { log, noteWin }: Told,
): Promise<void> {
  const ids = await nextBets(db, [line]);
  const failed: number[] = [];
  for (const { id } of await touchedBets(db, ids)) {
    const wins = await settleBet(db, id, now).catch((error: unknown) => {
      log.error({ err: error, bet: id }, 'a bet could not be settled');
      failed.push(id);
      return [];
    });
    for (const win of wins) noteWin?.(win);
  }
  await db.transaction().execute(async (tx) => {
    await putOff(tx, line, failed);
    await goOn(tx, [line], ids);
  });
}

/** Bets that wait, each by itself, on the same line. */
async function putOff(
  tx: Transaction<Database>,
  line: bigint,
  betIds: readonly number[],
): Promise<void> {
  await sql`
    insert into settlement_queue (match_id, market_id, specifier, due_at, after_bet, until_bet)
    select q.match_id, q.market_id, q.specifier, now() + interval '1 minute', bet.id - 1, bet.id
    from settlement_queue q, unnest(${betIds}::integer[]) bet (id)
    where q.id = ${line}
  `.execute(tx);
}

function settleBet(db: Kysely<Database>, id: number, now: Date): Promise<Win[]> {
  return db.transaction().execute(async (tx) => {
    const bet = tx.selectFrom('bets').selectAll().where('id', '=', id).forUpdate();
    return settleBets(tx, [await bet.executeTakeFirstOrThrow()], now);
  });
}
