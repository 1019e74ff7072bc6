import { Client, type ClientBase, DatabaseError } from 'pg';
import { CannotStart } from './embedded/cannot-start';

/** A database made for a while: its address, and how to drop it with whoever is still connected. */
export type OwnDatabase = { url: string; drop: () => Promise<void> };

const OLDEST = { number: 150_000, name: '15' };
const NO_RIGHT = '42501';

/**
 * Makes a database called `name` (a plain word) on the PostgreSQL at `server`, whose user has the right to create
 * databases and need have no other: a copy of that user's database `template`, to which nobody is connected, or else
 * an empty one. Throws CannotStart when the server cannot be used for that.
 */
export async function createDatabase(
  server: string,
  name: string,
  // What an operator keeps in template1 is no part of an empty database.
  template = 'template0',
): Promise<OwnDatabase> {
  // To copy files is much quicker than to write each page to the log of changes.
  const statement = `create database ${name} template ${template} encoding 'UTF8' strategy file_copy`;
  await connected(server, (client) =>
    client.query(statement).catch((error: unknown) => {
      const refused = error instanceof DatabaseError && error.code === NO_RIGHT;
      throw refused ? mayNot(server) : error;
    }),
  );
  const url = new URL(server);
  url.pathname = `/${name}`;
  return { url: url.href, drop: () => dropDatabase(server, name) };
}

/**
 * Throws CannotStart unless the PostgreSQL at `server` answers, is new enough and lets us create databases.
 *
 * @internal
 */
export async function mayCreateDatabases(server: string): Promise<void> {
  await connected(server, async (client) => {
    const { rows } = await client.query<{ number: number; version: string; may: boolean }>(
      `select current_setting('server_version_num')::int as number,
         current_setting('server_version') as version, rolcreatedb or rolsuper as may
       from pg_roles where rolname = current_user`,
    );
    const [row] = rows;
    if (row && row.number < OLDEST.number) {
      throw new CannotStart(
        `The PostgreSQL at ${placeOf(server)} is ${row.version}: ${OLDEST.name} or newer is needed.`,
      );
    }
    if (!row?.may) throw mayNot(server);
  });
}

/**
 * Drops the database `name` and ends who is connected to it, as far as our user may.
 * "with (force)" would end them too, but it fails for all but a superuser while PostgreSQL's own vacuum is at work in
 * there. A plain drop sends the vacuum away and waits for the others to be gone.
 */
export async function dropDatabase(server: string, name: string): Promise<void> {
  await connected(server, async (client) => {
    await client.query(`alter database ${name} with allow_connections false`);
    await client.query(
      `select pg_terminate_backend(pid) from pg_stat_activity
       where datname = $1 and pg_has_role(usesysid, 'member')`,
      [name],
    );
    await client.query(`drop database ${name}`);
  });
}

async function connected<T>(server: string, work: (client: ClientBase) => Promise<T>): Promise<T> {
  const client = new Client({ connectionString: server });
  await client.connect().catch((error: unknown) => {
    const { message, code } = error as NodeJS.ErrnoException;
    const reason = message || code || String(error);
    throw new CannotStart(`The PostgreSQL at ${placeOf(server)} cannot be reached: ${reason}`, {
      cause: error,
    });
  });
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

function mayNot(server: string): CannotStart {
  const { username } = new URL(server);
  return new CannotStart(
    `The user ${username} may not create databases at ${placeOf(server)}: alter role ${username} createdb`,
  );
}

/** An address without its password. */
function placeOf(server: string): string {
  const { host, pathname } = new URL(server);
  return `${host}${pathname}`;
}
