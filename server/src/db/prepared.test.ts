import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { OpenDatabase } from './connect';
import { PREPARED, unseen } from './prepared';
import { migratedDatabase } from '@touchline/testkit/database/migrated-database';

let database: OpenDatabase;

beforeAll(async () => {
  database = await migratedDatabase();
});
afterAll(() => database.close());

test('what is marked is prepared once on a connection, by its text, and planned once for all values', async () => {
  const kept = await database.db.connection().execute(async (db) => {
    for (let at = 0; at < 8; at += 1) {
      const ids = Array.from({ length: at * 10 }, (_, id) => id);
      const { rows } = await sql<{ found: number }>`${PREPARED}
        select count(*)::integer as found
        from unnest(${unseen(ids, 'integer[]')}) as u (id)`.execute(db);
      expect(rows).toEqual([{ found: ids.length }]);
    }
    await sql`${PREPARED} select 1 as one`.execute(db);
    await sql`select 2 as two where ${true}`.execute(db);
    return sql<{ statement: string; anew: bigint; same: bigint }>`
      select statement, custom_plans as anew, generic_plans as same
      from pg_prepared_statements order by prepare_time`.execute(db);
  });
  expect(kept.rows).toHaveLength(2);
  expect(kept.rows[0]?.statement).toContain('unnest');
  // The first five are planned with their values, to compare.
  expect(kept.rows[0]).toMatchObject({ anew: 5n, same: 3n });
});
