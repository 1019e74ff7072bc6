import fc from 'fast-check';
import { expect, test } from 'vitest';
import { minor, minus, sum, ZERO } from '../money';
import { cashOf, debtOf, freebetDebtOf, freebetOf, house, openBets } from './accounts';
import type { Posting } from './entries';
import { movedOn, owingPosting, repaymentPosting, respentPosting } from './shortage';

const CASH = cashOf(3, 'EUR');
const DEBT = debtOf(3, 'EUR');
const FREEBET = freebetOf(3, 9, 'EUR');
const OWED = freebetDebtOf(3, 9, 'EUR');
const OPEN = openBets('EUR');
const BANK = house('EUR');

const entry = (from: typeof CASH, to: typeof CASH, amount: bigint) => ({
  from,
  to,
  amount: minor(amount),
});
const aPosting = (...entries: ReturnType<typeof entry>[]): Posting => ({
  id: 'settle:7:2',
  currency: 'EUR',
  entries,
});
const anyAmount = fc.bigInt({ min: 1n, max: 3000n });
const anyHolding = fc.bigInt({ min: 0n, max: 3000n }).map(minor);

test('money already spent is owed, and the counterparts get all of it', () => {
  fc.assert(
    fc.property(anyAmount, anyAmount, anyHolding, (one, other, available) => {
      const posting = aPosting(entry(CASH, OPEN, one), entry(CASH, BANK, other));
      const owing = owingPosting(posting, 3, available);
      expect(movedOn(BANK, owing)).toBe(other);
      expect(movedOn(OPEN, owing)).toBe(one);
      const taken = minor(one + other);
      const covered = available < taken ? available : taken;
      expect(movedOn(CASH, owing)).toBe(-covered);
      expect(movedOn(DEBT, owing)).toBe(minus(covered, taken));
      expect(owing.entries.every(({ amount }) => amount > 0n)).toBe(true);
    }),
  );
});

test('what a posting pays to the cash is not touched by a debt', () => {
  const payout = aPosting(entry(OPEN, CASH, 500n));
  expect(owingPosting(payout, 3, ZERO)).toEqual(payout);
});

/** What the freebet and its debt get of 1000 that the freebet must give, or that comes back to it. */
test.each([
  ['spent after all, it gives what is left on it', -1000, 1200, 0, [-1000, 0]],
  ['what it has staked meanwhile is owed', -1000, 300, 0, [-300, -700]],
  ['staked away, it owes all of it', -1000, 0, 500, [0, -1000]],
  ['returned, it is free again', 1000, 0, 0, [1000, 0]],
  ['returned, it pays off what it owes', 1000, 0, 700, [300, 700]],
  ['returned, it may owe still', 1000, 0, 1500, [0, 1000]],
])('a freebet: %s', (_rule, amount, left, owed, expected) => {
  const posting =
    amount < 0 ? aPosting(entry(FREEBET, OPEN, 1000n)) : aPosting(entry(OPEN, FREEBET, 1000n));
  const state = { playerId: 3, freebetId: 9, left: minor(left), owed: minor(owed) };
  const respent = respentPosting(posting, state);
  expect([FREEBET, OWED].map((each) => Number(movedOn(each, respent)))).toEqual(expected);
  expect(movedOn(OPEN, respent)).toBe(minor(-amount));
  expect(sum(respent.entries.map((each) => each.amount))).toBe(1000n);
});

test('a debt is repaid as far as the cash reaches', () => {
  const repaid = (cash: bigint, owed: bigint) => {
    const money = { playerId: 3, currency: 'EUR', cash: minor(cash), owed: minor(owed) };
    const posting = repaymentPosting('7:3', money);
    return posting && movedOn(DEBT, posting);
  };
  expect(repaid(500n, 200n)).toBe(200n);
  expect(repaid(100n, 200n)).toBe(100n);
  expect(repaid(0n, 200n)).toBeNull();
});
