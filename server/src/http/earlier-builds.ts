import { createHash } from 'node:crypto';
import {
  copyFile,
  link,
  mkdir,
  readdir,
  readFile,
  rename,
  rm,
  stat,
  utimes,
} from 'node:fs/promises';
import path from 'node:path';

/** How many builds are kept besides the one that is served: a tab that was opened with the oldest still finds its script. */
const KEPT_BUILDS = 2;

const UNFINISHED = '.part';

/**
 * Keeps the built files of this build in a folder that outlives it, and answers where those of the builds before are, the
 * latest first. Older ones are removed. Throws where the folder cannot be written.
 */
export async function earlierBuilds(folder: string, webDist: string): Promise<string[]> {
  const client = path.join(webDist, 'client');
  const name = await nameOf(client);
  await mkdir(folder, { recursive: true });
  await keep(path.join(client, 'assets'), path.join(folder, name));
  const earlier = (await newestFirst(folder)).filter((each) => each !== name);
  const left = earlier.splice(KEPT_BUILDS);
  await Promise.all(left.map((each) => rm(path.join(folder, each), { recursive: true })));
  return earlier.map((each) => path.join(folder, each));
}

/** The same files have the same manifest, whenever they were built. */
async function nameOf(client: string): Promise<string> {
  const manifest = await readFile(path.join(client, '.vite', 'manifest.json'));
  return createHash('sha256').update(manifest).digest('hex').slice(0, 16);
}

/** Another process may keep the same build at the same time: whoever is done first has kept it. */
async function keep(assets: string, kept: string): Promise<void> {
  const now = new Date();
  if (await utimes(kept, now, now).then(ofTrue, ofFalse)) return;
  const part = `${kept}.${process.pid}${UNFINISHED}`;
  await rm(part, { recursive: true, force: true });
  await mkdir(part);
  // Flags have a folder for each version, and no build is without them.
  for (const entry of await readdir(assets, { withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const [from, to] = [path.join(assets, entry.name), path.join(part, entry.name)];
    await link(from, to).catch(() => copyFile(from, to));
  }
  await rename(part, kept).catch(() => rm(part, { recursive: true, force: true }));
}

const ofTrue = () => true;
const ofFalse = () => false;

async function newestFirst(folder: string): Promise<string[]> {
  const names = (await readdir(folder)).filter((each) => !each.endsWith(UNFINISHED));
  const aged = await Promise.all(
    names.map(async (name) => ({ name, at: (await stat(path.join(folder, name))).mtimeMs })),
  );
  return aged.sort((one, other) => other.at - one.at).map(({ name }) => name);
}
