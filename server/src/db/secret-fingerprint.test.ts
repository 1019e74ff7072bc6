import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { OpenDatabase } from './connect';
import { checkSecret } from './secret-fingerprint';
import { migratedDatabase } from '@touchline/testkit/database/migrated-database';

const [FIRST, SECOND] = ['the secret of the first start, in full', 'the secret of another process'];

let database: OpenDatabase;
beforeAll(async () => {
  database = await migratedDatabase();
});
afterAll(() => database.close());

test('a database knows the secret of its first start, refuses another, and takes it where that is asked for', async () => {
  const { db } = database;
  await checkSecret(db, FIRST, false);
  await checkSecret(db, FIRST, false);
  await expect(checkSecret(db, SECOND, false)).rejects.toThrow(/SECRET_CHANGED=true/);
  await checkSecret(db, FIRST, false);
  await checkSecret(db, SECOND, true);
  await checkSecret(db, SECOND, false);
  await expect(checkSecret(db, FIRST, false)).rejects.toMatchObject({ name: 'CannotStart' });
});

test('neither the database nor the refusal holds the secret', async () => {
  const { rows } = await sql`select * from secret_fingerprint`.execute(database.db);
  expect(JSON.stringify(rows)).not.toMatch(/secret of/);
  const refusal = checkSecret(database.db, FIRST, false);
  await expect(refusal).rejects.not.toThrow(FIRST);
});
