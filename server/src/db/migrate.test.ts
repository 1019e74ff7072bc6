import { join } from 'node:path';
import { openRunFolder } from '@touchline/testkit/database/run-folder';
import { Client } from 'pg';
import { expect, test } from 'vitest';
import { openDatabase } from './connect';
import { CannotStart } from './embedded/cannot-start';
import { startEmbedded } from './embedded/start-embedded';
import { migrate } from './migrate';

test('a user who does not own the database is told so; one who owns it needs no other right', async () => {
  const home = await openRunFolder();
  const embedded = await startEmbedded({ dir: join(home.folder, 'pg'), log: () => {} });
  const boss = new Client({ connectionString: embedded.url });
  await boss.connect();
  await boss.query(`create role keeper login password 'hush'`);
  await boss.query('create database kept');
  const url = new URL(embedded.url);
  Object.assign(url, { username: 'keeper', password: 'hush', pathname: '/kept' });
  const { db, close } = await openDatabase({ databaseUrl: url.href, dir: '', log: () => {} });
  await expect(migrate(db)).rejects.toThrow(CannotStart);
  await expect(migrate(db)).rejects.toThrow('permission denied for schema public');
  await boss.query('alter database kept owner to keeper');
  await migrate(db);
  expect(await db.selectFrom('matches').select('id').execute()).toEqual([]);
  await close();
  await boss.end();
  await embedded.stop();
  await home.remove();
});
