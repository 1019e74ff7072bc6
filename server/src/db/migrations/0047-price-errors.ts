import { type Kysely, sql } from 'kysely';

/**
 * Legs that an operator has made void because their price was wrong: those on a line, or on one outcome of it, that were
 * placed from one moment to another, both inclusive, at these odds or higher.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table price_errors (
      id integer generated always as identity primary key,
      match_id integer not null references matches on delete cascade,
      market_id integer not null,
      specifier text not null,
      outcome_id text,
      placed_from timestamptz not null,
      placed_to timestamptz not null,
      odds_from integer not null,
      reason text not null,
      decided_at timestamptz not null,
      decided_by text not null,
      unique nulls not distinct
        (match_id, market_id, specifier, outcome_id, placed_from, placed_to, odds_from)
    );
  `.execute(db);
}
