import { type Kysely, sql } from 'kysely';

/** Which system a bet is, and the most it pays, as it was when it was placed; null for other bets. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table bets
      add column system_id integer,
      add column system_cap bigint,
      add constraint bets_system check ((type = 'system') = (system_id is not null))`.execute(db);
}
