import { setImmediate as nextTurn, setTimeout as pause } from 'node:timers/promises';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createLineQueue } from './line-queue';

const line = (t: number) => ({ t, rk: '', xml: '' });
const onLost = () => {};

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
    onLost,
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
    onLost,
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

/** What a line says: a message, several, none, or that it cannot be read. */
const said = fc.constantFrom<'one' | 'three' | 'none' | 'throws'>('one', 'three', 'none', 'throws');
const step = fc.record({
  said,
  /** What the source does before the next line. */
  next: fc.constantFrom<'goes on' | 'waits' | 'rests' | 'waits until it is empty' | 'adds'>(
    'goes on',
    'waits',
    'rests',
    'waits until it is empty',
    'adds',
  ),
});
const taking = fc.constantFrom<'resolves' | 'rejects' | 'throws'>('resolves', 'rejects', 'throws');

test('whatever lines come and fail, in whatever timing, each later one is taken, once and in order', async () => {
  const property = fc.asyncProperty(
    fc.scheduler(),
    fc.array(step, { maxLength: 40 }),
    fc.infiniteStream(taking),
    async (scheduler, steps, takings) => {
      const taken: string[] = [];
      const lost = { line: 0, batch: 0 };
      let fails = 0;
      const queue = createLineQueue<string>({
        read: ({ t, rk }) => {
          if (rk === 'throws') throw new Error('not to be read');
          return textsOf(t, rk);
        },
        take: (messages) => {
          taken.push(...messages);
          const { value } = takings.next();
          if (value !== 'resolves') fails += 1;
          if (value === 'throws') throw new Error('not to be taken');
          const until = scheduler.schedule(Promise.resolve());
          return value === 'rejects' ? until.then(() => Promise.reject(new Error())) : until;
        },
        onLost: (what) => {
          lost[what] += 1;
          throw new Error('a report that fails loses nothing either');
        },
      });
      const source = async () => {
        for (const [t, { said: rk, next }] of steps.entries()) {
          const put = queue.put({ t, rk, xml: '' });
          if (next === 'waits') await put;
          if (next === 'rests') await nextTurn();
          if (next === 'waits until it is empty') await queue.whenEmpty();
          if (next === 'adds') await nextTurn().then(() => queue.add([]));
        }
        await queue.whenEmpty();
      };
      await scheduler.waitFor(source());
      expect(taken).toEqual(steps.flatMap(({ said: rk }, t) => textsOf(t, rk)));
      expect(lost).toEqual({
        line: steps.filter(({ said: rk }) => rk === 'throws').length,
        batch: fails,
      });
    },
  );
  await fc.assert(property, { numRuns: 200 });
});

function textsOf(t: number, rk: string): string[] {
  const count = { one: 1, three: 3 }[rk] ?? 0;
  return Array.from({ length: count }, (_, place) => `${t} ${place}`);
}

test('whoever waits for a queue that is dropped waits no longer', async () => {
  const { queue, letGo } = heldQueue();
  const puts = Array.from({ length: 2_000 }, (_, t) => queue.put(line(t)));
  const waiting = [...puts, queue.whenEmpty(), queue.add([1])];
  queue.drop();
  await Promise.all(waiting);
  letGo();
  await queue.whenEmpty();
});
