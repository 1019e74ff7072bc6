import type { Kysely } from 'kysely';
import type { Database } from '../db/schema';
import type { Page } from '../book/paging';

/** A decision: who made it, and about what. */
export interface Decision {
  at: Date;
  operator: string;
  action: string;
  playerId?: number | null;
  betId?: number | null;
  details?: object;
}

/** Writes decisions down, in the transaction that carries them out. */
export async function logDecisions(
  tx: Kysely<Database>,
  decisions: readonly Decision[],
): Promise<void> {
  if (decisions.length === 0) return;
  const rows = decisions.map(({ at, operator, action, playerId, betId, details }) => ({
    at,
    operator,
    action,
    player_id: playerId ?? null,
    bet_id: betId ?? null,
    details: JSON.stringify(details ?? {}),
  }));
  await tx.insertInto('operator_log').values(rows).execute();
}

/** What was decided, the newest first, and how much there is. */
export async function readDecisions(db: Kysely<Database>, { limit, offset }: Page) {
  const rows = await db
    .selectFrom('operator_log')
    .selectAll()
    .orderBy('id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute();
  const { count } = await db
    .selectFrom('operator_log')
    .select(({ fn }) => fn.countAll<bigint>().as('count'))
    .executeTakeFirstOrThrow();
  return { rows, total: Number(count) };
}
