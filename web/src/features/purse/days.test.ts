import { expect, test } from 'vitest';
import { dayAfter, dayStart, readDay } from './days';

test.each([
  ['2026-02-28', '2026-02-28'],
  ['2028-02-29', '2028-02-29'],
  ['2026-02-29', null],
  ['2026-13-01', null],
  ['0202-01-01', null],
  ['22.11.2026', null],
  ['2026-11-22T00:00', null],
  ['', null],
  [null, null],
])('the day %j is read as %j', (text, day) => {
  expect(readDay(text)).toBe(day);
});

test.each([
  ['2026-12-31', '2027-01-01'],
  ['2028-02-28', '2028-02-29'],
])('after %s comes %s', (day, next) => {
  expect(dayAfter(day)).toBe(next);
});

test.each([
  ['2026-11-22', 'UTC', '2026-11-22T00:00:00.000Z'],
  ['2026-11-22', 'Europe/Berlin', '2026-11-21T23:00:00.000Z'],
  ['2026-07-01', 'Europe/Berlin', '2026-06-30T22:00:00.000Z'],
  ['2026-11-22', 'America/New_York', '2026-11-22T05:00:00.000Z'],
  ['2026-11-22', 'Asia/Kathmandu', '2026-11-21T18:15:00.000Z'],
  ['2026-11-22', 'Pacific/Kiritimati', '2026-11-21T10:00:00.000Z'],
  ['2026-11-22', 'Pacific/Pago_Pago', '2026-11-22T11:00:00.000Z'],
])('%s begins in %s at %s', (day, zone, at) => {
  expect(dayStart(day, zone)).toBe(at);
});

test('a day whose midnight the clocks leave out begins an hour later', () => {
  expect(dayStart('2024-09-08', 'America/Santiago')).toBe('2024-09-08T04:00:00.000Z');
});

test('a day begins where the one before ends', () => {
  const clocksBack = dayStart(dayAfter('2026-10-25'), 'Europe/Berlin');
  const length = Date.parse(clocksBack) - Date.parse(dayStart('2026-10-25', 'Europe/Berlin'));
  expect(length).toBe(25 * 3_600_000);
});
