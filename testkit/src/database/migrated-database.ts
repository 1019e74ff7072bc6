import { freshMigrated } from './test-database';
import { type OpenDatabase, openDatabase } from '../../../server/src/db/connect';

/** A database of one test file's own, migrated; closing it gives it back. */
export async function migratedDatabase(): Promise<OpenDatabase> {
  const { url, drop } = await freshMigrated();
  const database = await openDatabase({ databaseUrl: url, dir: '', log: () => {} });
  return {
    ...database,
    close: async () => {
      await database.close();
      await drop();
    },
  };
}
