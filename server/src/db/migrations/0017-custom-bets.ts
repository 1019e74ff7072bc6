import { type Kysely, sql } from 'kysely';

/** The one price of a custom bet, as it was when it was placed; null for other bets. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table bets
      add column custom_odds integer check (custom_odds > 1000),
      add constraint bets_custom_odds
        check ((type = 'custom_bet') = (custom_odds is not null))`.execute(db);
}
