import { type Kysely, sql } from 'kysely';

/**
 * Accounts from before browsers were known have signed in before, as far as anybody knows: the next sign-in from a browser
 * that is not known is told to their players, as any but the first of all (docs/decisions/0065).
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    update players set first_signed_in_at = confirmed_at
    where first_signed_in_at is null and confirmed_at is not null
  `.execute(db);
}
