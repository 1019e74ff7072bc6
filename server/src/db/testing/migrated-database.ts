import { freshDatabase } from '@touchline/testkit/database';
import { type OpenDatabase, openDatabase } from '../connect';
import { migrate } from '../migrate';

/** A database of one test file's own, migrated; closing it gives it back. */
export async function migratedDatabase(): Promise<OpenDatabase> {
  const { url, drop } = await freshDatabase();
  const database = await openDatabase({ databaseUrl: url, dir: '', log: () => {} });
  await migrate(database.db);
  return {
    ...database,
    close: async () => {
      await database.close();
      await drop();
    },
  };
}
