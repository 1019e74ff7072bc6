import { type Kysely, sql } from 'kysely';

/** Matches of imported files that are still to be played, as whoever plays them needs them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table imported_matches (
      urn text primary key,
      start_time timestamptz not null,
      match jsonb not null
    )`.execute(db);
}
