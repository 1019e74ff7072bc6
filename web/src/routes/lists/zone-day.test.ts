import { expect, test } from 'vitest';
import { dayAfter, dayBounds, dayOf, noonOf } from './zone-day';

test.each([
  ['UTC', '2026-06-01', '2026-06-01T00:00:00.000Z', 24],
  ['Europe/Berlin', '2026-06-01', '2026-05-31T22:00:00.000Z', 24],
  ['America/Los_Angeles', '2026-06-01', '2026-06-01T07:00:00.000Z', 24],
  ['Asia/Kolkata', '2026-06-01', '2026-05-31T18:30:00.000Z', 24],
  ['Pacific/Kiritimati', '2026-06-01', '2026-05-31T10:00:00.000Z', 24],
  ['Pacific/Pago_Pago', '2026-06-01', '2026-06-01T11:00:00.000Z', 24],
  ['Europe/Berlin', '2026-03-29', '2026-03-28T23:00:00.000Z', 23],
  ['Europe/Berlin', '2026-10-25', '2026-10-24T22:00:00.000Z', 25],
  // Clocks go from midnight to one in the morning, so the day begins at one.
  ['Africa/Cairo', '2026-04-24', '2026-04-23T22:00:00.000Z', 23],
  ['Africa/Cairo', '2026-10-30', '2026-10-29T22:00:00.000Z', 24],
])('in %s %s begins at %s and has %i hours', (zone, day, from, hours) => {
  const bounds = dayBounds(day, zone);
  expect(bounds.from).toBe(from);
  expect((Date.parse(bounds.to) - Date.parse(bounds.from)) / 3_600_000).toBe(hours);
});

test.each(['UTC', 'Europe/Berlin', 'Africa/Cairo', 'Australia/Lord_Howe', 'America/Havana'])(
  'in %s every moment of two years belongs to the day whose bounds hold it',
  (zone) => {
    const start = Date.UTC(2026, 0, 1);
    for (let at = start; at < start + 730 * 86_400_000; at += 7 * 3_600_000) {
      const moment = new Date(at);
      const { from, to } = dayBounds(dayOf(moment, zone), zone);
      expect([from, to, moment >= new Date(from) && moment < new Date(to)]).toEqual([
        from,
        to,
        true,
      ]);
    }
  },
);

test.each([
  ['2026-06-01', 1, '2026-06-02'],
  ['2026-12-31', 1, '2027-01-01'],
  ['2026-03-01', -1, '2026-02-28'],
  ['2028-02-28', 1, '2028-02-29'],
  ['2026-06-01', 0, '2026-06-01'],
])('%s and %i days is %s', (day, days, expected) => {
  expect(dayAfter(day, days)).toBe(expected);
});

test('noon of a day is of that day everywhere', () => {
  for (const zone of ['Pacific/Kiritimati', 'Pacific/Pago_Pago', 'Africa/Cairo']) {
    expect(dayOf(noonOf('2026-04-24', zone), zone)).toBe('2026-04-24');
  }
});
