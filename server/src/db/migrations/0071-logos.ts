import { type Kysely, sql } from 'kysely';

/** Where a picture of who takes part lies, as their provider tells it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table competitors add column logo text`.execute(db);
}
