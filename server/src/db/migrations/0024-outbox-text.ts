import { type Kysely, sql } from 'kysely';

/** Messages of the outbox are passed on as they were written, and nobody looks into them: they stay text. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table outbox alter column message type json using message::json`.execute(db);
}
