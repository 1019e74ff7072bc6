import fc from 'fast-check';
import { expect, test } from 'vitest';
import { FREEBET_TYPES } from '../bonus/bet-bonus';
import { minor, odds } from '../money';
import type { LegResult } from '../settlement/leg-result';
import { standingOf } from '../settlement/settle-bet';
import { BOOST } from '@touchline/testkit/settlement/any-bet';
import { cashOutOffer, fairCashOut, type CashOutBet, type CashOutLeg } from './cash-out-offer';
import { potentialWin } from './potential-win';
import { SYSTEM_TYPES } from './system-types';
import { anyCashOut } from '@touchline/testkit/cash-out/any-cash-out';

const RULES = { margin: 500, least: minor(1) };
const FREE = { ...RULES, margin: 0 };

const open = (decimal: number, probability: number | null, refund = 0): CashOutLeg => ({
  odds: odds(Math.round(decimal * 1000)),
  result: 'no_results',
  probability,
  refund,
});
const ended = (decimal: number, result: LegResult): CashOutLeg => ({
  odds: odds(decimal * 1000),
  result,
  probability: null,
});
const [WON, LOST] = [ended(2, 'win_entire'), ended(2, 'lose_entire')];
const VOID = ended(2, 'canceled');
const EVEN = open(2, 0.5);

const aBet = (legs: readonly CashOutLeg[], terms: Partial<CashOutBet> = {}): CashOutBet => ({
  kind: legs.length === 1 ? { type: 'single' } : { type: 'combo' },
  stake: minor(1000),
  bonus: null,
  systemCap: null,
  legs,
  ...terms,
});
const DOUBLES = { type: 'system', system: SYSTEM_TYPES.find((each) => each.id === 302)! } as const;
const BUILT = { type: 'custom_bet', odds: odds(5000) } as const;

const offered = (bet: CashOutBet, rules = FREE) => {
  const offer = cashOutOffer(bet, rules);
  return offer.ok ? Number(offer.value) : offer.error;
};

/** Published figures and reference values: stake, legs, fair value, what 5% or 9% leave of it. */
test.each([
  ['a single', 10, [open(2.5, 0.62)], 15.5],
  [
    'a combo with a won leg',
    20,
    [ended(1.8, 'win_entire'), open(2.1, 0.55), open(1.6, 0.7)],
    46.5696,
  ],
  ['a single by odds taken and odds now', 100, [open(2.2, 1 / 1.5)], 220 / 1.5],
  ['a combo with a void leg', 10, [ended(3, 'canceled'), open(2, 0.4)], 8],
  ['a combo with a half won leg', 10, [ended(3, 'refund_half_win_other'), open(2, 0.4)], 16],
  ['a combo with a half lost leg', 10, [ended(3, 'refund_half_lose_other'), open(2, 0.4)], 4],
  ['a combo with a lost leg', 10, [ended(3, 'lose_entire'), open(2, 0.4)], 0],
  ['a leg that may be refunded', 10, [open(2, 0.4, 0.2)], 10],
])('the fair value of %s', (_name, stake, legs, fair) => {
  expect(fairCashOut(stake, legs)).toBeCloseTo(fair, 9);
});

test.each([
  ['a single is worth what it pays times its chance', aBet([open(2.5, 0.62)]), 1550],
  ['a won leg counts in full', aBet([WON, EVEN]), 2000],
  ['a void leg counts as 1.00', aBet([ended(2, 'refund_entire'), open(2, 0.6)]), 1200],
  ['a half won leg counts half', aBet([ended(2, 'refund_half_win_other'), open(2, 0.6)]), 1800],
  ['a dead heat leaves its share', aBet([{ ...WON, deadHeat: 5000 }, open(2, 0.6)]), 1200],
  ['a chance of a refund counts as 1.00', aBet([open(3, 0.3, 0.1)]), 1000],
  [
    'a system is worth the mean of its combos',
    aBet([WON, EVEN, open(3, 0.5)], { kind: DOUBLES }),
    2166,
  ],
  ['a lost leg leaves a system its other combos', aBet([WON, LOST, EVEN], { kind: DOUBLES }), 666],
  [
    'a custom bet goes by its joint chance, not by its legs',
    aBet([WON, open(2, null)], { kind: BUILT, joint: { win: 0.3, refund: 0 } }),
    1500,
  ],
  [
    'a custom bet that may be refunded may come back',
    aBet([WON, EVEN], { kind: BUILT, joint: { win: 0.3, refund: 0.2 } }),
    1700,
  ],
  [
    'a custom bet with a refunded leg can only come back',
    aBet([ended(2, 'refund_entire'), EVEN], { kind: BUILT, joint: { win: 0.3, refund: 0 } }),
    300,
  ],
  [
    'a half won leg leaves half of a custom bet at its price',
    aBet([ended(2, 'refund_half_win_other'), EVEN], {
      kind: BUILT,
      joint: { win: 0.4, refund: 0 },
    }),
    1200,
  ],
  ['a boost is for bets that run to their end', aBet([WON, EVEN], { bonus: BOOST }), 2000],
] as const)('%s', (_rule, bet, value) => {
  expect(offered(bet)).toBe(value);
});

test('the margin is taken off, and the value is rounded down once', () => {
  expect(offered(aBet([open(2.5, 0.62)]), RULES)).toBe(1472);
  expect(
    offered(aBet([open(2.2, 1 / 1.5)], { stake: minor(100) }), { ...RULES, margin: 900 }),
  ).toBe(133);
});

test.each([
  ['its winnings alone, of a single', 'freebet', aBet([open(3, 0.5)]), 1000],
  ['its winnings alone, of a combo', 'freebet_only_win', aBet([WON, EVEN]), 1500],
  [
    'its winnings alone, of a custom bet',
    'freebet',
    aBet([WON, EVEN], { kind: BUILT, joint: { win: 0.3, refund: 0 } }),
    1200,
  ],
  ['nothing while it may come back', 'freebet', aBet([open(3, 0.4, 0.2)]), 'freebet'],
  ['nothing while half of it may come back', 'freebet', aBet([open(2, 0, 0.5), EVEN]), 'freebet'],
  ['nothing while it may come back whole', 'freebet_all_win', aBet([open(2, 0, 1)]), 'freebet'],
  ['its winnings, whatever came back before', 'freebet', aBet([VOID, EVEN]), 500],
  [
    'nothing of a custom bet that can only come back',
    'freebet_all_win',
    aBet([ended(2, 'refund_entire'), EVEN], { kind: BUILT, joint: { win: 0.3, refund: 0 } }),
    'freebet',
  ],
  ['nothing of a system', 'freebet', aBet([WON, EVEN, EVEN], { kind: DOUBLES }), 'freebet'],
  ['all of it with the stake', 'freebet_all_win', aBet([open(3, 0.5)]), 1500],
  [
    'all of a system with the stake',
    'freebet_all_win',
    aBet([WON, WON, EVEN], { kind: DOUBLES }),
    2666,
  ],
  ['nothing without risk', 'freebet_no_risk', aBet([open(3, 0.5)]), 'freebet'],
] as const)('a freebet is cashed out for %s', (_rule, type, bet, value) => {
  expect(offered({ ...bet, bonus: { type, id: 1 }, isFreebetCashable: true })).toBe(value);
});

test('no freebet is cashed out whose campaign does not allow it', () => {
  for (const type of FREEBET_TYPES) {
    expect(offered(aBet([EVEN], { bonus: { type, id: 1 } }))).toBe('freebet');
  }
});

test.each([
  ['its placement still waits', aBet([EVEN], { inDelay: true }), 'in_delay'],
  ['a combo is lost already', aBet([LOST, EVEN]), 'lost'],
  [
    'a custom bet has ended with its cancelled leg',
    aBet([VOID, EVEN], { kind: BUILT, joint: { win: 0.3, refund: 0 } }),
    'settled',
  ],
  ['a system is lost already', aBet([LOST, LOST, EVEN], { kind: DOUBLES }), 'lost'],
  ['every leg has ended', aBet([WON, WON]), 'settled'],
  [
    'all is cashed out',
    aBet([EVEN], { cashedOut: { stake: minor(1000), paid: minor(9) } }),
    'settled',
  ],
  ['a market takes no bets', aBet([WON, { ...EVEN, isSuspended: true }]), 'suspended'],
  [
    'a market of a custom bet takes no bets',
    aBet([EVEN, { ...EVEN, isSuspended: true }], { kind: BUILT, joint: { win: 0.3, refund: 0 } }),
    'suspended',
  ],
  ['a chance is unknown', aBet([EVEN, open(2, null)]), 'no_probability'],
  ['a joint chance is unknown', aBet([EVEN, EVEN], { kind: BUILT, joint: null }), 'no_probability'],
  ['a joint chance is missing', aBet([EVEN, EVEN], { kind: BUILT }), 'no_probability'],
  ['nothing can be won', aBet([open(2, 0)]), 'below_least'],
  [
    'winnings cannot make up for a half lost leg',
    aBet([ended(2, 'refund_half_lose_other'), open(1.5, 0.5)], {
      bonus: { type: 'freebet', id: 1 },
      isFreebetCashable: true,
    }),
    'below_least',
  ],
] as const)('there is no cash-out when %s', (_reason, bet, reason) => {
  expect(offered(bet)).toBe(reason);
});

test('there is no cash-out below the least amount', () => {
  const bet = aBet([EVEN]);
  expect(offered(bet, { margin: 0, least: minor(1000) })).toBe(1000);
  expect(offered(bet, { margin: 0, least: minor(1001) })).toBe('below_least');
});

test('only open legs have to be known and open', () => {
  expect(offered(aBet([{ ...WON, isSuspended: true }, EVEN]))).toBe(2000);
});

const TREBLE = { type: 'system', system: SYSTEM_TYPES.find((each) => each.id === 303)! } as const;

/** A treble at 20.00 a leg for 1,000.00, of which two legs have won: it wins 8,000,000.00, or the cap. */
test.each([
  ['below its cap', 0.05, 900_000_000, 40_000_000],
  ['cut by its cap', 0.05, 10_000_000, 500_000],
  ['cut by its cap, at a small chance', 0.0001, 10_000_000, 1000],
])('a system %s is worth what it pays times its chance', (_rule, chance, cap, value) => {
  const won = ended(20, 'win_entire');
  const terms = { kind: TREBLE, stake: minor(100_000), systemCap: minor(cap) };
  expect(offered(aBet([won, won, open(20, chance)], terms))).toBe(value);
});

test('an offer is never negative, and never above the potential win or the cap', () => {
  fc.assert(
    fc.property(anyCashOut(), ({ bet, rules }) => {
      const offer = cashOutOffer(bet, rules);
      if (!offer.ok) return;
      const priced = { ...bet, legs: bet.legs.map((leg) => leg.odds) };
      expect(offer.value).toBeGreaterThan(0n);
      expect(offer.value).toBeLessThanOrEqual(potentialWin(priced, bet.stake, bet.systemCap));
    }),
  );
});

test('a bet is offered nothing exactly when it is decided, or not worth the least amount', () => {
  fc.assert(
    fc.property(anyCashOut(), ({ bet, rules }) => {
      const offer = cashOutOffer(bet, rules);
      const isOpen = standingOf(bet, bet.legs).result === 'no_results';
      const reasons = isOpen ? ['freebet', 'below_least'] : ['lost', 'settled'];
      if (!offer.ok) expect(reasons).toContain(offer.error);
      expect(offer.ok && !isOpen).toBe(false);
    }),
  );
});

test.each([
  ['below zero', -0.1, 0],
  ['above one', 1.1, 0],
  ['no number', NaN, 0],
  ['of a refund below zero', 0.5, -0.1],
  ['above one together', 0.6, 0.5],
])('a chance %s is a fault', (_fault, probability, refund) => {
  expect(() => offered(aBet([open(2, probability, refund)]))).toThrow('from 0 to 1');
});

test('what floats add to a certain chance counts for nothing', () => {
  const stake = minor(10n ** 18n);
  const sure = [open(1, 0.7, 0.3 + 1e-15), open(1, 1 + 1e-15), open(1, 1 / 3, 2 / 3 + 1e-15)];
  for (const leg of sure) {
    expect(cashOutOffer(aBet([leg], { stake }), FREE)).toMatchObject({ value: stake });
  }
});

test('what is certain is worth what it will pay', () => {
  const kinds = fc.constantFrom<LegResult>('win_entire', 'lose_entire', 'refund_entire');
  fc.assert(
    fc.property(
      anyCashOut(),
      fc.array(kinds, { minLength: 12, maxLength: 12 }),
      ({ bet }, ends) => {
        if (bet.bonus !== null || bet.kind.type === 'custom_bet') return;
        const sure = bet.legs.map((leg, at) => ({
          ...leg,
          deadHeat: null,
          probability: Number(ends[at] === 'win_entire'),
          refund: Number(ends[at] === 'refund_entire'),
        }));
        const offer = cashOutOffer({ ...bet, legs: sure }, FREE);
        const settled = sure.map((leg, at) =>
          leg.result === 'no_results' ? { ...leg, result: ends[at]! } : leg,
        );
        if (offer.ok) expect(offer.value).toBe(standingOf(bet, settled).due.payout);
        else
          expect(
            standingOf(bet, bet.legs).result !== 'no_results' || offer.error === 'below_least',
          ).toBe(true);
      },
    ),
  );
});

test('every freebet but no_risk can be cashed out as a single', () => {
  const values = FREEBET_TYPES.map((type) =>
    offered(aBet([EVEN], { bonus: { type, id: 1 }, isFreebetCashable: true })),
  );
  expect(values).toEqual([500, 'freebet', 1000, 500]);
});
