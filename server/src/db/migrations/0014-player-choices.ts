import { type Kysely, sql } from 'kysely';

/** What a player has chosen of the settings, and how players think matches will end. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table player_settings (
      player_id integer primary key references players,
      odds_type text,
      accept_mode text check (accept_mode in ('none', 'higher', 'any')),
      chips jsonb not null default '{}',
      updated_at timestamptz not null
    );
    create table votes (
      prediction_id integer not null references matches,
      player_id integer not null references players,
      data text not null check (data in ('home', 'draw', 'away')),
      created_at timestamptz not null,
      primary key (prediction_id, player_id)
    );
  `.execute(db);
}
