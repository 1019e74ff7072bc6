import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  type FeedPrices,
  type MarketShape,
  moveFault,
  priceFault,
  settlementFault,
  USUAL_PRICE_LIMITS as LIMITS,
} from './plausibility';

const RESULT: MarketShape = { hasOneWinner: true, outcomes: ['1', '2', '3'] };
const DOUBLE_CHANCE: MarketShape = { hasOneWinner: false, outcomes: ['9', '10', '11'] };
const UNKNOWN: MarketShape = { hasOneWinner: false, outcomes: [] };

const on = (...odds: (number | null)[]): FeedPrices =>
  Object.fromEntries(odds.map((each, at) => [`${at + 1}`, { odds: each, active: each !== null }]));

test.each<[string, FeedPrices, MarketShape, string | null]>([
  ['a usual book', on(2500, 3300, 2900), RESULT, null],
  ['odds of 1.00', on(1000, 3300, 2900), RESULT, 'odds_too_low'],
  ['odds of 1.00 where several win', on(1000, 1300, 1400), DOUBLE_CHANCE, 'odds_too_low'],
  [
    'odds of 1.00 that are not on sale',
    { ...on(2500, 3300, 2900), 4: { odds: 1000, active: false } },
    RESULT,
    null,
  ],
  ['the highest odds', on(1010, 1_001_000, 50_000), RESULT, null],
  ['odds above the highest', on(1010, 1_001_001, 50_000), UNKNOWN, 'odds_too_high'],
  ['a book of 0.98', on(3061, 3061, 3061), RESULT, null],
  ['a book below 0.98', on(3062, 3062, 3062), RESULT, 'book_too_low'],
  ['a book below 0.98 of which an outcome is not on sale', on(3062, 3062, null), RESULT, null],
  ['a low book where nobody knows who wins', on(9000, 9000), UNKNOWN, null],
  ['a book of 2', on(1500, 1500, 1500), RESULT, null],
  ['a book above 2', on(1490, 1490, 1499), RESULT, 'book_too_high'],
  ['a book above 2 where several win', on(1300, 1300, 1300), DOUBLE_CHANCE, null],
  ['nothing on sale', on(null, null, null), RESULT, null],
])('%s: %#', (_what, prices, shape, fault) => {
  expect(priceFault(prices, () => shape, LIMITS)?.fault ?? null).toBe(fault);
});

const price = fc.integer({ min: 1001, max: 1_000_000 });

test('a move is believed up to its factor, either way, among long shots, and where a price is not on sale', () => {
  fc.assert(
    fc.property(price, price, fc.constantFrom(2, 3, 15), fc.boolean(), (old, now, most, active) => {
      const [one, other] = [Math.min(old, 50_000), Math.min(now, 50_000)];
      const isFar = Math.max(one, other) > Math.min(one, other) * most;
      const before = { a: { odds: old, active } };
      const fault = moveFault(before, { a: { odds: now, active: true } }, most);
      expect(fault !== null).toBe(active && isFar);
      expect(moveFault({}, { a: { odds: now, active: true } }, most)).toBeNull();
      expect(moveFault(before, { a: { odds: null, active: true } }, most)).toBeNull();
    }),
  );
});

test('what is wrong with a price is told in decimals', () => {
  expect(priceFault(on(990), () => UNKNOWN, LIMITS)?.said).toBe('outcome 1 at 0.990');
  expect(priceFault(on(4000, 4000, 4000), () => RESULT, LIMITS)?.said).toBe(
    'inverse odds come to 0.7500',
  );
  expect(moveFault(on(2000), on(90_000), 15)?.said).toBe('outcome 1 at 90.000 after 2.000');
});

const KICK_OFF = 1_000;
const during = { at: 2_000, startTime: KICK_OFF, hasBegun: true };
const early = { at: 999, startTime: KICK_OFF, hasBegun: false };

test.each([
  ['one winner', { 1: 'win_entire', 2: 'lose_entire' }, null, RESULT, during, null],
  ['two winners', { 1: 'win_entire', 2: 'win_entire' }, null, RESULT, during, 'several_winners'],
  ['a dead heat', { 1: 'win_entire', 2: 'win_entire' }, { 1: 5000, 2: 5000 }, RESULT, during, null],
  [
    'a third winner of a dead heat',
    { 1: 'win_entire', 2: 'win_entire', 3: 'win_entire' },
    { 1: 5000 },
    RESULT,
    during,
    'several_winners',
  ],
  [
    'halves won',
    { 1: 'refund_half_win_other', 2: 'refund_half_win_other' },
    null,
    RESULT,
    during,
    null,
  ],
  [
    'two winners where several win',
    { 9: 'win_entire', 10: 'win_entire' },
    null,
    DOUBLE_CHANCE,
    during,
    null,
  ],
  ['a result before the start', { 1: 'win_entire' }, null, UNKNOWN, early, 'before_start'],
  ['stakes given back before the start', { 1: 'refund_entire' }, null, RESULT, early, null],
  [
    'a result once the start has come',
    { 1: 'win_entire' },
    null,
    RESULT,
    { ...early, at: KICK_OFF },
    null,
  ],
  [
    'a result of a match that began early',
    { 1: 'win_entire' },
    null,
    RESULT,
    { ...early, hasBegun: true },
    null,
  ],
] as const)('a settlement with %s', (_what, results, deadHeats, shape, moment, fault) => {
  expect(settlementFault(results, deadHeats, () => shape, moment)?.fault ?? null).toBe(fault);
});
