import { COMP_RANGES, conditionOf } from '@touchline/domain/comp-points';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { compStanding } from './comp-standing';

test.each([
  ['nothing yet', 0, { next: 'silver', toGo: 100, done: 0 }],
  ['half way', 50, { next: 'silver', toGo: 50, done: 0.5 }],
  ['the last point of a range', 99, { next: 'silver', toGo: 1, done: 0.99 }],
  ['the first point of a range', 100, { next: 'gold', toGo: 900, done: 0 }],
  ['the highest has no next', 12_000, { next: null, toGo: 0, done: 1 }],
])('%s: %i points', (_rule, points, standing) => {
  expect(compStanding(points, conditionOf(points), COMP_RANGES)).toEqual(standing);
});

test('a condition that has no range is shown as the end of the way', () => {
  expect(compStanding(5, 'legend', COMP_RANGES)).toEqual({ next: null, toGo: 0, done: 1 });
});

test('as many points as it takes lead to the next condition, and not one fewer', () => {
  fc.assert(
    fc.property(fc.nat(9999), (points) => {
      const { next, toGo } = compStanding(points, conditionOf(points), COMP_RANGES);
      expect(conditionOf(points + toGo)).toBe(next);
      expect(conditionOf(points + toGo - 1)).not.toBe(next);
    }),
  );
});
