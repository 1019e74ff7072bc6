import { expect, test } from 'vitest';
import { minor } from '../money';
import { cashOutPart, leastShare, takesOffer } from './held-cash-out';

const OFFERED = { stake: minor(1000), win: minor(2500), offer: minor(1472) };

test.each([
  [100, [1000, 1472, 0, 0]],
  [50, [500, 736, 500, 1250]],
  [33, [330, 485, 670, 1675]],
  [1, [10, 14, 990, 2475]],
])('%s in a hundred', (share, [stake, paid, left, win]) => {
  expect(cashOutPart(OFFERED, share)).toEqual({
    stake: minor(stake ?? 0),
    paid: minor(paid ?? 0),
    left: minor(left ?? 0),
    leftWin: minor(win ?? 0),
  });
});

test.each([
  [14, 1],
  [15, 2],
  [1472, 100],
  [1473, null],
])('to be paid at least %s takes %s in a hundred', (least, share) => {
  expect(leastShare(OFFERED, minor(least))).toBe(share);
});

test.each([
  ['none', 1000, true],
  ['none', 1001, false],
  ['none', 999, false],
  ['higher', 1001, true],
  ['higher', 999, false],
  ['any', 999, true],
  ['any', 1001, true],
] as const)('whoever accepts %s, at 1000 shown and %s now: %s', (mode, now, takes) => {
  expect(takesOffer(minor(1000), minor(now), mode)).toBe(takes);
});
