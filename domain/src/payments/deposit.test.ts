import { expect, test } from 'vitest';
import { type Minor, minor } from '../money';
import { type DepositNews, type DepositStanding, depositStep } from './deposit';

const PAID = new Set(['success', 'refunded', 'charged_back']);

const deposit = (change: Partial<DepositStanding> = {}): DepositStanding => ({
  state: 'pending',
  amount: minor(1000),
  credited: minor(PAID.has(change.state ?? 'pending') ? 1000 : 0),
  givenBack: minor(0),
  ...change,
});

test.each([
  ['a pending one that is paid is credited', 'pending', 'paid', 1000, 'credit', 'success'],
  ['a pending one that is declined', 'pending', 'declined', 1000, 'decline', 'error'],
  ['a pending one nobody paid', 'pending', 'expired', 1000, 'expire', 'expired'],
  ['an expired one that is paid after all', 'expired', 'paid', 1000, 'credit', 'success'],
  ['an expired one that is declined', 'expired', 'declined', 1000, 'settled', 'expired'],
  ['a declined one that is paid after all', 'error', 'paid', 1000, 'credit', 'success'],
  ['a paid one stays paid', 'success', 'declined', 1000, 'settled', 'success'],
  ['another amount is not credited', 'pending', 'paid', 1001, 'mismatch', 'error'],
  ['a paid one is refunded', 'success', 'refunded', 1000, 'refund', 'refunded'],
  ['or a part of it', 'success', 'refunded', 1, 'refund', 'success'],
  ['never more than was paid', 'success', 'refunded', 1001, 'mismatch', 'success'],
  ['never less than nothing', 'success', 'charged_back', -5, 'mismatch', 'success'],
  ['a paid one is charged back', 'success', 'charged_back', 1000, 'charge_back', 'charged_back'],
  ['what is not known to be paid waits', 'pending', 'charged_back', 1000, 'early', 'pending'],
  ['also when it was declined', 'error', 'refunded', 1000, 'early', 'error'],
  [
    'a returned one is refunded without a booking',
    'returned',
    'refunded',
    1000,
    'settled',
    'returned',
  ],
  ['and is not credited after all', 'returned', 'paid', 1000, 'settled', 'returned'],
] as const)('%s', (_rule, state, news, amount, effect, after) => {
  const step = depositStep(deposit({ state }), news, minor(amount));
  expect(step).toMatchObject({ effect, state: after });
});

test.each([
  ['takes what a refund has left', 'success', 400, 1000, 600],
  ['takes a part when the bank takes a part', 'success', 0, 300, 300],
  ['takes the rest later', 'charged_back', 300, 700, 700],
  ['takes nothing of what was refunded whole, and opens a case', 'refunded', 1000, 1000, 0],
  ['takes nothing of what was never credited, and opens a case', 'returned', 0, 1000, 0],
] as const)('a charge-back %s', (_rule, state, givenBack, amount, moved) => {
  const step = depositStep(
    deposit({ state, givenBack: minor(givenBack) }),
    'charged_back',
    minor(amount),
  );
  expect(step).toEqual({ effect: 'charge_back', state: 'charged_back', moved: minor(moved) });
});

test('a charge-back that is reported once more is nothing new', () => {
  const done = deposit({ state: 'charged_back', givenBack: minor(1000) });
  expect(depositStep(done, 'charged_back', minor(1000)).effect).toBe('settled');
});

interface Reported {
  news: DepositNews;
  amount: Minor;
}

const EVENTS: readonly Reported[] = [
  { news: 'paid', amount: minor(1000) },
  { news: 'declined', amount: minor(1000) },
  { news: 'expired', amount: minor(1000) },
  { news: 'refunded', amount: minor(400) },
  { news: 'refunded', amount: minor(1000) },
  { news: 'charged_back', amount: minor(300) },
  { news: 'charged_back', amount: minor(1000) },
];

/** The provider reports events in their order, and at the end again those it was asked to report later. */
function moneyAfter(events: readonly Reported[]) {
  const now = deposit();
  let [credited, moved] = [0n, 0n];
  const report = (waiting: readonly Reported[]): Reported[] =>
    waiting.filter(({ news, amount }) => {
      const step = depositStep(now, news, amount);
      now.state = step.state;
      if (step.effect === 'credit') {
        credited += step.moved;
        now.credited = step.moved;
      } else {
        moved += step.moved;
        now.givenBack = minor(now.givenBack + step.moved);
      }
      return step.effect === 'early';
    });
  report(report(events));
  return { credited, moved };
}

/** The same without states: paid is paid, and what is given back comes off in the order in which it is accepted. */
function naiveMoney(events: readonly Reported[]) {
  const paidAt = events.findIndex(({ news }) => news === 'paid');
  if (paidAt < 0) return { credited: 0n, moved: 0n };
  let left = 1000n;
  for (const { news, amount } of [...events.slice(paidAt + 1), ...events.slice(0, paidAt)]) {
    if (news === 'refunded' && amount <= left) left -= amount;
    if (news === 'charged_back') left -= amount < left ? amount : left;
  }
  return { credited: 1000n, moved: 1000n - left };
}

/** Every sequence of so many events, repeated ones included. */
function* sequences(length: number): Generator<readonly Reported[]> {
  if (length === 0) yield [];
  else for (const rest of sequences(length - 1)) for (const event of EVENTS) yield [...rest, event];
}

test('in every order of up to five events, the money at the end is what was paid less what was given back', () => {
  for (const length of [1, 2, 3, 4, 5]) {
    for (const events of sequences(length)) {
      const [money, naive] = [moneyAfter(events), naiveMoney(events)];
      if (money.credited !== naive.credited || money.moved !== naive.moved) {
        expect({ events, ...money }).toEqual({ events, ...naive });
      }
    }
  }
});
