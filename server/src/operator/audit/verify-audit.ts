import { assert } from '@touchline/domain/assert';
import {
  type AuditEnd,
  type AuditEntry,
  type AuditFault,
  checkEnd,
  checkLink,
  EMPTY_CHAIN,
} from '@touchline/domain/audit/chain';
import { ok, refused, type Result } from '@touchline/domain/result';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../../db/schema';
import { hashOf } from './hash-of';

/** Rows that are read at once. */
const ROWS = 1000;

type Row = AuditEntry & { hash: string };

/**
 * Walks the whole log as it stood at one moment: whether each row has the content it was written with and follows the
 * one before, and whether the last one is there. Answers with its end, or with the first row that is wrong and why.
 */
export async function verifyAudit(db: Kysely<Database>): Promise<Result<AuditEnd, AuditFault>> {
  if (db.isTransaction) return walk(db);
  const snapshot = db.transaction().setIsolationLevel('repeatable read').setAccessMode('read only');
  return snapshot.execute(walk);
}

async function walk(tx: Kysely<Database>): Promise<Result<AuditEnd, AuditFault>> {
  const end = tx.selectFrom('audit_end').select(['count', 'hash']);
  const told = await end.executeTakeFirst();
  assert(told, 'the log has an end');
  let walked = EMPTY_CHAIN;
  for (;;) {
    const rows = await rowsAfter(tx, walked.count);
    for (const row of rows) {
      const fault = checkLink(walked, row, hashOf(row));
      if (fault) return refused(fault);
      walked = { count: row.id, hash: row.hash };
    }
    if (rows.length < ROWS) break;
  }
  const fault = checkEnd(walked, told);
  return fault ? refused(fault) : ok(walked);
}

/** A number below one is one too many at the start, so those are read first. */
async function rowsAfter(tx: Kysely<Database>, id: bigint): Promise<Row[]> {
  const isNext = id === EMPTY_CHAIN.count ? sql`true` : sql`id > ${id}`;
  const { rows } = await sql<Row>`
    select id, to_char(at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as at, operator,
      action, player_id as "playerId", bet_id as "betId", details::text as details,
      previous_hash as "previousHash", hash
    from operator_log where ${isNext} order by id limit ${ROWS}`.execute(tx);
  return rows;
}
