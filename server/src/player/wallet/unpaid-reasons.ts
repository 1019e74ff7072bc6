import { unpaidReason } from '@touchline/domain/payments/withdrawal';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../../db/schema';

const GIVEN_BACK = /^withdrawal:([^:]+):(?:rejected|failed|returned)$/;

/** Why withdrawals were not paid, by the postings that gave their money back. */
export async function unpaidReasons(
  db: Kysely<Database>,
  rows: readonly { id: string }[],
): Promise<ReadonlyMap<string, string>> {
  const backs = rows.flatMap(({ id }) => {
    const [, withdrawal] = GIVEN_BACK.exec(id) ?? [];
    return withdrawal === undefined ? [] : [{ id, withdrawal }];
  });
  if (backs.length === 0) return new Map();
  // A file has thousands of rows, and a statement takes so many parameters and no more.
  const known = await sql<{ id: string; reason: string | null }>`
    select id, reason from withdrawals
    where id = any(${backs.map(({ withdrawal }) => withdrawal)}::uuid[])`.execute(db);
  const reasons = new Map(known.rows.map(({ id, reason }) => [id, unpaidReason(reason ?? '')]));
  return new Map(backs.map(({ id, withdrawal }) => [id, reasons.get(withdrawal) ?? 'other']));
}
