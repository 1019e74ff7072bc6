import { type Kysely, sql } from 'kysely';

/**
 * Notices of maintenance. A job tells players, as far as `told_up_to`, and takes back what it told once a notice is over
 * or cancelled: those notifications are found by their cause.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table maintenance_notices (
      id integer generated always as identity primary key,
      name text not null unique,
      from_at timestamptz not null,
      until_at timestamptz not null check (until_at > from_at),
      locales text[],
      texts jsonb not null,
      fallback_locale text not null,
      created_at timestamptz not null,
      cancelled_at timestamptz,
      told_up_to integer not null default 0,
      told integer not null default 0,
      due_at timestamptz not null,
      cleared_at timestamptz
    );
    create index maintenance_notices_due on maintenance_notices (due_at) where cleared_at is null;
    create index notifications_of_maintenance on notifications (cause, player_id)
      where cause like 'maintenance_notice:%';
  `.execute(db);
}
