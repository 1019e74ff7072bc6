import { type Kysely, sql } from 'kysely';

/** Whether bets with freebets of a campaign may be cashed out: otherwise a freebet is cash in one press. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table bonus_campaigns add column freebet_cash_out boolean not null default false;
  `.execute(db);
}
