import { inject } from 'vitest';

declare module 'vitest' {
  interface ProvidedContext {
    /** Makes a database for a POST, on the PostgreSQL of the run, and drops the one that a DELETE names. */
    databaseDoor: string;
  }
}

/** An empty database of one test's own: its address, and how to drop it with whoever is still connected. */
export type TestDatabase = { url: string; drop: () => Promise<void> };

/** Makes an empty database on the PostgreSQL of this test run. Tables come from the server's own `migrate`. */
export async function freshDatabase(): Promise<TestDatabase> {
  const url = await ask({ method: 'POST' });
  return {
    url,
    drop: async () => {
      await ask({ method: 'DELETE', body: url });
    },
  };
}

async function ask(request: { method: string; body?: string }): Promise<string> {
  const reply = await fetch(inject('databaseDoor'), request);
  const text = await reply.text();
  if (!reply.ok) throw new Error(text);
  return text;
}
