import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { type Embedded, startEmbedded } from './start-embedded';

/** Tests are about what the database holds, not about power cuts; the durable settings have their own test. */
const QUICK = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  max_connections: '200',
  shared_buffers: '128MB',
};

/**
 * Vitest's global setup: one PostgreSQL for the whole run, started when the first test asks for a database, so a
 * run of pure tests never waits for it. TEST_DATABASE_URL names one to use instead. Tests ask through
 * `freshDatabase` of the testkit, which calls the address provided here.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  let starting: Promise<Embedded> | undefined;
  const dir = await mkdtemp(join(tmpdir(), 'touchline-test-'));
  // A folder that only root may enter would make root's database move out of it.
  await chmod(dir, 0o711);
  const door = createServer((_request, response) => {
    starting ??= start(dir);
    starting.then(
      ({ url }) => response.end(url),
      (error: unknown) => response.writeHead(500).end(String(error)),
    );
  });
  await new Promise<void>((done) => door.listen(0, '127.0.0.1', done));
  project.provide('databaseDoor', `http://127.0.0.1:${(door.address() as AddressInfo).port}`);
  return async () => {
    door.close();
    door.closeAllConnections();
    await starting?.then(({ stop }) => stop());
    await rm(dir, { recursive: true, force: true });
  };
}

function start(dir: string): Promise<Embedded> {
  const url = process.env['TEST_DATABASE_URL'];
  if (url) return Promise.resolve({ url, stop: () => Promise.resolve() });
  // oxlint-disable-next-line no-console -- a test run has no other place for a word about its database
  return startEmbedded({ dir: join(dir, 'pg'), log: console.error, settings: QUICK });
}
