import { type Kysely, sql } from 'kysely';

/** Who sent a player here, as the link that they came by said; null where nobody did. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table players add column affiliate_id text;
    create index players_by_affiliate on players (affiliate_id, created_at)
      where affiliate_id is not null;
  `.execute(db);
}
