import { type Minor, minor } from '@touchline/domain/money';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../../db/schema';

/** A round with a stake that stands, of which the provider has not said that nothing more comes. */
export interface OpenRound {
  provider: string;
  sessionId: string;
  roundId: string;
  playerId: number;
  currency: string;
  /** What was staked and won in it so far, in subunits. */
  staked: Minor;
  won: Minor;
  /** When its first stake was taken. */
  since: Date;
}

/**
 * Rounds whose first stake was taken before `before` and that are still open, the oldest first: what to ask their
 * providers about. Nothing is settled here; only the provider knows how a round ended.
 */
export async function openRounds(
  db: Kysely<Database>,
  before: Date,
  limit = 100,
): Promise<OpenRound[]> {
  const { rows } = await sql<
    Omit<OpenRound, 'staked' | 'won'> & { staked: bigint; won: bigint }
  >`select s.provider, s.id as "sessionId", t.round_id as "roundId",
      s.player_id as "playerId", s.currency,
      sum(t.amount) filter (where t.kind = 'debit')::bigint as staked,
      coalesce(sum(t.amount) filter (where t.kind = 'credit'), 0)::bigint as won,
      min(t.created_at) as since
    from game_transactions t join game_sessions s on s.id = t.session_id
    where t.refusal is null and t.rolled_back_at is null and t.kind is not null
    group by s.id, t.round_id
    having bool_or(t.kind = 'debit') and not bool_or(t.closes_round)
      and min(t.created_at) < ${before}
    order by since, s.id, t.round_id limit ${limit}`.execute(db);
  return rows.map((row) => ({ ...row, staked: minor(row.staked), won: minor(row.won) }));
}
