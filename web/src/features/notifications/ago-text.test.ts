import { expect, test } from 'vitest';
import { agoText, isJustNow } from './ago-text';

const now = new Date('2026-06-10T12:00:00.000Z');

test.each([
  ['within a minute no number says it', '2026-06-10T11:59:30.000Z', null],
  ['minutes that are over', '2026-06-10T11:54:10.000Z', '5 minutes ago'],
  ['hours that are over', '2026-06-10T09:10:00.000Z', '2 hours ago'],
  ['a day ago', '2026-06-09T11:00:00.000Z', 'yesterday'],
  ['days that are over', '2026-06-04T13:00:00.000Z', '5 days ago'],
  ['after a week the date says more', '2026-06-03T12:00:00.000Z', null],
])('%s', (_rule, at, text) => {
  expect(agoText('en', at, now)).toBe(text);
});

test('it is said in the language of the page', () => {
  expect(agoText('de', '2026-06-10T11:54:10.000Z', now)).toBe('vor 5 Minuten');
});

test("what a server's clock puts in the future is just now", () => {
  expect(isJustNow('2026-06-10T12:00:20.000Z', now)).toBe(true);
  expect(isJustNow('2026-06-10T11:59:30.000Z', now)).toBe(true);
  expect(isJustNow('2026-06-10T11:58:30.000Z', now)).toBe(false);
});
