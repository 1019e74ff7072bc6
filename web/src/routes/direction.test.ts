import { expect, test } from 'vitest';
import { directionOf } from './direction';

test.each(['ar', 'he', 'fa', 'ur'])(
  '%s is laid out from the right where the flag is on',
  (locale) => {
    expect(directionOf(locale, true)).toBe('rtl');
    expect(directionOf(locale, false)).toBe('ltr');
  },
);

test.each(['en', 'de', 'ru'])('%s never is', (locale) => {
  expect(directionOf(locale, true)).toBe('ltr');
});
