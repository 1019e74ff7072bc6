import { type Kysely, sql } from 'kysely';

/**
 * Until when a cash-out of the bet waits out the live delay; null while none does. Only the bet's status in replies
 * depends on it: settlement and money do not. A job clears what a process that died has left.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table bets add column cashout_until timestamptz;
    create index bets_cashing_out on bets (cashout_until) where cashout_until is not null;
  `.execute(db);
}
