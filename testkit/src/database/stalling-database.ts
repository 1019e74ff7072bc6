import { freshMigrated } from './test-database';
import { type StallingProxy, stallingProxy } from './stalling-proxy';

/** A migrated database that can be made to stop answering, as one whose machine is stopped does. */
export interface StallingDatabase extends Omit<StallingProxy, 'port' | 'close'> {
  /** Its address behind the proxy. */
  url: string;
  /** Its own address, which always answers. */
  directUrl: string;
  close(): Promise<void>;
}

/** Opens one for a test file of its own. */
export async function stallingDatabase(): Promise<StallingDatabase> {
  const { url: directUrl, drop } = await freshMigrated();
  const url = new URL(directUrl);
  const folder = url.searchParams.get('host');
  const port = Number(url.port || 5432);
  const {
    port: listening,
    close,
    ...proxy
  } = await stallingProxy(folder === null ? port : `${folder}/.s.PGSQL.${port}`);
  url.searchParams.delete('host');
  url.host = `127.0.0.1:${listening}`;
  return {
    ...proxy,
    url: url.href,
    directUrl,
    close: async () => {
      await close();
      await drop();
    },
  };
}
