import { assert } from '@touchline/domain/assert';
import { type AuditEnd, auditTime } from '@touchline/domain/audit/chain';
import { type Kysely, type SqlBool, sql } from 'kysely';
import type { Page } from '../paging';
import type { Database } from '../db/schema';
import { hashOf } from './audit/hash-of';

/** A decision: who made it, and about what. */
export interface Decision {
  at: Date;
  operator: string;
  action: string;
  playerId?: number | null;
  betId?: number | null;
  details?: object;
}

/**
 * Writes decisions down, in the transaction that carries them out, each chained to the one before by its hash. Call it
 * last, behind the postings: the end of the log stays locked from here to the commit, so that numbers have no gaps.
 */
export async function logDecisions(
  tx: Kysely<Database>,
  decisions: readonly Decision[],
): Promise<void> {
  if (decisions.length === 0) return;
  const { details, ...end } = await lockEnd(tx, decisions);
  let { count, hash } = end;
  const rows = decisions.map((decision, index) => {
    const entry = {
      id: count + 1n,
      at: auditTime(decision.at),
      operator: decision.operator,
      action: decision.action,
      playerId: decision.playerId ?? null,
      betId: decision.betId ?? null,
      details: details[index] ?? '{}',
      previousHash: hash,
    };
    [count, hash] = [entry.id, hashOf(entry)];
    return { ...entry, id: `${entry.id}`, hash };
  });
  await sql`
    with added as (
      insert into operator_log
        (id, at, operator, action, player_id, bet_id, details, previous_hash, hash)
      select id, at, operator, action, "playerId", "betId", details::jsonb, "previousHash", hash
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) r (
        id bigint, at timestamptz, operator text, action text, "playerId" integer, "betId" integer,
        details text, "previousHash" text, hash text))
    update audit_end set count = ${count}, hash = ${hash}`.execute(tx);
}

/** Where the log ends once everybody before us has committed; and the details as the database prints them. */
async function lockEnd(
  tx: Kysely<Database>,
  decisions: readonly Decision[],
): Promise<AuditEnd & { details: string[] }> {
  const details = decisions.map((each) => JSON.stringify(each.details ?? {}));
  const { rows } = await sql<AuditEnd & { details: string[] }>`
    select e.count, e.hash, array(
      select d.text::jsonb::text from unnest(${details}::text[]) with ordinality d (text, place)
      order by d.place) as details
    from audit_end e for update of e`.execute(tx);
  const [end] = rows;
  assert(end, 'the log has an end');
  return end;
}

/** Which decisions are asked for; all of them where nothing is said. */
export interface Wanted {
  action?: string | undefined;
  operator?: string | undefined;
  player_id?: number | undefined;
}

/** What was decided, the newest first, and how much there is. */
export async function readDecisions(
  db: Kysely<Database>,
  { limit, offset }: Page,
  { action, operator, player_id: playerId }: Wanted = {},
) {
  const isWanted = sql<SqlBool>`${sql.join(
    [
      sql`true`,
      ...(action === undefined ? [] : [sql`action = ${action}`]),
      ...(operator === undefined ? [] : [sql`operator = ${operator}`]),
      ...(playerId === undefined ? [] : [sql`player_id = ${playerId}`]),
    ],
    sql` and `,
  )}`;
  const wanted = db.selectFrom('operator_log').where(isWanted);
  const rows = await wanted.selectAll().orderBy('id', 'desc').limit(limit).offset(offset).execute();
  const { count } = await wanted
    .select(({ fn }) => fn.countAll<bigint>().as('count'))
    .executeTakeFirstOrThrow();
  return { rows, total: Number(count) };
}
