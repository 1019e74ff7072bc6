import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cashOf, debtOf, house, openBets } from '../ledger/accounts';
import { minor } from '../money';
import { bookingPosting, movedOn, owingPosting, repaymentPosting, type Paid } from './booking';

const bet = { id: 7, playerId: 3, currency: 'EUR', stake: minor(1000) };
const CASH = cashOf(3, 'EUR');
const OPEN = openBets('EUR');
const BANK = house('EUR');
const DEBT = debtOf(3, 'EUR');

const moves = (before: Paid, after: Paid) => {
  const posting = bookingPosting(bet, 1, before, after);
  return posting && [CASH, OPEN, BANK].map((account) => Number(movedOn(account, posting)));
};

test.each([
  [
    'a win takes the stake out of the open bets and the rest from the house',
    null,
    2500,
    [2500, -1000, -1500],
  ],
  ['a loss leaves the stake with the house', null, 0, [0, -1000, 1000]],
  ['a win taken back opens the bet again', 2500, null, [-2500, 1000, 1500]],
  ['a loss taken back opens the bet again', 0, null, [0, 1000, -1000]],
  ['a better result pays the difference', 0, 2500, [2500, 0, -2500]],
  ['a worse result takes the difference', 2500, 400, [-2100, 0, 2100]],
  ['the same payout moves nothing', 2500, 2500, null],
  ['an open bet that stays open moves nothing', null, null, null],
] as const)('%s', (_rule, before, after, expected) => {
  const paid = (amount: number | null) => (amount === null ? null : minor(amount));
  expect(moves(paid(before), paid(after))).toEqual(expected);
});

test('the posting is named after the bet and its number', () => {
  expect(bookingPosting(bet, 3, null, minor(1))?.id).toBe('settle:7:3');
  expect(bookingPosting(bet, 4, minor(1), null)?.id).toBe('settle:7:4');
});

const anyPaid = () => fc.option(fc.bigInt({ min: 0n, max: 5000n }).map(minor), { nil: null });

test('whatever way results take, the player ends with the last payout and open bets with nothing more', () => {
  fc.assert(
    fc.property(fc.array(anyPaid(), { minLength: 1, maxLength: 8 }), (way) => {
      let [before, cash, open]: [Paid, bigint, bigint] = [null, 0n, bet.stake];
      for (const [index, after] of way.entries()) {
        const posting = bookingPosting(bet, index + 1, before, after);
        if (posting) {
          cash += movedOn(CASH, posting);
          open += movedOn(OPEN, posting);
          expect(posting.entries.every(({ amount }) => amount > 0n)).toBe(true);
        }
        before = after;
      }
      expect(cash).toBe(before ?? 0n);
      expect(open).toBe(before === null ? bet.stake : 0n);
    }),
  );
});

test('money already spent is owed, and the counterparts get all of it', () => {
  const anyAmount = () => fc.bigInt({ min: 0n, max: 3000n }).map(minor);
  fc.assert(
    fc.property(anyAmount(), anyPaid(), anyAmount(), (before, after, available) => {
      const posting = bookingPosting(bet, 2, before, after);
      if (!posting) return;
      const owing = owingPosting(posting, 3, available);
      const taken = -movedOn(CASH, posting);
      expect(-movedOn(CASH, owing) - movedOn(DEBT, owing)).toBe(taken);
      expect(movedOn(BANK, owing)).toBe(movedOn(BANK, posting));
      expect(movedOn(OPEN, owing)).toBe(movedOn(OPEN, posting));
      if (taken > 0n) expect(-movedOn(CASH, owing)).toBeLessThanOrEqual(available);
    }),
  );
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
