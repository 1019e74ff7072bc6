import { expect, test } from 'vitest';
import { minor } from '../money';
import { aPick, SINGLES_OFFERED, stakedSlip } from '@touchline/testkit/slip/slip';
import { betChanged } from './bet-changed';
import { placed, placing } from './place';
import { emptySlip, type BetTaken } from './slip';

const A = aPick({ matchId: 1 });
const B = aPick({ matchId: 2 });
const taken = (betId: number): BetTaken => ({
  betId,
  status: 'submitted',
  isVip: true,
  stake: minor(500),
  win: minor(1000),
  odds: [A.odds],
  customOdds: null,
});
const receiptOf = (...picks: (typeof A)[]) => {
  const sent = placing(stakedSlip(picks, 500, SINGLES_OFFERED), 'one', 'none');
  return placed(
    sent,
    picks.map((_, index) => taken(index + 1)),
  );
};
const idsOf = ({ bets }: ReturnType<typeof receiptOf>) => bets.map((bet) => bet.taken?.betId);

test('a change merges into its bet', () => {
  const receipt = receiptOf(A, B);
  const next = betChanged(receipt, { betId: 2, status: 'waiting_results', isVip: true });
  expect(next.bets[0]).toBe(receipt.bets[0]);
  expect(next.bets[1]).toEqual({
    ...receipt.bets[1],
    taken: { ...taken(2), status: 'waiting_results' },
  });
});

test('a stake and a win that were taken otherwise stand on the receipt', () => {
  const change = { betId: 1, status: 'waiting_results', isVip: true } as const;
  const next = betChanged(receiptOf(A), { ...change, stake: minor(300), win: minor(600) });
  expect(next.bets[0]).toMatchObject({
    stake: { source: 'stake', amount: 300n },
    taken: { stake: 300n, win: 600n },
  });
});

test.each([
  ['a VIP bet that becomes rejected is taken off', true, 'rejected', [2]],
  ['a VIP bet that is taken stays', true, 'waiting_results', [1, 2]],
  ['any other bet stays, rejected or not', false, 'rejected', [1, 2]],
] as const)('%s', (_rule, isVip, status, left) => {
  expect(idsOf(betChanged(receiptOf(A, B), { betId: 1, status, isVip }))).toEqual(left);
});

test('the last bet that is taken off leaves an empty slip', () => {
  const gone = betChanged(receiptOf(A), { betId: 1, status: 'rejected', isVip: true });
  expect(gone).toEqual(emptySlip('EUR'));
});

test('the same change again changes nothing', () => {
  const change = { betId: 1, status: 'done', isVip: true, win: minor(900) } as const;
  const once = betChanged(receiptOf(A, B), change);
  expect(betChanged(once, change)).toBe(once);
});

test('a bet that is not on the receipt changes nothing', () => {
  const receipt = receiptOf(A);
  expect(betChanged(receipt, { betId: 9, status: 'rejected', isVip: true })).toBe(receipt);
  const open = stakedSlip([A], 500);
  expect(betChanged(open, { betId: 1, status: 'rejected', isVip: true })).toBe(open);
});
