import { expect, test } from 'vitest';
import { secondsLeft } from './seconds-left';

test.each([
  ['all of them at first', 0, 5],
  ['a second that has begun counts', 1, 5],
  ['a second that is over does not', 1000, 4],
  ['the last one', 4999, 1],
  ['none when they are over', 5000, 0],
  ['never less than none', 60_000, 0],
])('%s', (_rule, after, left) => {
  expect(secondsLeft(5, 100, 100 + after)).toBe(left);
});
