import { spawnSync } from 'node:child_process';
import {
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readlinkSync,
  realpathSync,
  renameSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { type Account, canEnter, giveTo } from './account';
import { CannotStart } from './cannot-start';

/** Where root keeps what the unprivileged user must reach and cannot reach inside the clone. */
export const SHARED_PLACE = '/var/lib/touchline';

/** A Unix socket's path holds 107 bytes on Linux and 103 on macOS; PostgreSQL adds its file name to the folder's. */
const LONGEST_SOCKET_FOLDER = 103 - '/.s.PGSQL.5432'.length;

/**
 * Makes the database's folder and returns its real path. When the account cannot get there (a clone in /root, say,
 * which only root may enter) the folder moves below `shared` and `dir` becomes a link to it, so that the database
 * still belongs to this clone and nothing about the clone's own permissions has to change.
 */
export function preparePlace(
  dir: string,
  account: Account | undefined,
  shared = SHARED_PLACE,
): string {
  makeFolder(dir, account ? 0o711 : 0o700);
  if (!canEnter(account, realpathSync(dir))) moveTo(shared, dir);
  const place = realpathSync(dir);
  if (!canEnter(account, place))
    throw new CannotStart(`User ${account?.uid} cannot enter ${place}, where the database lies.`);
  return place;
}

/**
 * Makes the folder of the Unix socket, empty and for the account alone, and returns its path. After a crash it holds
 * the lock of a dead server, which would stop the next one; call it only when no server runs on this place.
 */
export function prepareSocketFolder(
  place: string,
  account: Account | undefined,
): { folder: string; temporary: boolean } {
  const beside = join(place, 'socket');
  const temporary = Buffer.byteLength(beside) > LONGEST_SOCKET_FOLDER;
  // /tmp and not $TMPDIR: root's may be closed to the account, and macOS has a long one.
  const folder = temporary
    ? mkdtempSync(join(process.platform === 'win32' ? tmpdir() : '/tmp', 'touchline-'))
    : beside;
  if (!temporary) rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  giveTo(account, folder);
  return { folder, temporary };
}

function moveTo(shared: string, dir: string): void {
  mkdirSync(shared, { recursive: true, mode: 0o755 });
  // A fresh name each time: a new clone at the path of a deleted one must not find the old one's data.
  const place = mkdtempSync(join(shared, 'pg-'));
  for (const name of readdirSync(dir)) moveAcross(join(dir, name), join(place, name));
  spawnSync('chmod', ['711', place]);
  rmSync(dir, { recursive: true });
  symlinkSync(place, dir);
}

/** `mv` keeps owners and modes when the two folders are on different disks, which rename cannot cross. */
function moveAcross(from: string, to: string): void {
  try {
    renameSync(from, to);
  } catch {
    const { status, stderr } = spawnSync('mv', [from, to], { encoding: 'utf8' });
    if (status !== 0)
      throw new CannotStart(`The database cannot be moved from ${from} to ${to}: ${stderr.trim()}`);
  }
}

/** Makes the folder, or what a link in its place leads to. */
function makeFolder(dir: string, mode: number): void {
  try {
    if (isDangling(dir)) mkdirSync(resolve(dirname(dir), readlinkSync(dir)), { recursive: true });
    mkdirSync(dir, { recursive: true, mode });
  } catch (cause) {
    const why = (cause as Error).message;
    throw new CannotStart(`The folder of the database cannot be made: ${why}`, { cause });
  }
}

function isDangling(dir: string): boolean {
  return !existsSync(dir) && lstatSync(dir, { throwIfNoEntry: false })?.isSymbolicLink() === true;
}
