import { expect, test } from 'vitest';
import { waitText } from './wait-text';

test.each([
  ['en', 0, 'in 1 minute'],
  ['en', 59, 'in 1 minute'],
  ['en', 61, 'in 2 minutes'],
  ['en', 3600, 'in 60 minutes'],
  ['en', 3601, 'in 2 hours'],
  ['de', 900, 'in 15 Minuten'],
  ['pl', 120, 'za 2 minuty'],
  ['ar', 900, 'خلال 15 دقيقة'],
  ['sr-ME', 900, 'za 15 minuta'],
])('in %s a wait of %i seconds is over %s', (locale, seconds, text) => {
  expect(waitText(locale, seconds)).toBe(text);
});
