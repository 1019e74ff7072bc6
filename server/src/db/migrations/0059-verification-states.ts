import { type Kysely, sql } from 'kysely';

/** States that a provider of identity checks has besides what operators say: it looks into it, or was not convinced. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table players drop constraint players_verification_check;
    alter table players add constraint players_verification_check
      check (verification in ('none', 'pending', 'refused', 'verified'));
  `.execute(db);
}
