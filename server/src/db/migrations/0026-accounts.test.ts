import { type Kysely, sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { OpenDatabase } from '../connect';
import { migratedDatabase } from '@touchline/testkit/database/migrated-database';
import { up } from './0026-accounts';

let opened: OpenDatabase;
beforeAll(async () => {
  opened = await migratedDatabase();
});
afterAll(() => opened.close());

test('players from before count as confirmed, and later ones confirm their address', async () => {
  const { db } = opened;
  await sql`
    alter table players drop column confirmed_at;
    alter table messages drop column failed_at;
    create index messages_to_send on messages (due_at) where sent_at is null;
    drop table account_tokens, account_mails;
  `.execute(db);
  const player = { password_hash: '-', language: 'en', currency: 'EUR' };
  await db
    .insertInto('players')
    .values({ ...player, email: 'old@mail.example' })
    .execute();
  await up(db as unknown as Kysely<unknown>);
  await db
    .insertInto('players')
    .values({ ...player, email: 'new@mail.example' })
    .execute();
  const rows = await db.selectFrom('players').select('confirmed_at').orderBy('id').execute();
  expect(rows).toEqual([{ confirmed_at: expect.any(Date) as Date }, { confirmed_at: null }]);
});
