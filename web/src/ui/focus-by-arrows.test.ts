import { expect, test } from 'vitest';
import { placeAfter } from './focus-by-arrows';

test.each([
  ['ArrowRight', 0, false, 1],
  ['ArrowRight', 2, false, 0],
  ['ArrowLeft', 0, false, 2],
  ['ArrowRight', 0, true, 2],
  ['ArrowLeft', 2, true, 0],
  ['Home', 2, false, 0],
  ['End', 0, true, 2],
  ['Enter', 1, false, -1],
] as const)('%s from tab %i (right to left: %s) leads to %i', (key, at, isRtl, to) => {
  expect(placeAfter(key, at, 3, isRtl)).toBe(to);
});
