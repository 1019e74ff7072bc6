import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { LAYOUT_THROTTLE_MS, throttled } from './throttle';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function heard() {
  const values: number[] = [];
  return { values, say: throttled<number>(LAYOUT_THROTTLE_MS, (value) => values.push(value)) };
}

test('the first is told at once, of those in the next 100 ms only the last', () => {
  const { values, say } = heard();
  for (const each of [1, 2, 3]) say(each);
  expect(values).toEqual([1]);
  vi.advanceTimersByTime(99);
  expect(values).toEqual([1]);
  vi.advanceTimersByTime(1);
  expect(values).toEqual([1, 3]);
});

test('who calls all the time is told ten times a second', () => {
  const { values, say } = heard();
  for (let ms = 0; ms < 1000; ms += 1) {
    say(ms);
    vi.advanceTimersByTime(1);
  }
  expect(values).toHaveLength(11);
  expect(values.at(-1)).toBe(999);
});

test('after a rest the next one is told at once again', () => {
  const { values, say } = heard();
  say(1);
  vi.advanceTimersByTime(100);
  say(2);
  expect(values).toEqual([1, 2]);
});

test('a stop forgets what was to come, and later calls count as the first', () => {
  const { values, say } = heard();
  say(1);
  say(2);
  say.stop();
  vi.advanceTimersByTime(500);
  expect(values).toEqual([1]);
  say(3);
  expect(values).toEqual([1, 3]);
});
