import { expect, test } from 'vitest';
import { payoutMayBecome, PAYOUT_STATUSES } from './jackpot-hit';

test.each([
  ['initial', ['approved', 'declined']],
  ['approved', ['paid']],
  ['declined', []],
  ['paid', []],
] as const)('a payout that is %s may become %j', (from, expected) => {
  expect(PAYOUT_STATUSES.filter((to) => payoutMayBecome(from, to))).toEqual(expected);
});
