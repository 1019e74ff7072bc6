/** The variable with the address that makes databases for a run of tests. */
export const DATABASE_DOOR = 'TOUCHLINE_TEST_DATABASES';

/** The path at which it copies a database that is migrated. */
export const MIGRATED = '/migrated';

/** A database of one test's own: its address, and how to drop it with whoever is still connected. */
export type TestDatabase = { url: string; drop: () => Promise<void> };

/** Makes an empty database on the PostgreSQL of this test run. */
export function freshDatabase(): Promise<TestDatabase> {
  return databaseAt('/');
}

/** Makes one that the server's own `migrate` has filled. */
export function freshMigrated(): Promise<TestDatabase> {
  return freshCopy(MIGRATED);
}

/** Makes a copy of one that the template of the run at this path has filled. */
export function freshCopy(path: string): Promise<TestDatabase> {
  return databaseAt(path);
}

/** Whether this is a run of tests that makes databases. */
export function makesDatabases(): boolean {
  return process.env[DATABASE_DOOR] !== undefined;
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
  const reply = await fetch((process.env[DATABASE_DOOR] ?? '') + path, request);
  const text = await reply.text();
  if (!reply.ok) throw new Error(text);
  return text;
}
