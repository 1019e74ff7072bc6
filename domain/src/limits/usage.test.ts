import fc from 'fast-check';
import { expect, test } from 'vitest';
import { minor } from '../money';
import { ACTIVITY_TICK, lossOf, netResult, totalsOf, windowStart, type History } from './usage';

const NOW = 1_800_000_000_000;
const HOUR = 3_600_000;
const NOTHING: History = { movements: [], sessions: [], ticks: [] };
const totals = (history: Partial<History>, period: 'day' | 'week' | 'month' = 'day') =>
  totalsOf({ ...NOTHING, ...history }, period, NOW);

test.each([
  ['day', 24],
  ['week', 7 * 24],
  ['month', 30 * 24],
] as const)('a limit per %s counts what happened in the last %d hours', (period, hours) => {
  const from = NOW - hours * HOUR;
  expect(windowStart(period, NOW)).toBe(from);
  const deposit = (at: number) => ({ kind: 'deposit' as const, amount: minor(100), at });
  expect(totals({ movements: [deposit(from)] }, period).deposited).toBe(0n);
  expect(totals({ movements: [deposit(from + 1)] }, period).deposited).toBe(100n);
});

test('deposits, stakes and payouts are counted apart, and each stake is a bet', () => {
  const movements = [
    { kind: 'deposit', amount: minor(500), at: NOW },
    { kind: 'stake', amount: minor(100), at: NOW },
    { kind: 'stake', amount: minor(50), at: NOW },
    { kind: 'payout', amount: minor(80), at: NOW },
    { kind: 'payout', amount: minor(-30), at: NOW },
  ] as const;
  expect(totals({ movements })).toEqual({
    deposited: 500n,
    pending: 0n,
    staked: 150n,
    paidOut: 50n,
    bets: 2,
    signedIn: 0,
    active: 0,
  });
});

test.each([
  ['a session that lasts', [[3, null]], 3],
  ['a session that is over', [[5, 2]], 3],
  ['one that began before the window', [[30, 20]], 4],
  ['one that was over before it', [[30, 25]], 0],
  [
    'two at once',
    [
      [5, 2],
      [4, 3],
    ],
    3,
  ],
  [
    'two that overlap',
    [
      [3, 1],
      [5, 2],
    ],
    4,
  ],
  [
    'two after each other',
    [
      [2, 1],
      [5, 3],
    ],
    3,
  ],
] as const)('the time of %s counts once', (_what, spans, hours) => {
  const sessions = spans.map(([from, to]) => ({
    from: NOW - from * HOUR,
    to: to === null ? null : NOW - to * HOUR,
  }));
  expect(totals({ sessions }).signedIn).toBe(hours * HOUR);
});

test('each minute with a page in sight counts once, however many pages say so', () => {
  const start = NOW - (NOW % ACTIVITY_TICK);
  const minutes = (...ticks: number[]) =>
    totals({ ticks: ticks.map((seconds) => start + seconds * 1000) }).active / ACTIVITY_TICK;
  expect(minutes(-120, -60, 0)).toBe(3);
  expect(minutes(-60, -59, -30, 0)).toBe(2);
  expect(totals({ ticks: [NOW - 24 * HOUR] }).active).toBe(0);
});

test.each([
  ['lost money is a loss', 100, 30, 70],
  ['a win is no loss', 100, 130, 0],
  ['a payout taken back is a loss', 0, -30, 30],
])('%s', (_rule, staked, paidOut, loss) => {
  const sums = { ...totals({}), staked: minor(staked), paidOut: minor(paidOut) };
  expect(lossOf(sums)).toBe(minor(loss));
});

test.each([
  ['a win', 100, 130, 30],
  ['a loss', 100, 30, -70],
  ['nothing that is settled', 0, 0, 0],
])('the net result is of what is settled: %s', (_what, settled, paid, net) => {
  expect(netResult({ settled: minor(settled), paid: minor(paid) })).toBe(minor(net));
});

test('no more time is counted than the window has', () => {
  const anyTime = fc.integer({ min: NOW - 60 * HOUR, max: NOW });
  const anySession = fc.tuple(anyTime, anyTime).map(([one, other]) => ({
    from: Math.min(one, other),
    to: Math.max(one, other),
  }));
  fc.assert(
    fc.property(fc.array(anySession), fc.array(anyTime), (sessions, ticks) => {
      const { signedIn, active } = totals({ sessions, ticks });
      expect(signedIn).toBeGreaterThanOrEqual(0);
      expect(signedIn).toBeLessThanOrEqual(24 * HOUR);
      expect(active).toBeLessThanOrEqual(24 * HOUR + ACTIVITY_TICK);
    }),
  );
});
