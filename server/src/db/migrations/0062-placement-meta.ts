import { type Kysely, sql } from 'kysely';

/** How a placement was made: in which browser, at one press, and what its bets are. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table placements add column meta jsonb`.execute(db);
}
