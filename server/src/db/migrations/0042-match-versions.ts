import { type Kysely, sql } from 'kysely';

/**
 * Whoever writes a match checks that it is still as it was when it was read. The rows stay locked to the end of the
 * transaction. A match that has moved on fails with the code of a serialization failure: read again, and try again.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function check_match_versions(matches_read jsonb) returns void language plpgsql as $$
    declare locked record;
    begin
      for locked in
        select m.id, m.version, r.version as version_read
        from jsonb_to_recordset(matches_read) as r (id integer, version bigint)
        join matches m on m.id = r.id
        order by m.id for no key update of m
      loop
        -- Not a condition of the query: that would be looked at before the row is locked.
        if locked.version <> locked.version_read then
          raise exception 'match % has changed since it was read', locked.id using errcode = '40001';
        end if;
      end loop;
    end $$;
  `.execute(db);
}
