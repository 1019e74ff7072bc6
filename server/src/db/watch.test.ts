import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import {
  type StallingDatabase,
  stallingDatabase,
} from '@touchline/testkit/database/stalling-database';
import { ANSWER_WITHIN_MS, watchDatabase } from './watch';

const SECOND_MS = 1_000;
/** What a machine that is busy with other tests adds. */
const SLACK_MS = 500;

let behind: StallingDatabase;
beforeAll(async () => {
  behind = await stallingDatabase();
});
afterAll(() => behind.close());

test('a database that stops, or cuts every connection, is down within seconds and asked in vain for less than one', async () => {
  const log = { warn: vi.fn() };
  const watch = watchDatabase({ url: behind.url, log });
  const down = vi.fn();
  watch.onDown(down);
  await expect.poll(watch.answers, { timeout: 5 * SECOND_MS }).toBe(true);
  behind.stall();
  const began = performance.now();
  expect(await watch.answers()).toBe(false);
  expect(performance.now() - began).toBeLessThan(ANSWER_WITHIN_MS + SLACK_MS);
  expect(watch.isDown()).toBe(false);
  await expect.poll(watch.isDown, { timeout: 8 * SECOND_MS }).toBe(true);
  expect(down).toHaveBeenCalledTimes(1);
  behind.resume();
  await expect.poll(watch.isDown, { timeout: 8 * SECOND_MS }).toBe(false);
  behind.cut();
  // One connection that broke is no outage: the next question opens another.
  await expect.poll(watch.answers, { timeout: 5 * SECOND_MS }).toBe(true);
  expect(watch.isDown()).toBe(false);
  expect(down).toHaveBeenCalledTimes(1);
  expect(log.warn.mock.calls.map(([, said]) => said as string)).toEqual([
    'the database does not answer',
    'the database answers again',
  ]);
  await watch.stop();
});

test('a watch stops while the database does not answer', async () => {
  const watch = watchDatabase({ url: behind.url, log: { warn: () => {} } });
  await expect.poll(watch.answers, { timeout: 5 * SECOND_MS }).toBe(true);
  behind.stall();
  await watch.answers();
  const began = performance.now();
  await watch.stop();
  expect(performance.now() - began).toBeLessThan(5 * SECOND_MS);
  behind.resume();
});
