import { expect, test } from 'vitest';
import { loadCatalogue } from '../../i18n/catalogues';
import { formatsFor } from '../../i18n/formats';
import { createText } from '../../i18n/text';
import { closingText, isSameTime } from './closing';

const NOW = new Date('2026-06-01T12:00:00.000Z');
const english = createText('en', await loadCatalogue('en'));
const arabic = createText('ar', await loadCatalogue('ar'));
const at = (time: string, zone = 'UTC') =>
  closingText(english, formatsFor('en-GB', zone), time, NOW);

test('a line that closes today is told by the hour, any other by day and hour', () => {
  expect(at('2026-06-01T18:30:00.000Z')).toBe('18:30');
  expect(at('2026-06-02T18:30:00.000Z')).toMatch(/2 Jun, 18:30$/);
});

test('today is that of the reader', () => {
  expect(at('2026-06-01T23:30:00.000Z', 'Europe/Berlin')).toMatch(/2 Jun, 01:30$/);
});

test('Arabic has a comma of its own', () => {
  const tomorrow = closingText(arabic, formatsFor('ar', 'UTC'), '2026-06-02T18:30:00.000Z', NOW);
  expect(tomorrow).toMatch(/2 يونيو، 18:30$/);
});

test.each([
  ['2026-06-01T18:30:00.000Z', '2026-06-01T18:30:00Z', true],
  ['2026-06-01T18:29:00.000Z', '2026-06-01T18:30:00Z', false],
])('%s is at the start of %s: %s', (closing, start, same) => {
  expect(isSameTime(closing, start)).toBe(same);
});
