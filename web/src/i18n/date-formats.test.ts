import { expect, test } from 'vitest';
import { type DateFormat, dateText } from './date-formats';

const AT = '2026-06-14T19:30:00Z';

test.each<[DateFormat, string, string, string]>([
  ['time', 'en', 'UTC', '19:30'],
  ['time', 'en', 'Europe/Berlin', '21:30'],
  ['time', 'de', 'Asia/Kolkata', '01:00'],
  ['day', 'en', 'UTC', 'Sun, Jun 14'],
  ['day', 'de', 'Asia/Kolkata', 'Mo., 15. Juni'],
  ['date', 'en', 'UTC', 'Jun 14, 2026'],
  ['date', 'de', 'UTC', '14.06.2026'],
  ['moment', 'de', 'Europe/Berlin', '14.06.2026, 21:30'],
  ['month', 'en', 'UTC', 'June 2026'],
  ['month', 'de', 'UTC', 'Juni 2026'],
])('%s in %s and %s reads %s', (name, locale, timeZone, text) => {
  expect(dateText(name, { locale, timeZone })(AT)).toBe(text);
});

test('a time may be told as text, as a number and as a date', () => {
  const write = dateText('moment', { locale: 'de', timeZone: 'UTC' });
  expect([AT, Date.parse(AT), new Date(AT)].map(write)).toEqual(
    Array.from({ length: 3 }, () => '14.06.2026, 19:30'),
  );
});
