import { type Kysely, sql } from 'kysely';

/**
 * What taking in a feed remembers: by which urn an event is part of another that may come later, when a producer last
 * gave a sign of life, and whether the answer to its last request is awaited. Rows of matches are rewritten at every
 * change of theirs, so their pages keep room for that.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table matches add column parent_urn text;
    create index matches_by_parent on matches (parent_urn) where parent_urn is not null;
    alter table matches set (fillfactor = 70);
    alter table producers
      add column last_sign_at timestamptz,
      add column recovering boolean not null default false;
    update producers set last_sign_at = last_alive_at,
      recovering = recovery_requested_at is not null;
  `.execute(db);
}
