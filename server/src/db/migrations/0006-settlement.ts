import { type Kysely, sql } from 'kysely';

/**
 * What settling and sending on need: a leg's share after a dead heat, and wake-ups. Jobs look at their
 * tables by themselves; they are only told of what should not wait for the next look. Ordinary pushes
 * are not told, because transactions that notify commit one at a time.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table bet_selections add column dead_heat integer;
    create function wake_settlement() returns trigger language plpgsql as $$
    begin
      perform pg_notify('settlement', '');
      return null;
    end
    $$;
    create trigger wake after insert on settlement_queue
    for each statement execute function wake_settlement();
    create function wake_relay() returns trigger language plpgsql as $$
    begin
      if exists (select from added where urgent) then
        perform pg_notify('outbox', '');
      end if;
      return null;
    end
    $$;
    create trigger wake after insert on outbox referencing new table as added
    for each statement execute function wake_relay();
  `.execute(db);
}
