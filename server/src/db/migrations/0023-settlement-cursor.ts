import { type Kysely, sql } from 'kysely';

/**
 * How far the bets on a line that waits have been looked at, by their ids, so that a line with a hundred thousand of
 * them is gone through once, some hundred bets at a time; and up to which it is to be gone through, where one bet could
 * not be settled and waits alone.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table settlement_queue
      add column after_bet integer not null default 0,
      add column until_bet integer;
    drop index bet_selections_by_line;
    create index bet_selections_by_line on bet_selections (match_id, market_id, specifier, bet_id);
  `.execute(db);
}
