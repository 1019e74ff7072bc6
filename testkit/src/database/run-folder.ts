import { chmod, mkdtemp, readdir, rm, statfs } from 'node:fs/promises';
import { freemem, tmpdir } from 'node:os';
import { join } from 'node:path';
import { isAlive } from '../../../server/src/db/embedded/lock';

/** Where Linux keeps files in memory: a database there is made in a fraction of the time that a busy disk needs. */
const IN_MEMORY = '/dev/shm';
/** More than the databases of a run come to, and what has to be free besides. */
const ROOM = 2 * 1024 ** 3;

/** The folder says which process it belongs to: a run that was killed leaves it, and the next one takes it away. */
const PREFIX = 'touchline-run-';
const OF_RUN = /^touchline-run-(\d+)-/;

/** A folder for the databases of this run, in memory where there is room, and how to remove it. */
export async function openRunFolder(): Promise<{ folder: string; remove: () => Promise<void> }> {
  const place = (await hasRoom(IN_MEMORY)) ? IN_MEMORY : tmpdir();
  await removeLeft(place);
  const folder = await mkdtemp(join(place, `${PREFIX}${process.pid}-`));
  // A folder that only root may enter would make root's database move out of it.
  await chmod(folder, 0o711);
  return { folder, remove: () => rm(folder, { recursive: true, force: true }) };
}

async function hasRoom(place: string): Promise<boolean> {
  const found = await statfs(place).catch(() => null);
  return found !== null && found.bavail * found.bsize > ROOM && freemem() > 2 * ROOM;
}

async function removeLeft(place: string): Promise<void> {
  for (const name of await readdir(place)) {
    const [, pid] = OF_RUN.exec(name) ?? [];
    // Another run that begins now may be removing it too, and somebody else's we may not.
    if (pid === undefined || isAlive(Number(pid))) continue;
    await rm(join(place, name), { recursive: true, force: true }).catch(() => {});
  }
}
