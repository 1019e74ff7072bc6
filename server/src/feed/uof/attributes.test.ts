import { afterEach, beforeEach, expect, test } from 'vitest';
import { optionalDate } from './attributes';
import { readXml } from './xml';

const zone = process.env['TZ'];
beforeEach(() => {
  process.env['TZ'] = 'America/New_York';
});
afterEach(() => {
  if (zone === undefined) delete process.env['TZ'];
  else process.env['TZ'] = zone;
});

const read = (text: string) => optionalDate(readXml(`<fixture scheduled="${text}"/>`), 'scheduled');
const at = (iso: string) => new Date(iso).getTime();

test.each([
  ['with the zone that it names', '2026-06-01T18:00:00+02:00', '2026-06-01T16:00:00Z'],
  ['in UTC where it says so', '2026-06-01T18:00:00Z', '2026-06-01T18:00:00Z'],
  ['in UTC where it names no zone', '2026-06-01T18:00:00', '2026-06-01T18:00:00Z'],
  ['in UTC as a database writes it', '2026-06-01 18:00:00.5', '2026-06-01T18:00:00.500Z'],
  ['as its first moment in UTC where it is a day', '2026-06-01', '2026-06-01T00:00:00Z'],
])('wherever this machine stands, a moment is read %s', (_rule, text, expected) => {
  expect(read(text)).toBe(at(expected));
});

test('a day that is in no calendar is refused by the name of its attribute', () => {
  expect(() => read('2026-13-01T18:00:00')).toThrow(/scheduled.*is no date/);
});
