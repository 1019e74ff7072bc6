import { randomUUID } from 'node:crypto';
import { migratedDatabase } from '@touchline/testkit/database/migrated-database';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { OpenDatabase } from './connect';
import {
  beginAttempt,
  counted,
  forgetFailures,
  forgetOldFailures,
  longestWait,
  takeBackAttempt,
  type WaitRule,
} from './growing-waits';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const AT = Date.parse('2026-05-01T12:00:00Z');
const RULE: WaitRule = { free: 3, firstMs: MINUTE, longestMs: 10 * MINUTE, halfLifeMs: HOUR };

let opened: OpenDatabase;
beforeAll(async () => {
  opened = await migratedDatabase();
});
afterAll(() => opened.close());

const someone = (rule = RULE) => counted(rule, 'test', randomUUID());
const at = (ms: number) => new Date(AT + ms);
const begin = async (who: readonly ReturnType<typeof someone>[], ms: number) => {
  const begun = await beginAttempt(opened.db, who, at(ms));
  return begun.ok ? begun.value : `${begun.error.seconds} s`;
};

test('the free failures make nobody wait; each after them doubles the wait, up to the longest', async () => {
  const who = [someone({ ...RULE, halfLifeMs: 100 * HOUR })];
  const waits: unknown[] = [];
  let now = 0;
  for (let count = 0; count < 9; count += 1) {
    expect(await begin(who, now)).toEqual([expect.any(Number)]);
    const waiting = await longestWait(opened.db, who, at(now));
    waits.push(waiting?.seconds ?? 0);
    now += (waiting?.seconds ?? 0) * 1000;
  }
  expect(waits).toEqual([0, 0, 60, 120, 240, 480, 600, 600, 600]);
});

test('who waits is told for how long, and nothing is counted meanwhile', async () => {
  const who = [someone()];
  for (let count = 0; count < 3; count += 1) await begin(who, 0);
  expect(await begin(who, 20_000)).toBe('40 s');
  expect(await begin(who, MINUTE)).toEqual([4]);
});

test('half of what has failed is forgotten in each half-life', async () => {
  const who = [someone({ ...RULE, free: 9 })];
  for (let count = 0; count < 8; count += 1) await begin(who, 0);
  expect(await begin(who, HOUR)).toEqual([5]);
});

test('while one of several waits, the others are not counted', async () => {
  const [one, other] = [someone(), someone()];
  for (let count = 0; count < 3; count += 1) await begin([one], 0);
  expect(await begin([one, other], 0)).toBe('60 s');
  expect(await begin([other], 0)).toEqual([1]);
});

test('attempts at once are all counted', async () => {
  const [one, other] = [someone(), someone()];
  const tries = await Promise.all(
    Array.from({ length: 20 }, (_, count) => begin(count % 2 ? [one, other] : [other, one], 0)),
  );
  expect(tries.filter((each) => typeof each !== 'string')).toHaveLength(3);
});

test('what is taken back or forgotten counts no more', async () => {
  const who = someone();
  for (let count = 0; count < 3; count += 1) await begin([who], 0);
  await takeBackAttempt(opened.db, who);
  expect(await begin([who], 0)).toEqual([3]);
  await forgetFailures(opened.db, [who]);
  expect(await begin([who], 0)).toEqual([1]);
});

test('what is over for days is kept no longer, and a wait until it ends', async () => {
  const [over, waiting] = [
    someone(),
    someone({ ...RULE, firstMs: 100 * HOUR, longestMs: 100 * HOUR }),
  ];
  await begin([over], 0);
  for (let count = 0; count < 3; count += 1) await begin([waiting], 0);
  await forgetOldFailures(opened.db, at(73 * HOUR));
  const { rows } = await opened.pool.query('select key from growing_waits where key = any($1)', [
    [over.key, waiting.key],
  ]);
  expect(rows).toEqual([{ key: waiting.key }]);
});
