import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import {
  closeSync,
  openSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  realpathSync,
  rmSync,
  statSync,
} from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Account } from './account';
import { CannotStart } from './cannot-start';
import { cleanEnvironment } from './initialise';
import { isAlive } from './lock';

/** How a PostgreSQL server is started: its program, its data, its words and its settings. */
export type Launch = {
  native: string;
  data: string;
  logFile: string;
  settings: Readonly<Record<string, string>>;
  account: Account | undefined;
};

/** A running server; `gone` resolves when its process has ended, for whatever reason. */
export type Postmaster = { child: ChildProcess; gone: Promise<void> };

const READY_WITHIN = 60_000;
const STOP_STEPS = [
  { signal: 'SIGINT', wait: 20_000 }, // fast: clients are disconnected, everything is written
  { signal: 'SIGQUIT', wait: 5000 }, // immediate: recovers from the log at the next start
  { signal: 'SIGKILL', wait: 5000 },
] as const;

/** Starts the server and resolves once it takes connections; throws CannotStart with its last words if it ends. */
export async function launch(options: Launch): Promise<Postmaster> {
  const child = spawnPostgres(options);
  let ended: string | undefined;
  const over = new Promise<void>((done) => {
    child.once('error', (error) => done(void (ended = error.message)));
    child.once('exit', (code, signal) => done(void (ended = `exit ${code ?? signal}`)));
  });
  const gone = guard(child, options.account, over);
  const deadline = performance.now() + READY_WITHIN;
  while (!isReady(options.data, child.pid)) {
    if (ended !== undefined)
      throw new CannotStart(
        `PostgreSQL did not start (${ended}). It said:\n${lastWords(options.logFile)}`,
      );
    if (performance.now() > deadline) {
      child.kill('SIGKILL');
      throw new CannotStart(
        `PostgreSQL was not ready within a minute. It said:\n${lastWords(options.logFile)}`,
      );
    }
    await sleep(20);
  }
  // It must not keep this process alive; whoever forgets to stop it is covered by the guard.
  child.unref();
  return { child, gone };
}

/** Stops a server of ours: asks, insists, and at last kills. Resolves when it has ended. */
export async function halt({ child, gone }: Postmaster): Promise<void> {
  child.ref();
  for (const { signal, wait } of STOP_STEPS) {
    child.kill(signal);
    if (await Promise.race([gone.then(() => true), sleep(wait, false, { ref: false })])) return;
  }
}

/**
 * Ends a server that a dead process of ours left running on this data, and clears the pid file a crash left behind.
 * Call it only while holding the folder's lock.
 */
export async function clearRemains(data: string): Promise<void> {
  const pid = recordedPid(data);
  if (pid === undefined) return;
  for (const { signal, wait } of STOP_STEPS) {
    const deadline = performance.now() + wait;
    if (servesFolder(pid, data)) process.kill(pid, signal);
    while (servesFolder(pid, data) && performance.now() < deadline) await sleep(50);
  }
  // PostgreSQL itself trusts the number alone, and would refuse when another process has it by now.
  rmSync(join(data, 'postmaster.pid'), { force: true });
}

/**
 * Kills what is left on this data of a server that is dead: its children work from inside the folder, too. What they had
 * acknowledged is in the log, which the next server reads first. Linux alone tells where a process works.
 */
export function endOrphans(data: string): void {
  if (process.platform !== 'linux') return;
  for (const name of readdirSync('/proc').filter((each) => /^\d+$/.test(each))) {
    const pid = Number(name);
    if (!servesFolder(pid, data)) continue;
    try {
      process.kill(pid, 'SIGKILL');
    } catch {
      // It has ended meanwhile.
    }
  }
}

function spawnPostgres({ native, data, logFile, settings, account }: Launch): ChildProcess {
  const options = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const words = openSync(logFile, tooLarge(logFile) ? 'w' : 'a', 0o600);
  try {
    // Detached: Ctrl-C in a terminal must reach us alone, so that we can finish our work before the database goes.
    return spawn(join(native, 'bin', 'postgres'), ['-D', data, ...options], {
      ...account,
      cwd: '/',
      env: cleanEnvironment(),
      detached: process.platform !== 'win32',
      stdio: ['ignore', words, words],
    });
  } finally {
    closeSync(words);
  }
}

/**
 * A shell that waits for the end of a pipe only we hold. When we die, however we die, the pipe ends and the shell
 * stops the server. When the server ends first, the shell is killed, since its pid may soon be somebody else's.
 * Resolves when both have ended.
 */
async function guard(
  server: ChildProcess,
  account: Account | undefined,
  over: Promise<void>,
): Promise<void> {
  if (process.platform === 'win32' || server.pid === undefined) return over;
  const shell = spawn('/bin/sh', ['-c', 'read -r _; kill -INT "$1"', 'sh', String(server.pid)], {
    ...account,
    cwd: '/',
    env: {},
    detached: true,
    stdio: ['pipe', 'ignore', 'ignore'],
  });
  const shellOver = new Promise<void>((done) => {
    shell.once('exit', () => done());
    shell.once('error', () => done()); // Without a guard, the next start clears up.
  });
  shell.stdin.on('error', () => {});
  shell.unref();
  (shell.stdin as unknown as { unref(): void }).unref();
  await over;
  shell.ref();
  shell.kill('SIGKILL');
  await shellOver;
}

/** The eighth line of the pid file is the server's own word on its state, which pg_ctl reads as well. */
function isReady(data: string, pid: number | undefined): boolean {
  const lines = pidFile(data);
  return Number(lines[0]) === pid && lines[7]?.trim() === 'ready';
}

function recordedPid(data: string): number | undefined {
  const pid = Number(pidFile(data)[0]);
  return pid > 0 ? pid : undefined;
}

function pidFile(data: string): string[] {
  try {
    return readFileSync(join(data, 'postmaster.pid'), 'utf8').split('\n');
  } catch {
    return [];
  }
}

/** A PostgreSQL server works from inside its data folder; so no stranger with the same number is ever signalled. */
function servesFolder(pid: number, data: string): boolean {
  if (!isAlive(pid)) return false;
  if (process.platform === 'win32') return true;
  try {
    if (process.platform === 'linux')
      return readlinkSync(`/proc/${pid}/cwd`) === realpathSync(data);
    return execFileSync('ps', ['-o', 'command=', '-p', String(pid)], { encoding: 'utf8' }).includes(
      data,
    );
  } catch {
    return false;
  }
}

function tooLarge(file: string): boolean {
  return (statSync(file, { throwIfNoEntry: false })?.size ?? 0) > 10_000_000;
}

function lastWords(file: string): string {
  return readFileSync(file, 'utf8').trimEnd().split('\n').slice(-12).join('\n');
}
