import { describe, expect, test } from 'vitest';
import { calendarOf } from './calendar';
import { messages } from './stream';
import { tinySport } from '@touchline/testkit/simulator/tiny-play';

const EPOCH = Date.UTC(2026, 10, 21, 18, 2, 3);
const MINUTE = 60_000;
const SPORTS = [
  tinySport(),
  tinySport({ place: 1, provider: 'oddin', name: { urn: 'od:sport:3', name: 'Other' } }),
];
const calendarAt = (speed: number, seed = 3) => calendarOf({ seed, speed, epoch: EPOCH }, SPORTS);
const collect = (calendar: ReturnType<typeof calendarAt>, from: number, to: number) => [
  ...messages(calendar, from, to),
];

describe.each([1, 60])('at speed %d', (speed) => {
  test('equal settings give equal lines, in whatever pieces they are asked for', () => {
    const middle = EPOCH + 50_077;
    const end = EPOCH + 2 * MINUTE;
    const whole = collect(calendarAt(speed), EPOCH, end);
    expect(whole.length).toBeGreaterThan(40);
    const calendar = calendarAt(speed);
    expect([...collect(calendar, EPOCH, middle), ...collect(calendar, middle, end)]).toEqual(whole);
    expect(collect(calendarAt(speed, 4), EPOCH, end)).not.toEqual(whole);
  });

  test('lines come in order, and each producer is alive every ten seconds of wall time', () => {
    const lines = collect(calendarAt(speed), EPOCH, EPOCH + MINUTE);
    expect(lines.every(({ t }, index) => t >= (lines[index - 1]?.t ?? 0))).toBe(true);
    const alive = lines.filter(({ rk }) => rk === '-.-.-.alive.-.-.-.-');
    expect(alive).toHaveLength(18);
    expect(alive[0]?.xml).toBe(
      `<?xml version="1.0" encoding="UTF-8"?><alive product="1" timestamp="${EPOCH + 100}" subscribed="1"/>`,
    );
  });
});

test('a match is announced two weeks ahead', () => {
  const calendar = calendarAt(1_440);
  const lines = collect(calendar, EPOCH, EPOCH + MINUTE);
  const announced = lines.filter(({ rk }) => rk.includes('fixture_change'));
  expect(announced.length).toBeGreaterThanOrEqual(30);
  expect(announced.length).toBeLessThanOrEqual(34);
  const days = (ms: number) => (ms * 1_440) / (24 * 60 * MINUTE);
  for (const { xml, t } of announced) {
    const start = Number(/start_time="(\d+)"/.exec(xml)?.[1]);
    expect(days(start - t)).toBeGreaterThan(13.9);
    expect(days(start - t)).toBeLessThanOrEqual(14);
  }
});

test('the routing key names the sport, and whose match it is', () => {
  const lines = collect(calendarAt(60), EPOCH, EPOCH + MINUTE);
  const keys = lines.filter(({ rk }) => !rk.startsWith('-'));
  for (const { rk, xml } of keys) {
    const [, number] = /event_id="(?:sr|od):match:(\d+)"/.exec(xml) ?? [];
    expect(rk).toMatch(
      new RegExp(`^hi\\.(pre\\.-|-\\.live)\\.[a-z_]+\\.(1\\.sr|3\\.od):match\\.${number}\\.-$`),
    );
  }
  expect(keys.some(({ rk }) => rk.includes('od:match'))).toBe(true);
});
