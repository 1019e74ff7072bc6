import { expect, test } from 'vitest';
import { fallingRoot } from './root';

test.each<[string, (x: number) => number, (x: number) => number, number, number, number]>([
  ['a straight line', (x) => 1 - 2 * x, () => -2, 0, 10, 0.5],
  ['a root at the very beginning', (x) => -x, () => -1, 0, 10, 0],
  ['a long tail', (x) => Math.exp(-x) - 1e-9, (x) => -Math.exp(-x), 0, 1e6, 9 * Math.LN10],
  [
    'a step that Newton would overshoot',
    (x) => -Math.atan(x - 5),
    (x) => -1 / (1 + (x - 5) ** 2),
    0,
    1000,
    5,
  ],
  ['a slope of zero on the way', (x) => 8 - x ** 3, (x) => -3 * x ** 2, 0, 100, 2],
  ['a root below zero', (x) => -1 - x, () => -1, -7, 1, -1],
])('%s', (_shape, value, slope, low, high, root) => {
  expect(fallingRoot((x) => [value(x), slope(x)], low, high)).toBeCloseTo(root, 10);
});
