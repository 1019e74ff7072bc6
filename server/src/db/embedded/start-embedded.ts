import { join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { accountFor } from './account';
import { chooseAddress } from './address';
import { packagedBinaries, usableBinaries } from './binaries';
import type { CannotStart } from './cannot-start';
import { initialise, runner } from './initialise';
import { lockFolder } from './lock';
import { memorySettings } from './memory';
import { SHARED_PLACE, preparePlace } from './place';
import { type Launch, type Postmaster, clearRemains, endOrphans, launch } from './postmaster';
import { RESTART_LIMITS, type RestartLimits, supervise } from './supervise';

/** What `startEmbedded` needs: the database's folder, a place for its few words, and settings to change (tests). */
export type EmbeddedOptions = {
  dir: string;
  log: (line: string) => void;
  settings?: Readonly<Record<string, string>>;
  /** Hears of a server that ended by itself; `log` unless it is given. */
  warn?: (line: string) => void;
  /** Called when a server that ended by itself could not be started again. */
  onFailed?: (error: CannotStart) => void;
  restarts?: RestartLimits;
};

/** A running embedded database: how to connect to it, and how to stop it (safe to call twice). */
export type Embedded = { url: string; stop: () => Promise<void> };

/** Durable, and as the book expects. */
const SETTINGS = {
  fsync: 'on',
  synchronous_commit: 'on',
  max_connections: '100',
  timezone: 'UTC',
  log_timezone: 'UTC',
  jit: 'off',
};

/**
 * Starts PostgreSQL on `dir` as a child of this process, making the database first where there is none.
 * Throws CannotStart when another process holds the folder or this machine cannot run it.
 */
export async function startEmbedded({
  dir,
  log,
  settings = {},
  warn = log,
  onFailed = (error) => log(error.message),
  restarts = RESTART_LIMITS,
}: EmbeddedOptions): Promise<Embedded> {
  const account = accountFor(join(resolve(dir), 'data'));
  const place = preparePlace(resolve(dir), account);
  const unlock = lockFolder(place, resolve(dir));
  try {
    const data = join(place, 'data');
    const native = usableBinaries(packagedBinaries(), account ? SHARED_PLACE : place, account);
    const password = await initialise(place, account, runner(native, account));
    await clearRemains(data);
    const address = await chooseAddress(place, account);
    const logFile = join(place, 'postgres.log');
    const launched = {
      native,
      data,
      logFile,
      account,
      settings: { ...SETTINGS, ...memorySettings(), ...address.settings, ...settings },
    };
    const relaunch = async () => {
      await clearRemains(data);
      address.renew();
      return launchPatiently(launched);
    };
    const halt = supervise({
      first: await launchPatiently(launched),
      relaunch,
      logFile,
      warn,
      onFailed,
      limits: restarts,
    });
    let stopped: Promise<void> | undefined;
    const stop = async () => {
      await halt();
      address.release();
      unlock();
    };
    return { url: address.url(password), stop: () => (stopped ??= stop()) };
  } catch (error) {
    unlock();
    throw error;
  }
}

/** Children of a server that was killed notice within moments, unless they are stopped or busy. */
const CHILDREN_MS = 4_000;
const RETRY_MS = 500;

/**
 * After a crash of the server itself, its children need a moment to notice and let go of their memory, and until
 * then a new one refuses to start; so that refusal is tried again. Those that do not notice are ended.
 */
async function launchPatiently(options: Launch): Promise<Postmaster> {
  const began = performance.now();
  for (;;) {
    try {
      return await launch(options);
    } catch (error) {
      const passed = performance.now() - began;
      if (passed > 3 * CHILDREN_MS || !String(error).includes('shared memory block')) throw error;
      if (passed > CHILDREN_MS) endOrphans(options.data);
      await sleep(RETRY_MS);
    }
  }
}
