import { inject } from 'vitest';

declare module 'vitest' {
  interface ProvidedContext {
    /** Makes a database for a POST, on the PostgreSQL of the run, and drops the one that a DELETE names. */
    databaseDoor: string;
  }
}

/** An empty database of one test's own: its address, and how to drop it with whoever is still connected. */
export type TestDatabase = { url: string; drop: () => Promise<void> };

/** Makes an empty database on the PostgreSQL of this test run. */
export function freshDatabase(): Promise<TestDatabase> {
  return databaseAt('/');
}

/** Makes one that the server's own `migrate` has filled. */
export function freshMigrated(): Promise<TestDatabase> {
  return databaseAt('/migrated');
}

async function databaseAt(path: string): Promise<TestDatabase> {
  const url = await ask({ method: 'POST' }, path);
  return {
    url,
    drop: async () => {
      await ask({ method: 'DELETE', body: url });
    },
  };
}

async function ask(request: { method: string; body?: string }, path = '/'): Promise<string> {
  const reply = await fetch(inject('databaseDoor') + path, request);
  const text = await reply.text();
  if (!reply.ok) throw new Error(text);
  return text;
}
