import { odds } from '@touchline/domain/money';
import { expect, test } from 'vitest';
import { curveOf, HIGH, WIDE } from './curve';

const points = (...values: [number, number][]) =>
  values.map(([at, value]) => ({ at, odds: odds(value) }));

test('odds begin at the opening, stand until they move, and end now', () => {
  const curve = curveOf(points([0, 2000], [50, 4000]), odds(4000), 100, null);
  expect(curve?.path).toBe('M6 50H120V6H234V6');
  expect(curve?.opening).toEqual({ x: 6, y: 50 });
  expect(curve?.now).toEqual({ x: WIDE - 6, y: 6 });
});

test('odds that have not moved are a line in the middle', () => {
  expect(curveOf(points([0, 2000]), odds(2000), 100, null)?.path).toBe(`M6 ${HIGH / 2}H234V28`);
});

test('what somebody took has its height beside the others, also beyond them', () => {
  const curve = curveOf(points([0, 2000]), odds(2000), 100, odds(4000));
  expect(curve?.takenY).toBe(6);
  expect(curve?.now.y).toBe(50);
});

test('a clock that lies behind the last change ends the line with that change', () => {
  expect(curveOf(points([0, 2000], [90, 3000]), odds(3000), 40, null)?.now.x).toBe(WIDE - 6);
});

test('without any history there is nothing to draw', () => {
  expect(curveOf([], odds(2000), 100, null)).toBeNull();
});
