import { type Kysely, sql } from 'kysely';

/**
 * When a producer last gave a sign of life, by the clock of this database: what judges whether its prices take bets.
 * Until its next sign it takes none.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table producers add column signed_at timestamptz`.execute(db);
}
