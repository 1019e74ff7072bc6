import { join } from 'node:path';
import { openRunFolder } from '@touchline/testkit/database/run-folder';
import { Client } from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Embedded, startEmbedded } from './embedded/start-embedded';
import { createDatabase, mayCreateDatabases } from './own-database';

let home: Awaited<ReturnType<typeof openRunFolder>>;
let embedded: Embedded;

beforeAll(async () => {
  home = await openRunFolder();
  embedded = await startEmbedded({ dir: join(home.folder, 'pg'), log: () => {} });
  await ask(embedded.url, `create role maker login createdb password 'hush'`);
  await ask(embedded.url, `create role guest login password 'hush'`);
});

afterAll(async () => {
  await embedded.stop();
  await home.remove();
});

test('a user who may create databases and nothing else drops theirs under whoever is connected', async () => {
  await mayCreateDatabases(as('maker'));
  const { url, drop } = await createDatabase(as('maker'), 'passing');
  const visitor = new Client({ connectionString: url });
  const sentAway = new Promise<Error>((resolve) => visitor.on('error', resolve));
  await visitor.connect();
  await visitor.query('create extension pg_trgm');
  await drop();
  expect((await sentAway).message).toMatch(/terminat/);
  expect(await ask(embedded.url, `select from pg_database where datname = 'passing'`)).toEqual([]);
});

test('a user who may not create databases is told which right is missing', async () => {
  const told = /^The user guest may not create databases at .*: alter role guest createdb$/;
  await expect(mayCreateDatabases(as('guest'))).rejects.toThrow(told);
  await expect(createDatabase(as('guest'), 'never')).rejects.toThrow(told);
});

test('a server that lets nobody in is named with its reason, and without the password', async () => {
  const wrong = mayCreateDatabases(as('maker', 'guessed'));
  await expect(wrong).rejects.toThrow(/cannot be reached: password authentication failed/);
  await expect(wrong).rejects.not.toThrow('guessed');
  const nobody = mayCreateDatabases('postgres://player:hush@127.0.0.1:1/bets');
  await expect(nobody).rejects.toThrow(/^The PostgreSQL at 127.0.0.1:1\/bets cannot be reached: /);
});

function as(username: string, password = 'hush'): string {
  const url = new URL(embedded.url);
  return Object.assign(url, { username, password }).href;
}

async function ask(url: string, statement: string): Promise<unknown[]> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<object>(statement)).rows;
  } finally {
    await client.end();
  }
}
