import { Kysely, PostgresDialect, sql } from 'kysely';
import { Pool, type PoolConfig, types } from 'pg';
import { CannotStart } from './embedded/cannot-start';
import { startEmbedded } from './embedded/start-embedded';
import {
  connectionOptions,
  DEFAULT_LIMITS,
  DEFAULT_MAINTENANCE_LIMITS,
  type DatabaseLimits,
} from './limits';
import { preparing } from './prepared';
import type { Database } from './schema';

/** Where the database is: `databaseUrl` names one of yours, else an embedded one runs on the folder `dir`. */
export type DatabaseOptions = {
  databaseUrl: string | undefined;
  dir: string;
  log: (line: string) => void;
  /** Hears what an operator should know of an embedded one; `log` unless it is given. */
  warn?: (line: string) => void;
  /** Called when an embedded one has ended and could not be started again. */
  onFailed?: (error: CannotStart) => void;
  poolSize?: number;
  /** How long ordinary statements may take, and those of maintenance. */
  limits?: DatabaseLimits;
  maintenanceLimits?: DatabaseLimits;
};

/** An open database: typed queries, the pool they run on, and how to close both and stop what was started. */
export type OpenDatabase = {
  db: Kysely<Database>;
  pool: Pool;
  /** The same database with time for migrations and counts of whole tables, on a few connections of its own. */
  maintenance: Kysely<Database>;
  url: string;
  close: () => Promise<void>;
};

/** Opens the database. Throws CannotStart when an embedded one cannot be started; does not migrate. */
export async function openDatabase({
  databaseUrl,
  dir,
  log,
  warn = log,
  onFailed = (error) => log(error.message),
  poolSize = 20,
  limits = DEFAULT_LIMITS,
  maintenanceLimits = DEFAULT_MAINTENANCE_LIMITS,
}: DatabaseOptions): Promise<OpenDatabase> {
  const embedded =
    databaseUrl === undefined ? await startEmbedded({ dir, log, warn, onFailed }) : undefined;
  const url = embedded?.url ?? databaseUrl ?? '';
  const pool = openPool(url, { max: poolSize, ...connectionOptions(limits) }, log);
  const db = queriesOn(pool);
  const slow = connectionOptions(maintenanceLimits);
  const maintenance = queriesOn(openPool(url, { max: MAINTENANCE_POOL, ...slow }, log));
  const close = async () => {
    await Promise.all([db.destroy(), maintenance.destroy()]);
    await embedded?.stop();
  };
  return { db, pool, maintenance, url, close };
}

const MAINTENANCE_POOL = 2;

function openPool(url: string, options: PoolConfig, log: (line: string) => void): Pool {
  const pool = new Pool({
    connectionString: url,
    types: { getTypeParser },
    // What does not wait for an answer is sent behind what does: see `runTogether`.
    pipeline: true,
    ...options,
  });
  // An idle connection that breaks is replaced at its next use; without a listener it would end the process.
  pool.on('error', (error) => log(`An idle database connection broke: ${error.message}`));
  // One that breaks while it is lent out fails its next query; that it broke must not end the process.
  pool.on('connect', (client) => {
    client.on('error', (error) => log(`A database connection broke: ${error.message}`));
  });
  return pool;
}

function queriesOn(pool: Pool): Kysely<Database> {
  return new Kysely<Database>({ dialect: new PostgresDialect({ pool: preparing(pool) }) });
}

/** Throws CannotStart, with the address and the reason but no password, when the database does not answer. */
export async function reachDatabase({ db, url }: Pick<OpenDatabase, 'db' | 'url'>): Promise<void> {
  try {
    await sql`select 1`.execute(db);
  } catch (error) {
    // The embedded one's address names a folder, which this does not read.
    const { host, pathname } = URL.canParse(url)
      ? new URL(url)
      : { host: '', pathname: 'of its own' };
    const { message, code } = error as NodeJS.ErrnoException;
    throw new CannotStart(
      `The database ${host}${pathname} cannot be reached: ${message || code || String(error)}`,
      { cause: error },
    );
  }
}

const INT8 = 20;

/** int8 is money and counters here, so it is read as bigint; numeric stays text, as no number holds it exactly. */
function getTypeParser(oid: number, format?: 'text' | 'binary'): (value: string) => unknown {
  if (oid === INT8) return BigInt;
  return types.getTypeParser(oid, format) as (value: string) => unknown;
}
