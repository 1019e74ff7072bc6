import { randomBytes } from 'node:crypto';
import { Client } from 'pg';
import { inject } from 'vitest';

declare module 'vitest' {
  interface ProvidedContext {
    /** Answers any request with the address of the run's PostgreSQL, starting it first if need be. */
    databaseDoor: string;
  }
}

/** An empty database of one test's own: its address, and how to drop it with whoever is still connected. */
export type TestDatabase = { url: string; drop: () => Promise<void> };

/** Makes an empty database on the PostgreSQL of this test run. Tables come from the server's own `migrate`. */
export async function freshDatabase(): Promise<TestDatabase> {
  const server = await serverUrl();
  const name = `test_${randomBytes(8).toString('hex')}`;
  await run(server, `create database ${name}`);
  return {
    url: named(server, name),
    drop: () => run(server, `drop database if exists ${name} with (force)`),
  };
}

async function serverUrl(): Promise<string> {
  const reply = await fetch(inject('databaseDoor'));
  const text = await reply.text();
  if (!reply.ok) throw new Error(text);
  return text;
}

async function run(url: string, statement: string): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

function named(server: string, database: string): string {
  const url = new URL(server);
  url.pathname = `/${database}`;
  return url.href;
}
