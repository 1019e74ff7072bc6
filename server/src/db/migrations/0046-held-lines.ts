import { type Kysely, sql } from 'kysely';

/**
 * Lines that are not offered as their feed tells them. `markets` has what is offered; `feed` has what it would be, and
 * `hold` says why it is not. A line leaves the table when nothing holds it any more.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table held_lines (
      id integer generated always as identity unique,
      match_id integer not null references matches on delete cascade,
      market_id integer not null,
      specifier text not null,
      hold jsonb not null,
      feed jsonb not null,
      held_at timestamptz not null,
      primary key (match_id, market_id, specifier)
    );
    create index held_lines_in_order on held_lines (held_at, id);
  `.execute(db);
}
