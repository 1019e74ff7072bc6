import { setTimeout as pause } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { createLineQueue } from './line-queue';

const line = (t: number) => ({ t, rk: '', xml: '' });

/** A queue whose other end takes nothing until it is let. */
function heldQueue() {
  const batches: number[][] = [];
  let letGo = () => {};
  const queue = createLineQueue<number>({
    read: ({ t }) => [t],
    take: async (messages) => {
      batches.push([...messages]);
      await new Promise<void>((done) => {
        letGo = done;
      });
    },
  });
  return { queue, batches, letGo: () => letGo() };
}

test('what is read while a batch is taken goes together, in order', async () => {
  const { queue, batches, letGo } = heldQueue();
  for (let t = 0; t < 6; t += 1) await queue.put(line(t));
  await pause(20);
  letGo();
  await pause(20);
  letGo();
  await queue.whenEmpty();
  expect(batches).toEqual([[0], [1, 2, 3, 4, 5]]);
});

test('a batch is of three hundred messages at most, and nothing is lost between them', async () => {
  const taken: number[][] = [];
  const queue = createLineQueue<number>({
    read: ({ t }) => [t],
    take: async (messages) => {
      taken.push([...messages]);
      await pause(1);
    },
  });
  for (let t = 0; t < 5_000; t += 1) await queue.put(line(t));
  await queue.whenEmpty();
  expect(taken.flat()).toEqual(Array.from({ length: 5_000 }, (_, t) => t));
  expect(Math.max(...taken.map(({ length }) => length))).toBeLessThanOrEqual(300);
});

test('a source is held back while too much waits, and goes on when there is room', async () => {
  const { queue, letGo } = heldQueue();
  let delivered = 0;
  const source = (async () => {
    for (let t = 0; t < 3_000; t += 1) {
      await queue.put(line(t));
      delivered += 1;
    }
  })();
  await pause(100);
  expect(delivered).toBeLessThan(3_000);
  const letting = setInterval(letGo, 1);
  await source;
  await queue.whenEmpty();
  clearInterval(letting);
  expect(delivered).toBe(3_000);
});

test('whoever waits for it hears that taking has failed', async () => {
  const queue = createLineQueue<number>({
    read: ({ t }) => [t],
    take: () => Promise.reject(new Error('no more')),
  });
  await queue.put(line(1));
  await expect(queue.whenEmpty()).rejects.toThrow('no more');
});
