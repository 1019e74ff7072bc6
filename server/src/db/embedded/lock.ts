import { execFileSync } from 'node:child_process';
import { linkSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { CannotStart } from './cannot-start';

/** Who holds a folder. A process id is used again after a while, so the time its process began tells them apart. */
type Holder = { pid: number; began: string };

/**
 * Takes the folder for this process and returns how to give it back. Throws CannotStart, with the folder's name and
 * the holder's number, while another living process has it; what a dead one left behind is taken over.
 */
export function lockFolder(folder: string, name = folder): () => void {
  const path = join(folder, 'owner.json');
  const mine = JSON.stringify({
    pid: process.pid,
    began: beginningOf(process.pid) ?? '',
  } satisfies Holder);
  const draft = `${path}.${process.pid}`;
  writeFileSync(draft, mine, { mode: 0o600 });
  try {
    while (!linked(draft, path)) takeFromTheDead(path, name);
  } finally {
    rmSync(draft, { force: true });
  }
  return () => {
    if (read(path) === mine) rmSync(path, { force: true });
  };
}

/** When a process began, in whatever words this system has for it; undefined when there is no such process. */
export function beginningOf(pid: number): string | undefined {
  if (process.platform === 'linux') return linuxBeginning(pid);
  if (process.platform === 'win32') return isAlive(pid) ? '' : undefined;
  try {
    return (
      execFileSync('ps', ['-o', 'lstart=', '-p', String(pid)], { encoding: 'utf8' }).trim() ||
      undefined
    );
  } catch {
    return undefined;
  }
}

/** Whether a process with this id exists, whoever it belongs to. */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** Links a finished file into place: unlike creating and then writing, nobody can read it half written. */
function linked(draft: string, path: string): boolean {
  try {
    linkSync(draft, path);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
}

function takeFromTheDead(path: string, name: string): void {
  const text = read(path);
  if (text === undefined) return;
  const holder = parse(text);
  if (holder && beginningOf(holder.pid) === holder.began) {
    throw new CannotStart(
      `The database in ${name} is in use by process ${holder.pid}: stop that one first, or set DATABASE_URL.`,
    );
  }
  const grave = `${path}.${process.pid}.dead`;
  try {
    renameSync(path, grave);
  } catch {
    return; // Another starter was quicker.
  }
  // Between reading and renaming, another starter may have taken the folder over: it gets its lock back.
  if (read(grave) !== text) linked(grave, path);
  rmSync(grave, { force: true });
}

function parse(text: string): Holder | undefined {
  try {
    return JSON.parse(text) as Holder;
  } catch {
    return undefined;
  }
}

function read(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return undefined;
  }
}

/** Field 22 of /proc/PID/stat counts from the start of the system, so which start that was belongs to it. */
function linuxBeginning(pid: number): string | undefined {
  const stat = read(`/proc/${pid}/stat`);
  if (stat === undefined) return undefined;
  // The second field is a name in parentheses, which may itself hold spaces and parentheses.
  const [state, ...rest] = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  if (state === 'Z') return undefined;
  const boot = read('/proc/sys/kernel/random/boot_id')?.trim() ?? '';
  return `${boot}/${rest[18]}`;
}
