import { assert } from '@touchline/domain/assert';
import { isFreebet, stakesCash } from '@touchline/domain/bonus/bet-bonus';
import { isNotifiable } from '@touchline/domain/bonus/bonus-status';
import { freebetOf } from '@touchline/domain/ledger/accounts';
import { freebetEndedPosting } from '@touchline/domain/ledger/bonuses';
import { ZERO } from '@touchline/domain/money';
import { type Kysely, type Selectable, sql, type Transaction } from 'kysely';
import { columnOf } from '../db/prepared';
import type { Database } from '../db/schema';
import { run } from '../db/statements';
import { balancesNow } from '../wallet/balance';
import { post } from '../wallet/post';

type BonusRow = Selectable<Database['bonuses']>;

/** Bonuses ended in one transaction. */
const BONUSES = 200;

/**
 * Ends bonuses whose time is over, and takes back what is left on freebets that have ended, one that came back from a
 * bet since too; answers whether there may be more. Several servers may do so at once.
 */
export async function endBonuses(db: Kysely<Database>, now: Date): Promise<boolean> {
  return db.transaction().execute(async (tx) => {
    const rows = await tx
      .selectFrom('bonuses')
      .selectAll()
      .where('end_at', '<=', now)
      .orderBy('id')
      .limit(BONUSES)
      .forUpdate()
      .skipLocked()
      .execute();
    await end(tx, rows);
    return rows.length === BONUSES;
  });
}

async function end(tx: Transaction<Database>, rows: readonly BonusRow[]): Promise<void> {
  if (rows.length === 0) return;
  const accounts = rows.flatMap((row) => accountOf(row) ?? []);
  const balances = await run(tx, balancesNow(accounts));
  const ending = rows.map((row) => {
    const account = accountOf(row);
    return { row, left: account === null ? ZERO : (balances.get(account) ?? ZERO) };
  });
  await sql`
    update bonuses b set status = n.status, ends = n.ends, end_at = null
    from unnest(${columnOf(ending, ({ row }) => row.id, 'integer[]')},
      ${columnOf(ending, ({ row }) => (isNotifiable(row.status) ? 'expired' : row.status), 'text[]')},
      ${columnOf(ending, ({ row, left }) => row.ends + (left > 0n ? 1 : 0), 'integer[]')}) n (id, status, ends)
    where b.id = n.id`.execute(tx);
  const postings = ending.flatMap(({ row, left }) => {
    if (left <= 0n || row.currency === null || !isFreebet(row)) return [];
    const { id, player_id: playerId, type, currency, ends } = row;
    return freebetEndedPosting({ id, playerId, type, currency, amount: left }, ends + 1);
  });
  const verdicts = await post(tx, postings);
  assert(
    verdicts.every((verdict) => verdict === 'posted'),
    'what is left on a freebet that is held goes back',
  );
}

/** Where what it stakes lies; null for a bonus that holds no money. */
function accountOf({ id, player_id: playerId, type, currency }: BonusRow) {
  return stakesCash({ type }) || currency === null ? null : freebetOf(playerId, id, currency);
}
