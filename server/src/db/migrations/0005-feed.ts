import { type Kysely, sql } from 'kysely';

/** What only the feed asks for: cancellations, reduced winners, and requests for recovery. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table market_cancels (
      match_id integer not null references matches,
      market_id integer not null,
      specifier text not null,
      placed_from timestamptz,
      placed_to timestamptz,
      unique nulls not distinct (match_id, market_id, specifier, placed_from, placed_to)
    );
    alter table markets add column dead_heats jsonb;
    alter table producers add column recovery_requested_at timestamptz;
  `.execute(db);
}
