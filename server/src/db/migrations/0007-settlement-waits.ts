import { type Kysely, sql } from 'kysely';

/** When a line in the queue is due: one with a bet that could not be settled waits before the next try. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table settlement_queue add column due_at timestamptz not null default now()
  `.execute(db);
}
