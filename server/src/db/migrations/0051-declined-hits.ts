import { type Kysely, sql } from 'kysely';

/**
 * What a declined hit has won may be more than its own pool has room for, so it is written down where it went: `returned`
 * to its own pool, `received` by others of the jackpot, and the rest to the promotions.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table jackpot_levels add column received bigint not null default 0 check (received >= 0);
    alter table jackpot_hits add column returned bigint not null default 0
      check (returned between 0 and amount);
    update jackpot_hits set returned = amount where status = 'declined';
  `.execute(db);
}
