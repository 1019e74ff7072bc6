import { type Kysely, sql } from 'kysely';

/**
 * What was cashed out of bets, and what players were told last that a bet is worth. That changes often while a match is
 * played, so no index holds it, and pages of bets keep room for it; `cashout_stale` finds the few bets that have to be
 * looked at, whatever their lines do. `player_debts` is where an operator finds who fell below zero after a correction.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table cash_outs (
      bet_id integer not null references bets,
      id uuid not null,
      number integer not null,
      digest text not null,
      stake bigint not null check (stake > 0),
      paid bigint not null check (paid > 0),
      made_at timestamptz not null,
      primary key (bet_id, id),
      unique (bet_id, number)
    );
    alter table bets
      add column cashed_out_stake bigint not null default 0,
      add column cashed_out_paid bigint not null default 0 check (cashed_out_paid >= 0),
      add column to_cashout bigint,
      add column cashout_reason text,
      add column cashout_at timestamptz,
      add column cashout_stale boolean not null default true,
      add constraint bets_cashed_out check (cashed_out_stake between 0 and stake);
    alter table bets set (fillfactor = 80);
    create index bets_with_stale_cashout on bets (id)
      where cashout_stale and status = 'waiting_results';
    create view player_debts as
      select split_part(id, ':', 2)::integer as player_id, currency, -balance as owed
      from ledger_accounts where id like 'debt:%' and balance < 0;
  `.execute(db);
}
