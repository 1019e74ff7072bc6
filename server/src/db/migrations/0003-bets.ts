import { type Kysely, sql } from 'kysely';

/** Placements, bets and their selections. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table placements (
      player_id integer not null references players,
      id uuid not null,
      digest text not null,
      created_at timestamptz not null default now(),
      primary key (player_id, id)
    );
    create table bets (
      id integer generated always as identity primary key,
      player_id integer not null references players,
      placement_id uuid not null,
      ordinal integer not null,
      type text not null,
      status text not null,
      result text not null default 'no_results',
      currency text not null,
      stake bigint not null check (stake > 0),
      win_amount bigint not null,
      odds integer not null,
      settlements integer not null default 0,
      created_at timestamptz not null default now(),
      settled_at timestamptz,
      unique (player_id, placement_id, ordinal)
    );
    create index bets_of_player on bets (player_id, id desc);
    create table bet_selections (
      id integer generated always as identity primary key,
      bet_id integer not null references bets,
      ordinal integer not null,
      match_id integer not null references matches,
      market_id integer not null,
      specifier text not null,
      outcome_id text not null,
      odds integer not null,
      result text not null default 'no_results',
      unique (bet_id, ordinal)
    );
    create index bet_selections_by_line on bet_selections (match_id, market_id, specifier);
  `.execute(db);
}
