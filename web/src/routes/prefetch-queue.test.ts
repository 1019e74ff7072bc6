import { beforeEach, expect, test } from 'vitest';
import { prefetchQueue, type PrefetchQueue } from './prefetch-queue';

let begun: string[];
let ends: (() => void)[];
let queue: PrefetchQueue;

beforeEach(() => {
  [begun, ends] = [[], []];
  queue = prefetchQueue(
    (path) => {
      begun.push(path);
      return new Promise((resolve, reject) => {
        ends.push(path === '/broken' ? () => reject(new Error('no')) : () => resolve(null));
      });
    },
    { atOnce: 2, most: 4 },
  );
});

/** Lets what is under way end, and what follows it begin. */
async function settle(): Promise<void> {
  for (const end of ends.splice(0)) end();
  await new Promise((resolve) => setTimeout(resolve));
}

const near = (...paths: string[]) => paths.forEach(queue.near);

test('two are fetched at a time, each once', async () => {
  near('/a', '/b', '/c', '/a');
  expect(begun).toEqual(['/a', '/b']);
  await settle();
  near('/a', '/b');
  expect(begun).toEqual(['/a', '/b', '/c']);
});

test('a page fetches so many at most, and the next page as many again', async () => {
  near('/a', '/b', '/c', '/d', '/e', '/f');
  expect(queue.isSpent()).toBe(false);
  for (let turn = 0; turn < 4; turn += 1) await settle();
  expect(queue.isSpent()).toBe(true);
  expect(begun).toEqual(['/a', '/b', '/c', '/d']);
  queue.begin();
  near('/g');
  expect(begun.at(-1)).toBe('/g');
});

test('what somebody points at is fetched at once, whatever else is', async () => {
  near('/a', '/b', '/c');
  queue.wanted('/z');
  queue.wanted('/z');
  queue.wanted('/a');
  expect(begun).toEqual(['/a', '/b', '/z']);
});

test('what has gone again before its turn is not fetched', async () => {
  near('/a', '/b', '/c', '/d');
  queue.away('/c');
  await settle();
  expect(begun).toEqual(['/a', '/b', '/d']);
});

test('one that fails holds up none', async () => {
  near('/broken', '/b', '/c');
  await settle();
  expect(begun).toEqual(['/broken', '/b', '/c']);
});
