import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** Files by name, in a folder that never holds more than so many bytes: those used longest ago leave first. */
export interface PictureCache {
  /** The bytes under a name, or null. */
  read: (name: string) => Promise<Buffer | null>;
  write: (name: string, bytes: Buffer) => Promise<void>;
  /** How many bytes it holds. */
  size: () => number;
}

const UNFINISHED = '.part';

/** Opens the folder, and takes what earlier runs have left in it as used when it was last. */
export async function openPictureCache(folder: string, mostBytes: number): Promise<PictureCache> {
  await mkdir(folder, { recursive: true });
  const held = await filesIn(folder);
  let total = [...held.values()].reduce((sum, size) => sum + size, 0);
  const fileOf = (name: string) => path.join(folder, name);

  const drop = async (name: string) => {
    total -= held.get(name) ?? 0;
    held.delete(name);
    await rm(fileOf(name), { force: true });
  };
  const makeRoom = async () => {
    for (const name of held.keys()) {
      if (total <= mostBytes) return;
      await drop(name);
    }
  };
  await makeRoom();

  return {
    size: () => total,
    read: async (name) => {
      const size = held.get(name);
      if (size === undefined) return null;
      held.delete(name);
      held.set(name, size);
      try {
        const bytes = await readFile(fileOf(name));
        const now = new Date();
        void utimes(fileOf(name), now, now).catch(() => undefined);
        return bytes;
      } catch {
        // Somebody has tidied up behind our back.
        await drop(name);
        return null;
      }
    },
    write: async (name, bytes) => {
      if (bytes.length > mostBytes) return;
      const part = fileOf(
        `${name}.${process.pid}-${Math.random().toString(36).slice(2)}${UNFINISHED}`,
      );
      await writeFile(part, bytes);
      await rename(part, fileOf(name));
      total += bytes.length - (held.get(name) ?? 0);
      held.delete(name);
      held.set(name, bytes.length);
      await makeRoom();
    },
  };
}

/** Sizes by name, those used longest ago first; what was being written when a run ended is removed. */
async function filesIn(folder: string): Promise<Map<string, number>> {
  const names = await readdir(folder);
  const kept: { name: string; size: number; used: number }[] = [];
  for (const name of names) {
    const file = path.join(folder, name);
    if (name.endsWith(UNFINISHED)) await rm(file, { force: true });
    else {
      const found = await stat(file);
      if (found.isFile()) kept.push({ name, size: found.size, used: found.mtimeMs });
    }
  }
  kept.sort((a, b) => a.used - b.used);
  return new Map(kept.map(({ name, size }) => [name, size]));
}
