import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { resultOnLine } from './line-result';

test.each([
  ['cleared', 0.5, 'win_entire'],
  ['cleared by a quarter: half of the stake came back', 0.25, 'refund_half_win_other'],
  ['met', 0, 'refund_entire'],
  ['missed by a quarter: half of the stake came back', -0.25, 'refund_half_lose_other'],
  ['missed', -0.75, 'lose_entire'],
] as const)('a line that is %s', (_rule, margin, result) => {
  expect(resultOnLine(margin)).toBe(result);
});

/** What a stake of 1 becomes at odds of 3. */
const RETURNS = {
  win_entire: 3,
  refund_half_win_other: 2,
  refund_entire: 1,
  canceled: 1,
  refund_half_lose_other: 0.5,
  lose_entire: 0,
};

test('a quarter line is half a stake on each neighbour', () => {
  const anyQuarter = fc.integer({ min: -9, max: 9 }).map((n) => n / 2 + 0.25);
  fc.assert(
    fc.property(anyQuarter, fc.integer({ min: -6, max: 6 }), (line, goals) => {
      const returned = (handicap: number) => RETURNS[resultOnLine(goals + handicap)];
      expect(returned(line)).toBe((returned(line - 0.25) + returned(line + 0.25)) / 2);
    }),
  );
});
