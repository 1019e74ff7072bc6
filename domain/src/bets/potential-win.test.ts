import fc from 'fast-check';
import { expect, test } from 'vitest';
import { systemOf } from '@touchline/testkit/betting/placement';
import { FREEBET_TYPES, type BetBonus } from '../bonus/bet-bonus';
import { minor, odds } from '../money';
import type { BetKind } from './bet-kind';
import { potentialWin, stakeFor, totalOdds, type PricedBet } from './potential-win';
import { SYSTEM_TYPES } from './system-types';

const system = (id: number): BetKind => ({ type: 'system', system: systemOf(id) });
const SINGLE: BetKind = { type: 'single' };
const COMBO: BetKind = { type: 'combo' };
const priced = (kind: BetKind, legs: number[], bonus: BetBonus | null = null): PricedBet => ({
  kind,
  legs: legs.map(odds),
  bonus,
});
const boost: BetBonus = {
  type: 'comboboost',
  id: 1,
  minOdds: odds(1200),
  ranges: [
    { minCount: 2, maxCount: 2, bonusOdds: odds(1050) },
    { minCount: 3, maxCount: null, bonusOdds: odds(1100) },
  ],
};
const freebet = (type: (typeof FREEBET_TYPES)[number]): BetBonus => ({ type, id: 1 });

test.each<[string, PricedBet, bigint, number]>([
  ['a single pays its odds', priced(SINGLE, [1850]), 1850n, 1850],
  ['a combo pays the product of its odds', priced(COMBO, [1360, 1520]), 2067n, 2067],
  ['two of three: the mean of three doubles', priced(system(302), [2000, 3000, 4000]), 8666n, 8666],
  ['three of three is the combo', priced(system(303), [2000, 3000, 4000]), 24_000n, 24_000],
  [
    'a trixie: three doubles and a treble',
    priced(system(322), [2000, 3000, 4000]),
    12_500n,
    12_500,
  ],
  [
    'a custom bet pays its one price',
    priced({ type: 'custom_bet', odds: odds(4200) }, [2000, 3000]),
    4200n,
    4200,
  ],
  ['comboboost multiplies a combo in its range', priced(COMBO, [2000, 2000], boost), 4200n, 4200],
  ['more legs are in a higher range', priced(COMBO, [2000, 2000, 2000], boost), 8800n, 8800],
  ['a leg below the least odds loses the boost', priced(COMBO, [2000, 1199], boost), 2398n, 2398],
  ['comboboost is for combos', priced(system(303), [2000, 2000, 2000], boost), 8000n, 8000],
  [
    'a freebet pays what is above its stake',
    priced(SINGLE, [2500], freebet('freebet')),
    1500n,
    2500,
  ],
  [
    'a freebet on a system pays what is above its stake',
    priced(system(302), [2000, 3000, 4000], freebet('freebet')),
    7666n,
    8666,
  ],
  ['a freebet below its stake pays nothing', priced(SINGLE, [900], freebet('freebet')), 0n, 900],
  [
    'only_win pays what is above its stake',
    priced(SINGLE, [2500], freebet('freebet_only_win')),
    1500n,
    2500,
  ],
  [
    'all_win pays winnings and stake',
    priced(SINGLE, [2500], freebet('freebet_all_win')),
    2500n,
    2500,
  ],
  [
    'no_risk pays winnings and stake',
    priced(SINGLE, [2500], freebet('freebet_no_risk')),
    2500n,
    2500,
  ],
  [
    'hunting pays as any bet does',
    priced(COMBO, [2000, 2000], { type: 'hunting', id: 1 }),
    4000n,
    4000,
  ],
])('%s', (_rule, bet, win, shown) => {
  expect(potentialWin(bet, minor(1000))).toBe(win);
  expect(totalOdds(bet)).toBe(shown);
});

test.each<[string, BetKind, bigint]>([
  ['a system pays at most its cap', system(303), 20_000n],
  ['the cap is for systems', COMBO, 24_000n],
])('%s', (_rule, kind, win) => {
  const bet = priced(kind, [2000, 3000, 4000]);
  expect(potentialWin(bet, minor(1000), minor(20_000))).toBe(win);
});

test('odds too large for a number are shown as the largest', () => {
  const bet = priced(
    COMBO,
    Array.from({ length: 50 }, () => 1_000_000),
  );
  expect(totalOdds(bet)).toBe(Number.MAX_SAFE_INTEGER);
  expect(potentialWin(bet, minor(1))).toBe(1000n ** 50n);
});

const anyOdds = () => fc.integer({ min: 900, max: 100_000 }).map(odds);
const anyBonus = fc.constantFrom<BetBonus | null>(null, boost, ...FREEBET_TYPES.map(freebet));
const anyKind = fc.oneof(
  fc.constantFrom<[BetKind, number]>([SINGLE, 1], [COMBO, 2], [COMBO, 6]),
  fc
    .constantFrom(...SYSTEM_TYPES)
    .map((each): [BetKind, number] => [{ type: 'system', system: each }, each.totalCount]),
  anyOdds().map((price): [BetKind, number] => [{ type: 'custom_bet', odds: price }, 2]),
);
/** Any bet that can be priced, of every kind and with every bonus. */
const anyBet = (): fc.Arbitrary<PricedBet> =>
  anyKind.chain(([kind, count]) =>
    fc.record({
      kind: fc.constant(kind),
      legs: fc.array(anyOdds(), { minLength: count, maxLength: count }),
      bonus: anyBonus,
    }),
  );
const anyAmount = () => fc.bigInt({ min: 0n, max: 10_000_000n }).map(minor);
const anyCap = () => fc.option(anyAmount(), { nil: null });

test('a win is never negative, and a system never pays more than its cap', () => {
  fc.assert(
    fc.property(anyBet(), anyAmount(), anyAmount(), (bet, stake, cap) => {
      const win = potentialWin(bet, stake, cap);
      expect(win).toBeGreaterThanOrEqual(0n);
      if (bet.kind.type === 'system') expect(win).toBeLessThanOrEqual(cap);
    }),
  );
});

test('the stake for a win is the smallest that pays it', () => {
  fc.assert(
    fc.property(anyBet(), anyAmount(), anyCap(), (bet, win, cap) => {
      const stake = stakeFor(bet, win, cap);
      if (stake === 0n) {
        // Nothing is wished for, the freebet wins nothing, or the cap is below the wish.
        const largest = potentialWin(bet, minor(10n ** 12n), cap);
        expect(win === 0n || largest < win).toBe(true);
        return;
      }
      expect(potentialWin(bet, stake, cap)).toBeGreaterThanOrEqual(win);
      expect(potentialWin(bet, minor(stake - 1n), cap)).toBeLessThan(win);
    }),
  );
});
