import { type Kysely, sql } from 'kysely';

/**
 * A host page passes a token to the sportsbook in its frame, which opens a session there, once. Only its hash is kept,
 * and the session that asked for it: without that it opens nothing any more.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table handovers (
      token_hash bytea primary key,
      player_id integer not null references players,
      session_id uuid,
      expires_at timestamptz not null
    );
    create index handovers_of_player on handovers (player_id, expires_at);
  `.execute(db);
}
