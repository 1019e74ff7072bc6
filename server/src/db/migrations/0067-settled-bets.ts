import { type Kysely, sql } from 'kysely';

/** A player's bets by when they were settled, for statements and for what a session has come to. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create index settled_bets_of_player on bets (player_id, settled_at) where settled_at is not null
  `.execute(db);
}
