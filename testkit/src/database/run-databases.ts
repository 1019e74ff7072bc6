import { join } from 'node:path';
import { DATABASE_DOOR, MIGRATED } from './test-database';
import { parseConfig } from '../../../server/src/config';
import { openDatabase } from '../../../server/src/db/connect';
import { type Embedded, startEmbedded } from '../../../server/src/db/embedded/start-embedded';
import { migrate } from '../../../server/src/db/migrate';
import { borrowServer, type RunServer } from './borrowed-server';
import { openDatabaseDoor, type Templates } from './database-door';
import { openRunFolder } from './run-folder';

/** Tests are about what the database holds, not about power cuts; the durable settings have their own test. */
const QUICK = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  max_connections: '200',
  shared_buffers: '128MB',
  // It may all be in memory.
  max_wal_size: '256MB',
};

/**
 * One PostgreSQL for a whole run of tests, the one of DATABASE_URL or else an embedded one, which is started when the
 * first test asks for a database, so that a run of pure tests never waits for it. Tests ask through `freshDatabase` and
 * `freshMigrated` of the testkit, in this process and in those that it starts, and through `freshCopy` for what
 * `templates` fill. Answers with how to end it.
 */
export async function openRunDatabases(templates: Templates = {}): Promise<() => Promise<void>> {
  const { DATABASE_URL: given } = parseConfig({ DATABASE_URL: process.env['DATABASE_URL'] });
  const server = given ? await borrowServer(given) : onDemand();
  const door = await openDatabaseDoor(server.run, server.url, {
    [MIGRATED]: migrateDatabase,
    ...templates,
  });
  process.env[DATABASE_DOOR] = door.address;
  return async () => {
    await door.close();
    await server.stop();
  };
}

/** Brings an empty database to the schema of this version. */
export async function migrateDatabase(url: string): Promise<void> {
  const { maintenance, close } = await openDatabase({ databaseUrl: url, dir: '', log: () => {} });
  await migrate(maintenance);
  await close();
}

function onDemand(): RunServer {
  let starting: Promise<Embedded> | undefined;
  const url = async (): Promise<string> => {
    starting ??= startTemporary();
    return (await starting).url;
  };
  return { run: 'test', url, stop: async () => (await starting)?.stop() };
}

async function startTemporary(): Promise<Embedded> {
  const { folder, remove } = await openRunFolder();
  // oxlint-disable-next-line no-console -- a test run has no other place for a word about its database
  const options = { dir: join(folder, 'pg'), log: console.error, settings: QUICK };
  const { url, stop } = await startEmbedded(options);
  return {
    url,
    stop: async () => {
      await stop();
      await remove();
    },
  };
}
