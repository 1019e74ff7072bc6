import { join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { accountFor } from './account';
import { chooseAddress } from './address';
import { packagedBinaries, usableBinaries } from './binaries';
import { initialise, runner } from './initialise';
import { lockFolder } from './lock';
import { memorySettings } from './memory';
import { SHARED_PLACE, preparePlace } from './place';
import { type Launch, type Postmaster, clearRemains, halt, launch } from './postmaster';

/** What `startEmbedded` needs: the database's folder, a place for its few words, and settings to change (tests). */
export type EmbeddedOptions = {
  dir: string;
  log: (line: string) => void;
  settings?: Readonly<Record<string, string>>;
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
    const server = await launchPatiently(launched);
    const release = () => {
      address.release();
      unlock();
    };
    return { url: address.url(password), stop: stopper(server, log, release, logFile) };
  } catch (error) {
    unlock();
    throw error;
  }
}

/**
 * After a crash of the server itself, its children need a moment to notice and let go of their memory, and until
 * then a new one refuses to start; so a first refusal is tried again.
 */
async function launchPatiently(options: Launch): Promise<Postmaster> {
  for (let attempts = 5; ; attempts -= 1) {
    try {
      return await launch(options);
    } catch (error) {
      if (attempts === 1 || !String(error).includes('shared memory block')) throw error;
      await sleep(1000);
    }
  }
}

/** Stops the server once however often it is called, and reports one that ended without being asked. */
function stopper(
  server: Postmaster,
  log: (line: string) => void,
  release: () => void,
  logFile: string,
) {
  let stopped: Promise<void> | undefined;
  void server.gone.then(() => {
    if (!stopped) log(`PostgreSQL ended by itself; its last words are in ${logFile}`);
  });
  return () => (stopped ??= halt(server).then(release));
}
