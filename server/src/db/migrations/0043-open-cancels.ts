import { type Kysely, sql } from 'kysely';

/**
 * A cancel that a feed leaves open ends when its message was made. That it was left open is kept, since the message that
 * takes it back leaves it open too. Those of before end now: until now no bets were taken behind them. What an operator
 * voided stays void until an operator says otherwise.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const { rows } = await sql<{ name: string }>`
    select conname as name from pg_constraint
    where conrelid = 'market_cancels'::regclass and contype = 'u'`.execute(db);
  for (const { name } of rows) {
    await sql`alter table market_cancels drop constraint ${sql.id(name)}`.execute(db);
  }
  await sql`
    alter table market_cancels
      add column open_end boolean not null default false,
      add constraint market_cancels_window
        unique nulls not distinct (match_id, market_id, specifier, placed_from, placed_to, open_end);
    update market_cancels c set open_end = true, placed_to = now()
    where placed_to is null and not exists (
      select from operator_log l
      where l.action = 'market_voided' and (l.details ->> 'match_id')::integer = c.match_id
        and (l.details ->> 'market_id')::integer = c.market_id
        and l.details -> 'specifiers' ? c.specifier and l.details ->> 'placed_to' is null);
  `.execute(db);
}
