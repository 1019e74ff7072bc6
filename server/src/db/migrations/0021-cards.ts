import { type Kysely, sql } from 'kysely';

/**
 * What stands on the card of a match beside the match itself: a list of fifty reads fifty rows, not three hundred lines
 * out of five thousand. Null until a line of it changes next; lists read the lines themselves until then.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table matches add column card jsonb`.execute(db);
}
