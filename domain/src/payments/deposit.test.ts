import fc from 'fast-check';
import { expect, test } from 'vitest';
import { minor } from '../money';
import { depositStep, type DepositNews, type DepositStanding, type DepositStep } from './deposit';

const deposit = (change: Partial<DepositStanding> = {}): DepositStanding => ({
  state: 'pending',
  amount: minor(1000),
  refunded: minor(0),
  ...change,
});

test.each([
  ['a pending one that is paid is credited', 'pending', 'paid', 1000, 'credit'],
  ['a pending one that is declined', 'pending', 'declined', 1000, 'decline'],
  ['a pending one nobody paid', 'pending', 'expired', 1000, 'expire'],
  ['an expired one that is paid after all', 'expired', 'paid', 1000, 'credit'],
  ['an expired one that is declined', 'expired', 'declined', 1000, 'settled'],
  ['a declined one stays declined', 'error', 'paid', 1000, 'settled'],
  ['another amount is not credited', 'pending', 'paid', 1001, 'mismatch'],
  ['a paid one is refunded', 'success', 'refunded', 1000, 'refund'],
  ['or a part of it', 'success', 'refunded', 1, 'refund'],
  ['never more than was paid', 'success', 'refunded', 1001, 'mismatch'],
  ['never less than nothing', 'success', 'charged_back', -5, 'mismatch'],
  ['a paid one is charged back', 'success', 'charged_back', 1000, 'charge_back'],
  ['once', 'charged_back', 'charged_back', 1000, 'settled'],
  ['what is given back is not charged back', 'refunded', 'charged_back', 1000, 'settled'],
  ['what is not known to be paid waits', 'pending', 'charged_back', 1000, 'early'],
] as const)('%s', (_rule, state, news, amount, expected) => {
  expect(depositStep(deposit({ state }), news, minor(amount))).toBe(expected);
});

test('whatever is told in whatever order, no more is given back than came in, and it comes in once', () => {
  const news = fc.constantFrom<DepositNews>(
    'paid',
    'declined',
    'expired',
    'refunded',
    'charged_back',
  );
  const told = fc.array(fc.tuple(news, fc.constantFrom(1n, 300n, 999n, 1000n, 1001n)));
  fc.assert(
    fc.property(told, (events) => {
      const now = deposit();
      let [credited, back] = [0n, 0n];
      for (const [what, subunits] of events) {
        const amount = minor(subunits);
        const step = depositStep(now, what, amount);
        if (step === 'credit') credited += amount;
        if (step === 'refund' || step === 'charge_back') back += amount;
        now.refunded = step === 'refund' ? minor(now.refunded + amount) : now.refunded;
        now.state = stateAfter(step, now);
      }
      expect([0n, 1000n]).toContain(credited);
      expect(back).toBeLessThanOrEqual(credited);
    }),
  );
});

function stateAfter(step: DepositStep, now: DepositStanding): DepositStanding['state'] {
  switch (step) {
    case 'credit':
      return 'success';
    case 'refund':
      return now.refunded === now.amount ? 'refunded' : 'success';
    case 'charge_back':
      return 'charged_back';
    case 'expire':
      return 'expired';
    case 'decline':
      return 'error';
    case 'mismatch':
      return now.state === 'pending' ? 'error' : now.state;
    default:
      return now.state;
  }
}
