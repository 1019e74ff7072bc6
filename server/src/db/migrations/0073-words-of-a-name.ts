import { type Kysely, sql } from 'kysely';

/**
 * A name has a few words. Believed to have a thousand, each name that came was compared with the words of all others.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter function words_of(text) rows 4`.execute(db);
}
