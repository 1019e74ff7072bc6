import { type Kysely, sql } from 'kysely';

/** Deposits count against limits when they are credited, and what a limit stands against by then is sent back. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table deposits
      add column credited_at timestamptz,
      add column return_reason text,
      add column return_at timestamptz,
      drop constraint deposits_state,
      add constraint deposits_state check (state in (
        'pending', 'success', 'error', 'expired', 'refunded', 'charged_back', 'returned'));
    update deposits d set credited_at = coalesce(
        (select p.created_at from ledger_postings p where p.id = 'deposit:' || d.id), d.updated_at)
      where state in ('success', 'refunded', 'charged_back');
    create index deposits_credited on deposits (player_id, credited_at) where credited_at is not null;
    create index deposits_to_return on deposits (return_at) where return_at is not null;
  `.execute(db);
}
