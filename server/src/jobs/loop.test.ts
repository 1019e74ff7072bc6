import { expect, test, vi } from 'vitest';
import { startLoop } from './loop';

function setUp(everyMs: number, work: () => Promise<void>) {
  const log = { error: vi.fn() };
  const loop = startLoop({ name: 'work', everyMs, work, log });
  return { log, loop };
}

test('work that fails is tried less and less often however often it is woken, and logged once', async () => {
  const at: number[] = [];
  const { log, loop } = setUp(10, () => {
    at.push(performance.now());
    return Promise.reject(new Error('the database is away'));
  });
  const waker = setInterval(() => loop.wake(), 1);
  await vi.waitFor(() => expect(at.length).toBeGreaterThanOrEqual(6), 5_000);
  clearInterval(waker);
  await loop.stop();
  const waits = at.slice(1).map((time, index) => time - (at[index] ?? 0));
  for (const [index, wait] of waits.entries()) {
    expect(wait).toBeGreaterThanOrEqual(10 * 2 ** index * 0.95);
  }
  expect(log.error).toHaveBeenCalledTimes(1);
  expect(log.error.mock.calls[0]?.[0]).toMatchObject({ times: 1 });
});

test('after the first success the work is done as often as before', async () => {
  let count = 0;
  const { loop } = setUp(1, () => {
    count += 1;
    return count <= 3 ? Promise.reject(new Error('away')) : Promise.resolve();
  });
  await vi.waitFor(() => expect(count).toBeGreaterThanOrEqual(20), 5_000);
  await loop.stop();
});

test('a loop that waits between two failures stops at once', async () => {
  const { loop } = setUp(60_000, () => Promise.reject(new Error('away')));
  await new Promise((resolve) => setTimeout(resolve, 5));
  const began = performance.now();
  await loop.stop();
  expect(performance.now() - began).toBeLessThan(1_000);
});

test('a loop that succeeds is woken at once', async () => {
  let count = 0;
  const { loop } = setUp(60_000, () => {
    count += 1;
    return Promise.resolve();
  });
  await vi.waitFor(() => expect(count).toBe(1));
  loop.wake();
  await vi.waitFor(() => expect(count).toBe(2));
  await loop.stop();
});

test('a loop whose pace changes asks for it after each look', async () => {
  const log = { error: vi.fn() };
  let [looks, hurry] = [0, true];
  const work = () => Promise.resolve(void (looks += 1));
  const loop = startLoop({ name: 'work', everyMs: () => (hurry ? 1 : 60_000), work, log });
  await vi.waitFor(() => expect(looks).toBeGreaterThanOrEqual(5));
  hurry = false;
  const known = looks;
  loop.wake();
  await vi.waitFor(() => expect(looks).toBeGreaterThan(known));
  await loop.stop();
});
