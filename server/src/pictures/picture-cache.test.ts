import { mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openPictureCache } from './picture-cache';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'touchline-cache-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const bytes = (count: number) => Buffer.alloc(count, 7);

test('what was written is read, here and by the next run', async () => {
  const cache = await openPictureCache(folder, 1000);
  await cache.write('a', bytes(10));
  expect(await cache.read('a')).toEqual(bytes(10));
  expect(await cache.read('b')).toBeNull();
  const next = await openPictureCache(folder, 1000);
  expect(await next.read('a')).toEqual(bytes(10));
  expect(next.size()).toBe(10);
});

test('it never holds more than it may: what was used longest ago leaves', async () => {
  const cache = await openPictureCache(folder, 250);
  await cache.write('a', bytes(100));
  await cache.write('b', bytes(100));
  await cache.read('a');
  await cache.write('c', bytes(100));
  expect(await cache.read('b')).toBeNull();
  expect(await cache.read('a')).not.toBeNull();
  expect(cache.size()).toBe(200);
  expect((await readdir(folder)).toSorted()).toEqual(['a', 'c']);
});

test('what alone is too large is not kept', async () => {
  const cache = await openPictureCache(folder, 50);
  await cache.write('a', bytes(51));
  expect(await readdir(folder)).toEqual([]);
});

test('a smaller bound and what an ended run left half written are put right when it opens', async () => {
  const old = new Date(1_600_000_000_000);
  await writeFile(path.join(folder, 'old'), bytes(100));
  await utimes(path.join(folder, 'old'), old, old);
  await writeFile(path.join(folder, 'new'), bytes(100));
  await writeFile(path.join(folder, 'x.part'), bytes(100));
  const cache = await openPictureCache(folder, 150);
  expect(await readdir(folder)).toEqual(['new']);
  expect(cache.size()).toBe(100);
});

test('a file that somebody has removed counts as never kept', async () => {
  const cache = await openPictureCache(folder, 1000);
  await cache.write('a', bytes(10));
  await rm(path.join(folder, 'a'));
  expect(await cache.read('a')).toBeNull();
  expect(cache.size()).toBe(0);
});
