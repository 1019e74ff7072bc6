import { type Kysely, sql } from 'kysely';

/**
 * What a bet came to, as the domain says it (`endingOf`), for filters and counters. What was settled before is gone over
 * once: by what was paid beside the stake, or beside nothing where a freebet pays winnings alone; a void freebet is given
 * back. A result that says more than was paid is put right.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table bets add column ended_as text check (ended_as in ('win', 'lose', 'refund'));
    update bets set ended_as = case
        when freebet_id is not null and result in ('canceled', 'refund_entire') then 'refund'
        when win_amount > even then 'win'
        when win_amount = even and win_amount > 0 then 'refund'
        else 'lose' end
      from (select id as bet, case when bonus ->> 'type' in ('freebet', 'freebet_only_win')
        then 0 else stake end as even from bets) breaks
      where bet = id and status in ('done', 'cashed_out');
    update bets set result = case when win_amount = 0 then 'lose_entire' else 'refund_half_lose_other' end
      where status = 'done' and ended_as = 'lose' and cashed_out_stake = 0
        and result in ('win_entire', 'refund_half_win_other');
    drop index bets_of_player;
    create index bets_of_player on bets (player_id, created_at desc, id desc)
      include (status, result, type, ended_as);
  `.execute(db);
}
