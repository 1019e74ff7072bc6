import fc from 'fast-check';
import { expect, test } from 'vitest';
import { breakEnd, monthsLater } from './break-length';

const NOW = Date.parse('2026-08-31T12:00:00Z');
const MINUTE = 60_000;
const DAY = 86_400_000;
const at = (text: string) => Date.parse(text);

test.each([
  ['selfexclusion', at('2027-03-03T12:00:00Z'), at('2027-03-03T12:00:00Z')],
  ['selfexclusion', at('2027-03-03T11:55:00Z'), at('2027-03-03T12:00:00Z')],
  ['selfexclusion', at('2036-01-01T00:00:00Z'), at('2036-01-01T00:00:00Z')],
  ['selfexclusion', null, null],
  ['coolingoff', NOW + DAY, NOW + DAY],
  ['coolingoff', NOW + DAY - 5 * MINUTE, NOW + DAY],
  ['coolingoff', NOW + 10 * DAY, NOW + 10 * DAY],
  ['coolingoff', NOW + 42 * DAY, NOW + 42 * DAY],
  ['coolingoff', NOW + 42 * DAY + 5 * MINUTE, NOW + 42 * DAY],
] as const)('%s until %s ends at %s', (type, until, end) => {
  expect(breakEnd({ type, until }, NOW)).toEqual({ until: end });
});

test.each([
  ['selfexclusion', NOW, 'too_short'],
  ['selfexclusion', NOW - DAY, 'too_short'],
  ['selfexclusion', at('2027-02-28T12:00:00Z'), 'too_short'],
  ['coolingoff', NOW, 'too_short'],
  ['coolingoff', NOW + DAY - 11 * MINUTE, 'too_short'],
  ['coolingoff', NOW + 42 * DAY + 11 * MINUTE, 'too_long'],
  ['coolingoff', null, 'too_long'],
] as const)('%s until %s is %s', (type, until, fault) => {
  expect(breakEnd({ type, until }, NOW)).toBe(fault);
});

test('how long an exclusion lasts at least is for the site to say', () => {
  const asked = { type: 'selfexclusion', until: at('2026-12-01T12:00:00Z') } as const;
  expect(breakEnd(asked, NOW, 1)).toEqual({ until: asked.until });
  expect(breakEnd(asked, NOW, 12)).toBe('too_short');
});

test('nothing that is accepted is shorter or longer than it may be', () => {
  const moments = fc.option(fc.integer({ min: NOW - DAY, max: NOW + 3000 * DAY }));
  fc.assert(
    fc.property(moments, (until) => {
      const excluded = breakEnd({ type: 'selfexclusion', until }, NOW);
      if (typeof excluded === 'object') {
        expect(excluded.until ?? Infinity).toBeGreaterThanOrEqual(monthsLater(NOW, 6));
      }
      const rested = breakEnd({ type: 'coolingoff', until }, NOW);
      if (typeof rested === 'object') {
        expect(rested.until).toBeGreaterThanOrEqual(NOW + DAY);
        expect(rested.until).toBeLessThanOrEqual(NOW + 42 * DAY);
      }
    }),
  );
});
