import { type Kysely, sql } from 'kysely';

/**
 * What lines were priced at over time: the odds of a line's outcomes by their ids, in thousandths, from a moment on.
 * Rows are only added, and go some time after their match. Ingest writes them on its way, so nothing refers to others.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table odds_history (
      match_id integer not null,
      market_id integer not null,
      specifier text not null,
      at timestamptz not null,
      odds jsonb not null
    );
    create index odds_history_of_line on odds_history (match_id, market_id, specifier, at);
  `.execute(db);
}
