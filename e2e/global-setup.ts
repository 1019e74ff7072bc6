import { giveOwnClock } from '@touchline/testkit/world/clock/database-clock';
import { MIGRATED } from '@touchline/testkit/database/test-database';
import { migrateDatabase, openRunDatabases } from '@touchline/testkit/database/run-databases';
import { PROGRAMME, programmeAt, showProgramme } from '@touchline/testkit/journeys/programme';

/**
 * Servers of journeys have databases of one PostgreSQL, each with a clock that its journey moves, and as many as want it
 * with the programme that the first of them took in.
 */
export default function setup(): Promise<() => Promise<void>> {
  programmeAt();
  const migrate = async (url: string) => {
    await giveOwnClock(url);
    await migrateDatabase(url);
  };
  return openRunDatabases({
    [MIGRATED]: migrate,
    [PROGRAMME]: async (url) => {
      await migrate(url);
      await showProgramme(url);
    },
  });
}
