import { expect, test } from 'vitest';
import { durationText } from './duration';

test.each([
  ['en', 0, '0 min'],
  ['en', 45, '45 sec'],
  ['en', 90, '1 min 30 sec'],
  ['en', 601, '10 min'],
  ['en', 3600, '1 hr'],
  ['en', 5400, '1 hr 30 min'],
  ['en', 120 * 3600, '120 hr'],
  ['de', 5400, '1 Std. 30 Min.'],
])('in %s %i seconds are %s', (locale, seconds, text) => {
  expect(durationText(locale, seconds)).toBe(text);
});
