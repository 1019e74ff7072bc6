import { type Kysely, sql } from 'kysely';

/**
 * A player's bets in the order they are listed in, with what they are filtered and counted by, so that a page far back
 * in a long history and how long it is are read out of the index alone. The open ones are few and asked for most.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    drop index bets_of_player;
    create index bets_of_player on bets (player_id, created_at desc, id desc)
      include (status, result, type);
    create index open_bets_of_player on bets (player_id, created_at desc, id desc)
      include (status, result, type)
      where status in ('submitted', 'waiting_results', 'ready_to_process', 'cashout_in_progress');
  `.execute(db);
}
