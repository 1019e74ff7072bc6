import { type Kysely, sql } from 'kysely';

/**
 * Failures that make somebody wait longer each time, in place of locks that anybody could put on an account; when a
 * session has last shown that it is its player's, for which a second factor may be asked for too; and where withdrawals go, so that a new destination is known as one.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table growing_waits (
      key bytea primary key,
      failures double precision not null,
      counted_at timestamptz not null,
      until timestamptz
    );
    create index growing_waits_by_time on growing_waits (counted_at);
    alter table players
      drop column failed_sign_ins,
      drop column locked_until,
      add column first_signed_in_at timestamptz;
    drop table second_factor_tries;
    alter table sessions add column confirmed_at timestamptz;
    alter table sign_in_challenges add column purpose text not null default 'sign_in'
      check (purpose in ('sign_in', 'confirm'));
    alter table withdrawals add column destination_hash bytea;
    create index withdrawals_by_destination on withdrawals (player_id, destination_hash)
      where destination_hash is not null;
  `.execute(db);
}
