import { randomBytes } from 'node:crypto';
import { hostname } from 'node:os';
import { setTimeout as pause } from 'node:timers/promises';
import { Client } from 'pg';
import { CannotStart } from './embedded/cannot-start';
import { connectionOptions, statementLimits } from './limits';

/** What one process holds for its life, so that no other serves the same database. */
export interface ProcessLock {
  release(): Promise<void>;
}

export interface ProcessLockOptions {
  url: string;
  log: { warn(fields: object, message: string): void };
  /** Called once, when the lock was lost with its connection and another process has it now. */
  onLost(error: CannotStart): void;
  /** How long a process that ends, or is gone without a word, may still hold it. */
  waitMs?: number;
}

/** Any number that no other lock of this database has. */
const LOCK = 7_300;
const WAIT_MS = 15_000;
const LOOK_EVERY_MS = 500;
const LONGEST_RETRY_MS = 5_000;
const RELEASE_WITHIN_MS = 1_000;
const LIMITS = statementLimits(5_000);
/** A name of a connection has 63 bytes. */
const LONGEST_HOST = 30;

/** The database notices within about ten seconds that a machine is gone. Without effect on a Unix socket. */
const SESSION = `select set_config('application_name', $1, false),
  set_config('idle_session_timeout', '0', false),
  set_config('tcp_keepalives_idle', '4', false),
  set_config('tcp_keepalives_interval', '2', false),
  set_config('tcp_keepalives_count', '3', false)`;

const HOLDER = `select pid, application_name as name, backend_start as since
  from pg_locks join pg_stat_activity using (pid)
  where locktype = 'advisory' and granted and classid = 0 and objid = $1 and objsubid = 1
    and database = (select oid from pg_database where datname = current_database())`;

interface Holder {
  pid: number;
  name: string;
  since: Date;
}

/**
 * Takes the database for this process, on a connection of its own. Waits a while for a process that is just ending; then
 * throws CannotStart with the name of the one that has it. A lock that is lost with its connection is taken again.
 */
export async function lockDatabase(options: ProcessLockOptions): Promise<ProcessLock> {
  const { url, log, waitMs = WAIT_MS } = options;
  const name = processName();
  const until = performance.now() + waitMs;
  for (let looks = 0; ; looks += 1) {
    const found = await tryLock(url, name);
    if (found instanceof Client) return holdLock(found, name, options);
    if (performance.now() >= until) throw refusal(found);
    if (looks === 0) {
      const seconds = Math.round(waitMs / 1000);
      log.warn({}, `${sentence(found)}; waiting up to ${seconds} s for it to end`);
    }
    await pause(LOOK_EVERY_MS);
  }
}

/** Follows the connection that has the lock for as long as the process lives. */
function holdLock(first: Client, name: string, { url, log, onLost }: ProcessLockOptions) {
  const ending = new AbortController();
  let client: Client | null = first;
  const follow = async () => {
    while (client) {
      await ended(client);
      if (ending.signal.aborted) return;
      log.warn({}, 'the lock on the database is lost with its connection; taking it again');
      client = await takeAgain(url, name, ending.signal);
      if (client) log.warn({}, 'the lock on the database is held again');
    }
  };
  const followed = follow().catch((error: unknown) => {
    if (error instanceof CannotStart) onLost(error);
    else throw error;
  });
  return {
    release: async () => {
      ending.abort();
      await client?.end().catch(() => {});
      // A try to connect may still be under way; it ends by its own limit, and closes what it opened.
      await Promise.race([followed, pause(RELEASE_WITHIN_MS, null, { ref: false })]);
    },
  };
}

/** Null when it is not wanted any more. Throws CannotStart when another process was quicker. */
async function takeAgain(url: string, name: string, signal: AbortSignal): Promise<Client | null> {
  for (let waitMs = 250; !signal.aborted; waitMs = Math.min(LONGEST_RETRY_MS, waitMs * 2)) {
    const found = await tryLock(url, name).catch(() => null);
    if (found instanceof Client) {
      if (!signal.aborted) return found;
      await found.end();
      return null;
    }
    if (found) throw refusal(found);
    await pause(waitMs, null, { signal }).catch(() => {});
  }
  return null;
}

/** The connection with the lock, or who has it. */
async function tryLock(url: string, name: string): Promise<Client | Holder> {
  const client = new Client({ connectionString: url, ...connectionOptions(LIMITS) });
  // Its end says the same.
  client.on('error', () => {});
  try {
    await client.connect();
    await client.query(SESSION, [name]);
    for (;;) {
      const { rows } = await client.query<{ isLocked: boolean }>(
        'select pg_try_advisory_lock($1) as "isLocked"',
        [LOCK],
      );
      if (rows[0]?.isLocked) return client;
      const [holder] = (await client.query<Holder>(HOLDER, [LOCK])).rows;
      if (!holder) continue;
      if (holder.name !== name) {
        await client.end();
        return holder;
      }
      // A connection of ours that the database has not missed yet.
      await client.query('select pg_terminate_backend($1, 1000)', [holder.pid]);
    }
  } catch (error) {
    client.end().catch(() => {});
    throw error;
  }
}

function ended(client: Client): Promise<void> {
  return new Promise((resolve) => client.once('end', () => resolve()));
}

/** Containers may share the name of their host and the number of their process, so chance tells them apart. */
function processName(): string {
  const host = hostname()
    .replaceAll(/[^\w.-]/g, '-')
    .slice(0, LONGEST_HOST);
  return `touchline ${host} ${process.pid} ${randomBytes(4).toString('hex')}`;
}

function sentence({ name, since }: Holder): string {
  const [, host, pid] = /^touchline (\S+) (\d+) /.exec(name) ?? [];
  const who = host && pid ? `Process ${pid} on ${host}` : `Another process ("${name}")`;
  return `${who} has served this database since ${since.toISOString()}`;
}

function refusal(holder: Holder): CannotStart {
  return new CannotStart(
    `${sentence(holder)}. One process serves a database: end that one first, or name another database in DATABASE_URL.`,
  );
}
