import { expect, test } from 'vitest';
import { countDownText, secondsUntil } from './count-down';

const AT = '2026-03-01T12:00:00.000Z';
const before = (ms: number) => secondsUntil(AT, Date.parse(AT) - ms);

test.each([
  ['a second that has begun is still waited for', 59_001, 60],
  ['a whole second is one', 1000, 1],
  ['the time itself is no wait', 0, 0],
  ['what is over stays over', -5000, 0],
])('%s', (_rule, ms, seconds) => {
  expect(before(ms)).toBe(seconds);
});

test('without a time there is nothing to wait for', () => {
  expect(secondsUntil(null, 0)).toBe(0);
});

test.each([
  [60, '1:00'],
  [59, '0:59'],
  [5, '0:05'],
  [605, '10:05'],
])('%i seconds are written as %s', (seconds, text) => {
  expect(countDownText(seconds)).toBe(text);
});
