import { type Kysely, sql } from 'kysely';

/** Why a market was made void by hand is told with each bet on it: found by the match. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create index operator_log_voids on operator_log ((details ->> 'match_id'))
    where action = 'market_voided'
  `.execute(db);
}
