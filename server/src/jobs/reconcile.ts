import { type Kysely, sql } from 'kysely';
import type { Logger } from 'pino';
import { type BetDifference, reconcileBets } from '../book/bets/reconcile-bets';
import { type ExposureDifference, exposureDifferences } from '../book/limits/exposure-differences';
import { type JackpotDifference, jackpotDifferences } from '../bonus/jackpots/jackpot-differences';
import type { Database } from '../db/schema';
import { type Difference, reconcile } from '../wallet/reconcile';
import { type Loop, startLoop } from './loop';

interface Reconciling {
  db: Kysely<Database>;
  log: Pick<Logger, 'info' | 'error'>;
  everyMs: number;
}

/** Names this job among advisory locks: one server at a time counts the books. */
const LOCK = 6_118_001;

/**
 * Counts the ledger and the bets again on a schedule and logs every difference as an error (DESIGN §4.4).
 * It mends nothing: wrong books are looked into by people.
 */
export function startReconciling({ db, log, everyMs }: Reconciling): Pick<Loop, 'stop'> {
  const work = async () => {
    const differences = await countOnce(db);
    if (differences === 'elsewhere') return;
    for (const difference of differences) {
      log.error({ difference: printable(difference) }, 'the ledger does not agree with itself');
    }
    if (differences.length === 0) log.info({}, 'the ledger agrees with itself');
  };
  return startLoop({ name: 'reconciling the ledger', everyMs, work, log });
}

/** The lock ends with the transaction, whatever becomes of it. */
function countOnce(db: Kysely<Database>): Promise<AnyDifference[] | 'elsewhere'> {
  return db
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute(async (tx) => {
      const { rows } = await sql<{ mine: boolean }>`
        select pg_try_advisory_xact_lock(${LOCK}) as mine
      `.execute(tx);
      if (!rows[0]?.mine) return 'elsewhere';
      return [
        ...(await reconcile(tx)),
        ...(await reconcileBets(tx)),
        ...(await exposureDifferences(tx)),
        ...(await jackpotDifferences(tx)),
      ];
    });
}

type AnyDifference = Difference | BetDifference | ExposureDifference | JackpotDifference;

/** JSON has no bigint. */
function printable(difference: AnyDifference): Record<string, string> {
  return Object.fromEntries(Object.entries(difference).map(([name, value]) => [name, `${value}`]));
}
