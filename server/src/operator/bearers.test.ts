import { migratedDatabase } from '@touchline/testkit/database/migrated-database';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { bearersOf } from './bearers';

let database: Awaited<ReturnType<typeof migratedDatabase>>;
beforeAll(async () => {
  database = await migratedDatabase();
});
afterAll(() => database.close());

const clock = { now: () => new Date('2026-03-01T12:00:00Z') };
const times = (count: number) => Array.from({ length: count });

test('of wrong bearers that come at once ten are looked at, and a right one behind them is not', async () => {
  const bearers = bearersOf(database.db, clock);
  const from = '192.0.2.1';
  const wrong = times(30).map(() => bearers.look(from, true));
  const right = bearers.look(from, false);
  const elsewhere = bearers.look('192.0.2.2', false);
  const answers = await Promise.all(wrong);
  expect(answers.filter((seconds) => seconds === null)).toHaveLength(10);
  expect(answers.slice(10).every((seconds) => seconds === 60)).toBe(true);
  expect(await right).toBe(60);
  expect(await elsewhere).toBeNull();
});

test('right bearers that come at once are all listened to, and whoever floods is asked to come again', async () => {
  const bearers = bearersOf(database.db, clock);
  const from = '192.0.2.3';
  const answers = await Promise.all(times(101).map(() => bearers.look(from, false)));
  expect(answers).toEqual([...times(100).map(() => null), 1]);
  expect(await bearers.look(from, false)).toBeNull();
});

test('a look that fails holds nobody up', async () => {
  let isBroken = true;
  const bearers = bearersOf(database.db, {
    now: () => {
      if (isBroken) throw new Error('there is no time');
      return clock.now();
    },
  });
  await expect(bearers.look('192.0.2.4', true)).rejects.toThrow('there is no time');
  isBroken = false;
  expect(await bearers.look('192.0.2.4', true)).toBeNull();
});
