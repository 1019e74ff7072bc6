import { breakEnd as acceptedEnd } from '@touchline/domain/limits/break-length';
import { expect, test } from 'vitest';
import { BREAK_LENGTHS, breakEnd, lengthsFor } from './break-lengths';

const NOW = new Date('2026-03-01T12:00:00Z');

test.each([
  ['day', '2026-03-02T12:00:00.000Z'],
  ['three_days', '2026-03-04T12:00:00.000Z'],
  ['week', '2026-03-08T12:00:00.000Z'],
  ['month', '2026-03-31T12:00:00.000Z'],
  ['six_weeks', '2026-04-12T12:00:00.000Z'],
  ['half_year', '2026-09-01T12:00:00.000Z'],
  ['year', '2027-03-01T12:00:00.000Z'],
  ['five_years', '2031-03-01T12:00:00.000Z'],
  ['ever', undefined],
] as const)('a break of %s ends at %s', (length, end) => {
  expect(breakEnd(length, NOW)?.toISOString()).toBe(end);
});

test('a month without such a day makes a break longer, never shorter', () => {
  const end = breakEnd('half_year', new Date('2026-08-31T12:00:00Z'));
  expect(end?.toISOString()).toBe('2027-03-03T12:00:00.000Z');
});

test.each([
  ['any length where there is none', null, BREAK_LENGTHS.selfexclusion],
  ['a longer one only', { until: '2026-12-31T00:00:00Z' }, ['year', 'five_years', 'ever']],
  ['nothing beside one for ever', { until: null }, []],
] as const)('a player may choose %s', (_rule, held, lengths) => {
  expect(lengthsFor('selfexclusion', held, { now: NOW, leastMonths: 6 })).toEqual(lengths);
});

test.each([
  [1, ['half_year', 'year', 'five_years', 'ever']],
  [12, ['year', 'five_years', 'ever']],
  [60, ['five_years', 'ever']],
] as const)(
  'where an exclusion lasts %s months at least none is shorter',
  (leastMonths, lengths) => {
    expect(lengthsFor('selfexclusion', null, { now: NOW, leastMonths })).toEqual(lengths);
    expect(lengthsFor('coolingoff', null, { now: NOW, leastMonths })).toEqual(
      BREAK_LENGTHS.coolingoff,
    );
  },
);

test('whatever is offered is accepted', () => {
  for (const type of ['selfexclusion', 'coolingoff'] as const) {
    for (const length of lengthsFor(type, null, { now: NOW, leastMonths: 6 })) {
      const until = breakEnd(length, NOW)?.getTime() ?? null;
      expect(acceptedEnd({ type, until }, NOW.getTime())).toEqual({ until });
    }
  }
});
