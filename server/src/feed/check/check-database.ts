import { randomBytes } from 'node:crypto';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDatabase, type OpenDatabase } from '../../db/connect';
import { startEmbedded } from '../../db/embedded/start-embedded';
import { DEFAULT_MAINTENANCE_LIMITS } from '../../db/limits';
import { migrate } from '../../db/migrate';
import { createDatabase } from '../../db/own-database';

/** Nothing in here outlives the check. */
const QUICK = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' };

/**
 * An empty, migrated database of the check's own: on the server of `databaseUrl`, or on one that is started for
 * it. Closing it leaves nothing behind.
 */
export async function openCheckDatabase(
  databaseUrl: string | undefined,
  log: (line: string) => void,
): Promise<OpenDatabase> {
  const server = databaseUrl === undefined ? await temporaryServer(log) : borrowed(databaseUrl);
  try {
    const name = `feed_check_${randomBytes(8).toString('hex')}`;
    const { url, drop } = await createDatabase(server.url, name);
    const database = await openDatabase({
      databaseUrl: url,
      dir: '',
      log,
      limits: DEFAULT_MAINTENANCE_LIMITS,
    });
    await migrate(database.maintenance);
    const close = async () => {
      await database.close();
      await drop();
      await server.stop();
    };
    return { ...database, close };
  } catch (error) {
    await server.stop();
    throw error;
  }
}

interface Server {
  url: string;
  stop(): Promise<void>;
}

function borrowed(url: string): Server {
  return { url, stop: async () => {} };
}

async function temporaryServer(log: (line: string) => void): Promise<Server> {
  const dir = await mkdtemp(join(tmpdir(), 'touchline-check-'));
  // A folder that only root may enter would make root's database move out of it.
  await chmod(dir, 0o711);
  const { url, stop } = await startEmbedded({ dir: join(dir, 'pg'), log, settings: QUICK });
  return {
    url,
    stop: async () => {
      await stop();
      await rm(dir, { recursive: true, force: true });
    },
  };
}
