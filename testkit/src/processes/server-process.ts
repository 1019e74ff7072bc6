import { spawn, type ChildProcess } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { once } from 'node:events';
import { followOwnClock, setDatabaseClock } from '../world/clock/database-clock';
import { freshCopy, makesDatabases, MIGRATED, type TestDatabase } from '../database/test-database';

/** A whole server, as `npm start` runs it, in a process of its own on a data folder of its own. */
export interface ServerProcess {
  sportsbook: string;
  platform: string;
  /** Where operators' calls and metrics are answered. */
  operator: string;
  /** Ends it as Ctrl-C would. */
  stop(): Promise<void>;
  /** Kills the server alone, as for want of memory. Its database is left to whoever tidies up. */
  kill(): Promise<void>;
  /** Kills the server and its database at once: nothing is told, nothing is flushed. */
  cutPower(): Promise<void>;
  /** Kills its database alone, as for want of memory. */
  killDatabase(): void;
  /** Starts it again on the same data and ports. */
  start(): Promise<void>;
  /** The process id of the server, while it runs. */
  pid(): number;
  /** The process id of its embedded database, while that runs. */
  postmasterPid(): number;
  /** The address of its database, while that runs. */
  databaseUrl(): string;
  /** Its clock is so many ms ahead of this machine's. */
  setClock(aheadMs: number): Promise<void>;
  /** The same, and so is that of its database, which has to be one made for it by the run of tests. */
  setClocks(aheadMs: number): Promise<void>;
  /** Stops it if it runs and removes its data. */
  remove(): Promise<void>;
}

/** Where a server runs: names for this machine, below `localhost`, by which browsers find the two sets of pages. */
export interface Machine {
  sportsbook?: string;
  platform?: string;
  /** Where its data folder is made; that for temporary files unless said. */
  folder?: string | undefined;
  /** A command that starts what follows it, such as `nice`; it has to become that process. */
  launcher?: readonly string[] | undefined;
  /** Whether it starts a database of its own, which can be killed, instead of having one of the run's PostgreSQL. */
  hasOwnDatabase?: boolean;
  /** The template of the run that its database is a copy of; one that is migrated and empty, unless said. */
  template?: string;
}

/** Tests and benchmarks run in the project's folder. */
const MAIN = path.resolve('server/dist/main.js');
/** As `npm start` starts it. */
const AS_STARTED = ['--max-semi-space-size=64'];
/** Moves its clock. */
const CLOCK = ['--import', path.resolve('testkit/src/world/clock/preload.mjs')];
const READY_WITHIN_MS = 60_000;
const POLL_MS = 50;

/**
 * Starts the built server with these variables on free ports. Rejects with its output when it does not come up. Its
 * database is one made for it by the run of tests, or its own embedded one, unless `env` names another: a DATABASE_URL
 * that is around belongs to somebody.
 */
export async function serverProcess(
  env: Record<string, string> = {},
  machine: Machine = {},
): Promise<ServerProcess> {
  const { sportsbook = 'localhost', platform = 'localhost', folder, launcher = [] } = machine;
  const database = await databaseFor(env, machine);
  const dataDir = await mkdtemp(path.join(folder ?? tmpdir(), 'touchline-test-'));
  // As root the database runs as another user, who has to get into the folder.
  await chmod(dataDir, 0o711);
  const [port, platformPort, operatorPort] = [await freePort(), await freePort(), await freePort()];
  const variables = {
    LOG_LEVEL: 'warn',
    DATABASE_URL: database?.url ?? '',
    // A copy of a database goes on with the secret of the first.
    SECRET: 'the secret of all servers of a run of tests',
    SPORTSBOOK_ORIGIN: `http://${sportsbook}:${port}`,
    PLATFORM_ORIGIN: `http://${platform}:${platformPort}`,
    ...env,
    DATA_DIR: dataDir,
    PORT: String(port),
    PLATFORM_PORT: String(platformPort),
    OPERATOR_PORT: String(operatorPort),
  };
  let running: Running | undefined;
  let aheadMs = 0;
  const server: ServerProcess = {
    sportsbook: variables.SPORTSBOOK_ORIGIN,
    platform: variables.PLATFORM_ORIGIN,
    operator: `http://127.0.0.1:${operatorPort}`,
    start: async () => {
      running = launch(variables, launcher);
      if (aheadMs !== 0) await tellClock(running, aheadMs);
      // Browsers know names below `localhost` by themselves, and whoever asks here may not.
      await untilReady(`http://localhost:${port}`, running);
    },
    stop: () => end(running, 'SIGTERM'),
    kill: () => end(running, 'SIGKILL'),
    killDatabase: () => void process.kill(postmaster(dataDir).pid, 'SIGKILL'),
    cutPower: async () => {
      const { pid } = postmaster(dataDir);
      const ended = end(running, 'SIGKILL');
      process.kill(pid, 'SIGKILL');
      await ended;
    },
    pid: () => running?.child.pid ?? 0,
    postmasterPid: () => postmaster(dataDir).pid,
    databaseUrl: () => variables.DATABASE_URL || embeddedUrl(dataDir),
    setClock: async (to) => {
      aheadMs = to;
      if (running) await tellClock(running, to);
    },
    setClocks: async (to) => {
      await setDatabaseClock(server.databaseUrl(), to);
      await server.setClock(to);
    },
    remove: async () => {
      await server.stop();
      await database?.drop();
      await rm(dataDir, { recursive: true, force: true, maxRetries: 3 });
    },
  };
  await server.start().catch(async (error: unknown) => {
    await server.remove();
    throw error;
  });
  return server;
}

interface Running {
  child: ChildProcess;
  ended: Promise<unknown>;
  output: string[];
}

function launch(variables: Record<string, string>, launcher: readonly string[]): Running {
  const [command, ...args] = [...launcher, process.execPath, ...AS_STARTED, ...CLOCK, MAIN];
  const child = spawn(command, args, {
    env: { ...process.env, ...variables },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  const output: string[] = [];
  child.stdout?.on('data', (chunk: Buffer) => output.push(chunk.toString()));
  child.stderr?.on('data', (chunk: Buffer) => output.push(chunk.toString()));
  const ended = new Promise((resolve) => child.once('exit', resolve));
  return { child, ended, output };
}

/** A database of the run's PostgreSQL, where there is a run and the server needs none of its own. */
async function databaseFor(
  env: Record<string, string>,
  { hasOwnDatabase = false, template = MIGRATED }: Machine,
): Promise<TestDatabase | null> {
  if (hasOwnDatabase || env['DATABASE_URL'] !== undefined || !makesDatabases()) return null;
  const database = await freshCopy(template);
  await followOwnClock(database.url);
  return database;
}

/** Resolves when the server goes by the clock that it is told, or has ended. */
async function tellClock({ child, ended }: Running, clockAheadMs: number): Promise<void> {
  if (!child.connected) return;
  const told = once(child, 'message');
  child.send({ clockAheadMs });
  await Promise.race([told, ended]);
}

/** What PostgreSQL itself wrote down about where it runs. */
function postmaster(dataDir: string): { pid: number; port: string; socket: string; host: string } {
  const file = path.join(dataDir, 'pg/data/postmaster.pid');
  const [pid, , , port = '', socket = '', host = ''] = readFileSync(file, 'utf8').split('\n');
  return { pid: Number(pid), port, socket: socket.trim(), host: host.trim() };
}

function embeddedUrl(dataDir: string): string {
  const password = readFileSync(path.join(dataDir, 'pg/password'), 'utf8');
  const { port, socket, host } = postmaster(dataDir);
  const query = socket === '' ? '' : `?host=${encodeURIComponent(socket)}`;
  return `postgresql://touchline:${password}@${host || 'localhost'}:${port}/touchline${query}`;
}

async function untilReady(origin: string, { child, output }: Running): Promise<void> {
  const deadline = Date.now() + READY_WITHIN_MS;
  while (Date.now() < deadline) {
    if (child.exitCode !== null) break;
    const answer = await fetch(`${origin}/readyz`).catch(() => null);
    if (answer?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, POLL_MS));
  }
  child.kill('SIGKILL');
  throw new Error(`the server did not become ready:\n${output.join('')}`);
}

async function end(running: Running | undefined, signal: NodeJS.Signals): Promise<void> {
  if (!running || running.child.exitCode !== null || running.child.signalCode !== null) return;
  running.child.kill(signal);
  await running.ended;
}

/** A port that nobody listens on now. */
async function freePort(): Promise<number> {
  const probe = createServer();
  await new Promise<void>((resolve) => probe.listen(0, '127.0.0.1', resolve));
  const address = probe.address();
  await new Promise((resolve) => probe.close(resolve));
  if (address === null || typeof address === 'string') throw new Error('no port was given');
  return address.port;
}
