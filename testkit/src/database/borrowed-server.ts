import { randomBytes } from 'node:crypto';
import { Client, escapeLiteral } from 'pg';
import { dropDatabase, mayCreateDatabases } from '../../../server/src/db/own-database';

/** The PostgreSQL of a test run: what its databases are called first, its address, and how to let go of it. */
export type RunServer = { run: string; url: () => Promise<string>; stop: () => Promise<void> };

const PREFIX = 'touchline_test_';

/**
 * Uses the PostgreSQL at `url`, which others use too, for a run. A connection called as the run stays open until it is
 * stopped, so that everybody sees that the run lives; databases of ours whose run does not are dropped at once.
 * Throws CannotStart when the server cannot be used.
 */
export async function borrowServer(url: string): Promise<RunServer> {
  await mayCreateDatabases(url);
  const run = `${PREFIX}${randomBytes(4).toString('hex')}`;
  const client = new Client({ connectionString: url });
  // Without a listener a connection that breaks would end the run; its tests say better what happened.
  client.on('error', () => {});
  await client.connect();
  await client.query(`set application_name = ${escapeLiteral(run)}`);
  const left = await leftOver(client);
  // Another run that begins now may be dropping them too.
  await Promise.allSettled(left.map((name) => dropDatabase(url, name)));
  return { run, url: () => Promise.resolve(url), stop: () => client.end() };
}

async function leftOver(client: Client): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    `select made.datname as name from pg_database made
     where made.datname ~ $1 and made.datdba = current_user::regrole and not exists (
       select from pg_stat_activity
       where application_name = substring(made.datname from $1)
     )`,
    [`^${PREFIX}[0-9a-f]{8}`],
  );
  return rows.map(({ name }) => name);
}
