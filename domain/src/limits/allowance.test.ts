import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { minor } from '../money';
import { allowance, mostToStake, usedOf, whyNotAllowed, type Action } from './allowance';
import { LIMIT_STATUSES, LIMIT_TYPES, type Limit, type LimitTerms } from './limit';
import { lossOf, type Totals, type Usage } from './usage';

const NOW = 1_800_000_000_000;
const MINUTE = 60_000;
const TODAY: Totals = {
  deposited: minor(200),
  pending: minor(100),
  staked: minor(500),
  paidOut: minor(100),
  bets: 4,
  signedIn: 30 * MINUTE,
  active: 10 * MINUTE,
};
const USAGE: Usage = {
  day: TODAY,
  week: { ...TODAY, deposited: minor(800) },
  month: { ...TODAY, deposited: minor(1900), paidOut: minor(9000) },
  since: {
    session: NOW - 50 * MINUTE,
    sportsbook_session: NOW - 20 * MINUTE,
    reality_check: NOW - 5 * MINUTE,
  },
};

const aLimit = (terms: LimitTerms, change: Partial<Limit> = {}): Limit => ({
  id: terms.type,
  status: 'active',
  terms,
  due: null,
  ...change,
});
const TERMS: Record<(typeof LIMIT_TYPES)[number], LimitTerms> = {
  deposit: { type: 'deposit', period: 'day', max: minor(1000) },
  wager: { type: 'wager', period: 'day', max: minor(1000) },
  loss: { type: 'loss', period: 'day', max: minor(1000) },
  bet: { type: 'bet', period: 'day', max: 10 },
  time: { type: 'time', period: 'day', max: 60 * MINUTE },
  activity: { type: 'activity', period: 'day', max: 60 * MINUTE },
  session: { type: 'session', max: 60 * MINUTE },
  sportsbook_session: { type: 'sportsbook_session', max: 60 * MINUTE },
  reality_check: { type: 'reality_check', max: 60 * MINUTE },
  selfexclusion: { type: 'selfexclusion', until: null },
  coolingoff: { type: 'coolingoff', until: NOW + MINUTE },
};
const LEFT = {
  deposit: 700n,
  wager: 500n,
  loss: 600n,
  bet: 6,
  time: 30 * MINUTE,
  activity: 50 * MINUTE,
  session: 10 * MINUTE,
  sportsbook_session: 40 * MINUTE,
  reality_check: 55 * MINUTE,
  selfexclusion: 0,
  coolingoff: 0,
};

describe.each(LIMIT_STATUSES)('a limit that is %s', (status) => {
  const counts = ['active', 'unconfirmed_disabled', 'confirmed_disabled'].includes(status);

  test.each(LIMIT_TYPES)(counts ? 'leaves what is not used of %s' : 'leaves %s alone', (type) => {
    const limit = aLimit(TERMS[type], { status, due: NOW + 1 });
    expect(allowance(limit, USAGE, NOW)).toBe(counts ? LEFT[type] : null);
  });
});

test.each([
  ['deposit', 300n],
  ['wager', 500n],
  ['loss', 400n],
  ['bet', 4],
  ['time', 30 * MINUTE],
  ['activity', 10 * MINUTE],
  ['session', 50 * MINUTE],
  ['sportsbook_session', 20 * MINUTE],
  ['reality_check', 5 * MINUTE],
  ['selfexclusion', null],
  ['coolingoff', null],
] as const)('what is used of %s', (type, used) => {
  expect(usedOf(TERMS[type], USAGE, NOW)).toBe(used);
});

test('more can be used of a limit than it allows, and then it leaves nothing', () => {
  const limit = aLimit({ type: 'deposit', period: 'week', max: minor(100) });
  expect(usedOf(limit.terms, USAGE, NOW)).toBe(900n);
  expect(allowance(limit, USAGE, NOW)).toBe(0n);
});

test('a limit counts in its own window', () => {
  const left = (period: 'day' | 'week' | 'month') =>
    allowance(aLimit({ type: 'deposit', period, max: minor(1000) }), USAGE, NOW);
  expect([left('day'), left('week'), left('month')]).toEqual([700n, 100n, 0n]);
});

test('what was won before is no room for losses', () => {
  const limit = aLimit({ type: 'loss', period: 'month', max: minor(50) });
  expect(allowance(limit, USAGE, NOW)).toBe(50n);
});

test('outside a session all of its length is left', () => {
  const usage = { ...USAGE, since: { ...USAGE.since, session: null } };
  expect(allowance(aLimit(TERMS.session), usage, NOW)).toBe(60 * MINUTE);
});

test('a reality check is due when its period has passed since the last answer', () => {
  const limit = aLimit({ type: 'reality_check', max: 5 * MINUTE });
  expect(allowance(limit, USAGE, NOW - 1)).toBe(1);
  expect(allowance(limit, USAGE, NOW)).toBe(0);
  const answered = { ...USAGE, since: { ...USAGE.since, reality_check: NOW } };
  expect(allowance(limit, answered, NOW)).toBe(5 * MINUTE);
});

test.each([
  ['a limit whose confirmed end has come', 'confirmed_disabled', null],
  ['one whose confirmed start has come', 'confirmed', 700n],
] as const)('the clock is looked at for %s', (_what, status, left) => {
  expect(allowance(aLimit(TERMS.deposit, { status, due: NOW }), USAGE, NOW)).toBe(left);
});

const ACTIONS: Action[] = [
  { type: 'sign_in' },
  { type: 'play' },
  { type: 'deposit', amount: minor(1) },
  { type: 'bet', stake: minor(1), bets: 1 },
  { type: 'withdrawal' },
];

test.each([
  ['deposit', 'sign_in play bet withdrawal'],
  ['wager', 'sign_in play deposit withdrawal'],
  ['loss', 'sign_in play deposit withdrawal'],
  ['bet', 'sign_in play deposit withdrawal'],
  ['time', 'deposit withdrawal'],
  ['activity', 'deposit withdrawal'],
  ['session', 'sign_in deposit withdrawal'],
  ['sportsbook_session', 'sign_in deposit withdrawal'],
  ['reality_check', 'sign_in play deposit bet withdrawal'],
  ['selfexclusion', 'sign_in withdrawal'],
  ['coolingoff', 'sign_in play withdrawal'],
] as const)('when %s is reached, there remains %s', (type, expected) => {
  const terms = TERMS[type];
  const reached = 'max' in terms ? ({ ...terms, max: noneOf(terms.max) } as LimitTerms) : terms;
  const remaining = ACTIONS.filter(
    (action) => whyNotAllowed(action, [aLimit(reached)], USAGE, NOW) === null,
  );
  expect(remaining.map((action) => action.type).join(' ')).toBe(expected);
});

const noneOf = (max: number | bigint) => (typeof max === 'bigint' ? minor(0) : 0);

test.each([
  ['a deposit up to what is left', { type: 'deposit', amount: minor(700) }, null],
  ['a deposit above it', { type: 'deposit', amount: minor(701) }, ['deposit', 700n]],
  ['a stake up to what is left', { type: 'bet', stake: minor(500), bets: 1 }, null],
  ['a stake above one of several', { type: 'bet', stake: minor(501), bets: 1 }, ['wager', 500n]],
  ['a stake above each', { type: 'bet', stake: minor(601), bets: 1 }, ['wager', 500n]],
  ['more bets than are left', { type: 'bet', stake: minor(1), bets: 7 }, ['bet', 6]],
  ['bets with nothing of their own', { type: 'bet', stake: minor(0), bets: 6 }, null],
] as const)('%s: the strictest limit answers', (_what, action, expected) => {
  const limits = [TERMS.deposit, TERMS.loss, TERMS.wager, TERMS.bet].map((each) => aLimit(each));
  const barred = whyNotAllowed(action, limits, USAGE, NOW);
  expect(barred && [barred.limit.id, barred.left]).toEqual(expected);
});

test.each([
  ['bets before money, though less money is left', ['bet', 'wager'], 'bet'],
  ['time before bets, though fewer bets are left', ['bet', 'time'], 'time'],
  ['time before money, though less money is left', ['wager', 'session'], 'session'],
  ['an exclusion before time', ['activity', 'coolingoff'], 'coolingoff'],
  ['of two in money, the one that leaves less', ['loss', 'wager'], 'wager'],
] as const)('what is counted differently is not compared: %s', (_rule, types, answers) => {
  const usage: Usage = {
    ...USAGE,
    day: {
      ...TODAY,
      bets: 8,
      staked: minor(999),
      signedIn: 60 * MINUTE + 1,
      active: 60 * MINUTE,
    },
    since: { ...USAGE.since, session: NOW - 60 * MINUTE },
  };
  const limits = types.map((type) => aLimit(TERMS[type]));
  for (const each of [limits, limits.toReversed()]) {
    const action = { type: 'bet', stake: minor(500), bets: 3 } as const;
    expect(whyNotAllowed(action, each, usage, NOW)?.limit.id).toBe(answers);
  }
});

test('a free bet is placed though nothing may be staked any more', () => {
  const limit = aLimit({ type: 'wager', period: 'day', max: minor(10) });
  expect(whyNotAllowed({ type: 'bet', stake: minor(0), bets: 1 }, [limit], USAGE, NOW)).toBeNull();
});

test('a raised limit that has just taken effect answers alone', () => {
  const limits = [
    aLimit(TERMS.deposit, { id: 'old' }),
    aLimit(
      { type: 'deposit', period: 'day', max: minor(2000) },
      { id: 'new', status: 'confirmed', due: NOW },
    ),
  ];
  const barred = (amount: number, now: number) =>
    whyNotAllowed({ type: 'deposit', amount: minor(amount) }, limits, USAGE, now)?.limit.id;
  expect([barred(701, NOW - 1), barred(701, NOW), barred(1701, NOW)]).toEqual([
    'old',
    undefined,
    'new',
  ]);
});

const anyAmount = fc.bigInt({ min: 0n, max: 2000n }).map(minor);
const anyTime = fc.integer({ min: 0, max: 90 * MINUTE });
const anyTotals: fc.Arbitrary<Totals> = fc.record({
  deposited: anyAmount,
  pending: anyAmount,
  staked: anyAmount,
  paidOut: fc.bigInt({ min: -500n, max: 2000n }).map(minor),
  bets: fc.nat(20),
  signedIn: anyTime,
  active: anyTime,
});
const anyUsage: fc.Arbitrary<Usage> = anyTotals.map((totals) => ({
  ...USAGE,
  day: totals,
  since: {
    session: NOW - totals.signedIn,
    sportsbook_session: null,
    reality_check: NOW - totals.active,
  },
}));

test('what is left is never below zero and never above the limit', () => {
  fc.assert(
    fc.property(anyUsage, fc.constantFrom(...LIMIT_TYPES), (usage, type) => {
      const terms = TERMS[type];
      const left = allowance(aLimit(terms), usage, NOW);
      expect(left).toBeGreaterThanOrEqual(0);
      expect(left).toBeLessThanOrEqual('max' in terms ? terms.max : 0);
    }),
  );
});

test('a bet is allowed exactly when it keeps every limit it takes from', () => {
  fc.assert(
    fc.property(anyUsage, anyAmount, fc.nat(12), (usage, stake, bets) => {
      const limits = [TERMS.wager, TERMS.loss, TERMS.bet].map((each) => aLimit(each));
      const barred = whyNotAllowed({ type: 'bet', stake, bets }, limits, usage, NOW);
      const staked = usage.day.staked + stake;
      const lost = lossOf(usage.day) + stake;
      const tooMuch = stake > 0n && (staked > 1000n || lost > 1000n);
      const tooMany = bets > 0 && usage.day.bets + bets > 10;
      expect(barred !== null).toBe(tooMuch || tooMany);
    }),
  );
});

test('an action is refused with the smallest amount that is left', () => {
  const anyMax = fc.bigInt({ min: 0n, max: 2000n }).map(minor);
  fc.assert(
    fc.property(fc.array(anyMax, { minLength: 1, maxLength: 4 }), anyAmount, (maxima, amount) => {
      const limits = maxima.map((max, at) =>
        aLimit({ type: 'deposit', period: 'day', max }, { id: `${at}` }),
      );
      const barred = whyNotAllowed({ type: 'deposit', amount }, limits, USAGE, NOW);
      const least = limits.map((limit) => allowance(limit, USAGE, NOW) ?? 0);
      const smallest = least.reduce((one, other) => (one < other ? one : other));
      expect(barred?.left ?? null).toBe(smallest < amount ? smallest : null);
    }),
  );
});

test('one more bet may stake as much as is allowed, and not a subunit more', () => {
  const some = fc.subarray([TERMS.wager, TERMS.loss, TERMS.bet, TERMS.time], { minLength: 1 });
  fc.assert(
    fc.property(anyUsage, some, (usage, terms) => {
      const limits = terms.map((each) => aLimit(each));
      const isAllowed = (stake: bigint) =>
        whyNotAllowed({ type: 'bet', stake: minor(stake), bets: 1 }, limits, usage, NOW) === null;
      const most = mostToStake(limits, usage, NOW);
      if (most === null) expect(isAllowed(10n ** 18n)).toBe(true);
      else expect([most === 0n || isAllowed(most), isAllowed(most + 1n)]).toEqual([true, false]);
    }),
  );
  expect(mostToStake([aLimit(TERMS.coolingoff)], USAGE, NOW)).toBe(0n);
  expect(mostToStake([aLimit(TERMS.deposit)], USAGE, NOW)).toBeNull();
});
