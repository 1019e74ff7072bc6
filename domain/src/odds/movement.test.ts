import fc from 'fast-check';
import { expect, test } from 'vitest';
import { odds } from '../money';
import { direction, type OddsPoint, thinned } from './movement';

const pointsOf = (values: readonly number[]): OddsPoint[] =>
  values.map((value, at) => ({ at, odds: odds(value) }));

test('what repeats the odds before it is left out', () => {
  expect(thinned(pointsOf([1500, 1500, 1600, 1600, 1500])).map(({ at }) => at)).toEqual([0, 2, 4]);
});

test('of many points the first, the last and the peak stay', () => {
  const values = Array.from({ length: 1000 }, (_, at) => (at === 500 ? 9000 : 2000 + (at % 7)));
  const kept = thinned(pointsOf(values), 20);
  expect([kept[0]?.at, kept.at(-1)?.at]).toEqual([0, 999]);
  expect(kept.some((point) => point.odds === 9000)).toBe(true);
});

test('they are never more than asked for, in order, and all of them were there', () => {
  const values = fc.array(fc.integer({ min: 1001, max: 9000 }), { maxLength: 300 });
  fc.assert(
    fc.property(values, fc.integer({ min: 2, max: 50 }), (given, most) => {
      const points = pointsOf(given);
      const kept = thinned(points, most);
      expect(kept.length).toBeLessThanOrEqual(most);
      expect(kept.every((point) => points.includes(point))).toBe(true);
      const moments = kept.map(({ at }) => at);
      expect(moments).toEqual(moments.toSorted((one, other) => one - other));
    }),
  );
});

test.each([
  [1500, 1600, 1],
  [1600, 1500, -1],
  [1500, 1500, 0],
] as const)('from %i to %i', (opening, now, way) => {
  expect(direction(odds(opening), odds(now))).toBe(way);
});
