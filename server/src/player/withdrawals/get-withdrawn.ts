import { type Minor, minor, sum } from '@touchline/domain/money';
import { sql, type Transaction } from 'kysely';
import type { Database } from '../../db/schema';
import { roughly } from '../../wallet/rates';

/**
 * What a player has withdrawn since then, or set aside for it, in all currencies together, roughly, in subunits of one.
 * What came back does not count.
 */
export async function getWithdrawn(
  tx: Transaction<Database>,
  { playerId, currency }: { playerId: number; currency: string },
  since: Date,
): Promise<Minor> {
  const { rows } = await sql<{ currency: string; total: bigint }>`
    select currency, sum(amount)::bigint as total from withdrawals
    where player_id = ${playerId} and created_at >= ${since}
      and state not in ('failed', 'cancelled', 'declined')
    group by currency`.execute(tx);
  return sum(rows.map((row) => roughly(minor(row.total), row.currency, currency)));
}
