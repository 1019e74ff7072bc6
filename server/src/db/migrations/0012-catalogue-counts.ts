import { type Kysely, sql } from 'kysely';

/**
 * What matches are counted by, in an index that is read alone. Whether one takes bets is a column of its own, as it
 * hardly ever changes while the number of its markets often does: a row of which no indexed column changes is
 * rewritten without touching an index.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table matches
      add column takes_bets boolean not null generated always as (available_markets > 0) stored;
    create index matches_by_kind on matches
      (status, sport_id, tournament_id, provider, type, has_video, takes_bets, start_time);
  `.execute(db);
}
