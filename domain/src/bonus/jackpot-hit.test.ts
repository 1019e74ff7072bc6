import { expect, test } from 'vitest';
import { minor } from '../money';
import { payoutMayBecome, PAYOUT_STATUSES, publicHits } from './jackpot-hit';

test.each([
  ['initial', ['approved', 'declined']],
  ['approved', ['paid']],
  ['declined', []],
  ['paid', []],
] as const)('a payout that is %s may become %j', (from, expected) => {
  expect(PAYOUT_STATUSES.filter((to) => payoutMayBecome(from, to))).toEqual(expected);
});

test('only approved and paid hits are public', () => {
  const hits = PAYOUT_STATUSES.map((status, index) => ({
    id: index + 1,
    jackpotId: 1,
    amount: minor(100),
    amountEur: minor(100),
    levelCode: 'mini',
    levelName: 'Mini',
    status,
    userHash: 'f00',
    seen: false,
  }));
  expect(publicHits(hits).map(({ status }) => status)).toEqual(['approved', 'paid']);
});
