import { mkdir, mkdtemp, readdir, readFile, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { earlierBuilds } from './earlier-builds';

let place: string;
let kept: string;

beforeEach(async () => {
  place = await mkdtemp(path.join(tmpdir(), 'touchline-builds-'));
  kept = path.join(place, 'data', 'builds');
});
afterEach(() => rm(place, { recursive: true }));

/** Builds the page anew, with one file of its own, and starts a server on it, a minute after the one before. */
async function deployed(build: string): Promise<string[]> {
  const client = path.join(place, 'web', 'client');
  await rm(client, { recursive: true, force: true });
  await mkdir(path.join(client, '.vite'), { recursive: true });
  await mkdir(path.join(client, 'assets', 'flags'), { recursive: true });
  await writeFile(path.join(client, '.vite', 'manifest.json'), JSON.stringify({ build }));
  await writeFile(path.join(client, 'assets', `page-${build}.js`), build);
  for (const name of await readdir(kept).catch(() => [])) {
    const folder = path.join(kept, name);
    const before = new Date((await stat(folder)).mtimeMs - 60_000);
    await utimes(folder, before, before);
  }
  return earlierBuilds(kept, path.join(place, 'web'));
}

const filesIn = async (folders: string[]) =>
  Promise.all(folders.map(async (each) => (await readdir(each)).join()));

test('the files of the two builds before are there after a new one, whatever became of the folder they were built in', async () => {
  expect(await deployed('a')).toEqual([]);
  expect(await filesIn(await deployed('b'))).toEqual(['page-a.js']);
  const earlier = await deployed('c');
  expect(await filesIn(earlier)).toEqual(['page-b.js', 'page-a.js']);
  expect(await readFile(path.join(earlier[1]!, 'page-a.js'), 'utf8')).toBe('a');
});

test('older ones are removed', async () => {
  for (const build of ['a', 'b', 'c', 'd']) await deployed(build);
  expect(await readdir(kept)).toHaveLength(3);
  expect(await filesIn(await deployed('e'))).toEqual(['page-d.js', 'page-c.js']);
});

test('a server that starts again on the same build, or goes back to one, forgets none', async () => {
  await deployed('a');
  await deployed('b');
  expect(await filesIn(await deployed('b'))).toEqual(['page-a.js']);
  expect(await filesIn(await deployed('a'))).toEqual(['page-b.js']);
});

test('where nothing can be kept, that is said', async () => {
  await mkdir(path.dirname(kept), { recursive: true });
  await writeFile(kept, 'a file where the folder should be');
  await expect(deployed('a')).rejects.toThrow(/EEXIST|ENOTDIR/);
});
