import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { freshMigrated, type TestDatabase } from '@touchline/testkit/database/test-database';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { parseConfig } from './config';
import { CannotStart } from './db/embedded/cannot-start';
import { build } from './main-build';
import { Closing } from './start-up';

let dir: string;
let database: TestDatabase;
beforeAll(async () => {
  dir = await mkdtemp(path.join(tmpdir(), 'touchline-build-'));
  database = await freshMigrated();
});
afterAll(async () => {
  await database.drop();
  await rm(dir, { recursive: true, force: true });
});

async function start(env: Record<string, string>): Promise<void> {
  const closing = new Closing();
  const config = parseConfig({
    DATABASE_URL: database.url,
    DATA_DIR: dir,
    FEED: 'none',
    LOG_LEVEL: 'silent',
    ...env,
  });
  try {
    await build(config, closing);
  } finally {
    await closing.run();
  }
}

test('a process starts on a database with the secret of the first start alone, unless the new one is accepted', async () => {
  const [first, second] = [
    'a secret of the first start, long',
    'a secret of another start, as long',
  ];
  await start({ SECRET: first });
  await start({ SECRET: first });
  await expect(start({ SECRET: second })).rejects.toThrow(CannotStart);
  await start({ SECRET: second, SECRET_CHANGED: 'true' });
  await start({ SECRET: second });
  await expect(start({ SECRET: first })).rejects.toThrow(/SECRET/);
});
