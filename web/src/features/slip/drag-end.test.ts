import { expect, test } from 'vitest';
import { closesAt } from './drag-end';

test.each([
  ['dragged far, however slowly', 120, 5000, true],
  ['flicked', 40, 60, true],
  ['dragged a little, slowly', 60, 600, false],
  ['touched', 0, 30, false],
  ['trembled at', 8, 5, false],
  ['dragged up', -200, 100, false],
])('a sheet that is %s', (_how, down, ms, closes) => {
  expect(closesAt(down, ms)).toBe(closes);
});
