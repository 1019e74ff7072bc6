import { expect, test } from 'vitest';
import { calendarOf } from './calendar';
import { dayOf } from './day';
import { driftAt } from './drift';
import { tinySport } from '@touchline/testkit/simulator/tiny-play';

const MINUTE = 60_000;
const EPOCH = Date.UTC(2026, 10, 21);
const calendar = calendarOf({ seed: 4, speed: 1, epoch: EPOCH }, [tinySport()]);
const matches = Array.from({ length: 200 }, (_, day) =>
  calendar.matchesOf(dayOf(EPOCH) + day),
).flat();
const mean = (numbers: readonly number[]) =>
  numbers.reduce((sum, each) => sum + each, 0) / numbers.length;

test.each([-1_000_000_000, -77_777, 0, 2_345_678])(
  'at %d ms the book is off by a standard deviation, to neither side',
  (at) => {
    const off = matches.flatMap((match) => {
      const { home, away } = driftAt(match, at);
      return [home, away];
    });
    expect(off.length).toBeGreaterThan(5_000);
    expect(Math.abs(mean(off))).toBeLessThan(0.05);
    expect(mean(off.map((each) => each * each))).toBeGreaterThan(0.93);
    expect(mean(off.map((each) => each * each))).toBeLessThan(1.07);
  },
);

test('it moves little within a minute and is another in a week', () => {
  const after = (ms: number) =>
    mean(matches.map((match) => Math.abs(driftAt(match, ms).home - driftAt(match, 0).home)));
  expect(after(MINUTE)).toBeLessThan(0.1);
  expect(after(1)).toBeLessThan(0.001);
  expect(after(7 * 24 * 60 * MINUTE)).toBeGreaterThan(0.8);
});
