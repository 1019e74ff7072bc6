import { type Kysely, sql } from 'kysely';

/**
 * What a player wants cashed out once the offer is there, beside the offer itself, so that the job that keeps offers
 * reads both at once; its id names the cash-out that it leads to. `bet_changes` remembers what became of a bet, which
 * the bet and its selections forget when a result is corrected.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table bets
      add column auto_cashout_value bigint check (auto_cashout_value > 0),
      add column auto_cashout_share smallint check (auto_cashout_share between 1 and 100),
      add column auto_cashout_id uuid;
    alter table cash_outs add column is_auto boolean not null default false;
    create table bet_changes (
      bet_id integer not null,
      id bigint generated always as identity,
      at timestamptz not null,
      status text not null,
      result text not null,
      paid bigint not null,
      booked boolean not null,
      legs jsonb not null,
      primary key (bet_id, id)
    );
  `.execute(db);
}
