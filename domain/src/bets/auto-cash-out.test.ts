import fc from 'fast-check';
import { expect, test } from 'vitest';
import { minor, minus, odds } from '../money';
import { autoCashOut, checkAutoCashOut, valueFor, wishOf, type AutoCashOut } from './auto-cash-out';
import { cashOutOffer, type CashOutBet } from './cash-out-offer';

const RULES = { margin: 500, least: minor(10) };

/** 1000 at 2.50, worth 1472 now and 2500 at best. */
const aBet = (terms: Partial<CashOutBet> = {}): CashOutBet => ({
  kind: { type: 'single' },
  stake: minor(1000),
  bonus: null,
  systemCap: null,
  legs: [{ odds: odds(2500), result: 'no_results', probability: 0.62 }],
  ...terms,
});
const rule = (value: number, share = 100): AutoCashOut => ({ value: minor(value), share });

test.each([
  ['a value above the offer may be waited for', rule(2000), null],
  ['a share of it as well', rule(2000, 25), null],
  ['what the offer has reached is cashed out at once, and not waited for', rule(1472), 'reached'],
  ['the full win is never offered before the end', rule(2500), 'above_win'],
  ['a share that pays less than the least would be refused then', rule(1500, 1), 'below_least'],
] as const)('%s', (_rule, wish, reason) => {
  const least = minor(20);
  const checked = checkAutoCashOut(aBet(), wish, { least, offer: minor(1472) });
  expect(checked.ok ? null : checked.error).toBe(reason);
});

test('a freebet is cashed out by itself where its campaign allows it, and never in part', () => {
  const bonus = { type: 'freebet', id: 1 } as const;
  const bet = aBet({ bonus, isFreebetCashable: true });
  const about = { least: minor(10), offer: null };
  expect(checkAutoCashOut(bet, rule(1000, 50), about)).toEqual({ ok: false, error: 'freebet' });
  expect(checkAutoCashOut(bet, rule(1000), about).ok).toBe(true);
  const other = aBet({ bonus });
  expect(checkAutoCashOut(other, rule(1000), about)).toEqual({ ok: false, error: 'freebet' });
});

test('while there is no offer the value may be anything below the win', () => {
  const about = { least: minor(10), offer: null };
  expect(checkAutoCashOut(aBet(), rule(11), about).ok).toBe(true);
});

test.each([
  ['all of it once the offer is there', rule(1472), { stake: 1000n, paid: 1472n }, 0n],
  ['more than was waited for', rule(1200), { stake: 1000n, paid: 1472n }, 0n],
  ['a share', rule(1472, 25), { stake: 250n, paid: 368n }, 750n],
])('the wish cashes out %s', (_what, wish, part, left) => {
  expect(autoCashOut(aBet(), wish, RULES)).toMatchObject({ ok: true, value: { part, left } });
});

test('below its value it waits', () => {
  expect(autoCashOut(aBet(), rule(1473), RULES)).toEqual({
    ok: false,
    error: { reason: 'below_seen', offer: 1472n },
  });
});

test('it is carried out exactly when the offer is no lower than its value', () => {
  const anyRule = fc.record({
    value: fc.integer({ min: 20, max: 2499 }),
    share: fc.integer({ min: 10, max: 100 }),
  });
  fc.assert(
    fc.property(anyRule, fc.double({ min: 0.05, max: 1, noNaN: true }), (wish, probability) => {
      const bet = aBet({ legs: [{ odds: odds(2500), result: 'no_results', probability }] });
      const offer = cashOutOffer(bet, RULES);
      const done = autoCashOut(bet, rule(wish.value, wish.share), RULES);
      expect(done.ok).toBe(offer.ok && offer.value >= BigInt(wish.value));
    }),
  );
});

test.each([
  [1, 1000, 10],
  [33, 1000, 330],
  [99, 1000, 990],
  [1, 50, 1],
])('%s in a hundred of %s are %s, rounded up', (share, stake, given) => {
  expect(wishOf(rule(1, share), minor(stake))).toEqual({ stake: minor(given) });
});

test('a hundred in a hundred are all of it', () => {
  expect(wishOf(rule(1), minor(999))).toBe('all');
});

test('who takes a part out by hand waits for the same price of the rest, rounded up', () => {
  expect(valueFor(rule(2001), minor(1000), minor(500))).toBe(1001n);
  expect(valueFor(rule(2000), minor(900), minus(minor(900), minor(300)))).toBe(1334n);
});
