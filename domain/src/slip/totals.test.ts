import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import type { FreebetType } from '../bonus/bet-bonus';
import { minor } from '../money';
import type { Slip } from './slip';
import { winOf } from './stake';
import { switchType } from './switch-type';
import { totals } from './totals';
import {
  aPick,
  anyPick,
  anySlip,
  customSlip,
  RULES,
  SINGLES_OFFERED,
  slipOf,
  stakedSlip,
  systemSlip,
} from '@touchline/testkit/slip/slip';

const A = aPick({ matchId: 1, odds: 1360 });
const B = aPick({ matchId: 2, odds: 1520 });
const C = aPick({ matchId: 3, odds: 2000 });
const A_TOTAL = aPick({ matchId: 1, marketId: 18 });

test.each([
  ['nothing', slipOf([]), { stake: 0n, win: 0n, odds: null }],
  ['a single', stakedSlip([A], 1000), { stake: 1000n, win: 1360n, odds: 1360 }],
  ['a combo', stakedSlip([A, B], 1000), { stake: 1000n, win: 2067n, odds: 2067 }],
  [
    'several singles add up and have no common odds',
    stakedSlip([A, B], 1000, SINGLES_OFFERED),
    { stake: 2000n, win: 2880n, odds: null },
  ],
  [
    'a system is the mean of its combos',
    systemSlip([A, B, C], 302, 1000),
    { stake: 1000n, win: 2609n, odds: 2609 },
  ],
  [
    'a full-cover bet is the mean of all its combos',
    systemSlip([A, B, C], 322, 1000),
    { stake: 1000n, win: 2990n, odds: 2990 },
  ],
  [
    'a custom bet has its own odds',
    customSlip([A, A_TOTAL], 3100, 1000),
    { stake: 1000n, win: 3100n, odds: 3100 },
  ],
  [
    'a custom bet without a price pays nothing yet',
    customSlip([A, A_TOTAL], null, 1000),
    { stake: 1000n, win: 0n, odds: null },
  ],
] as const)('totals: %s', (_rule, slip, expected) => {
  expect(totals(slip, null)).toEqual({ ...expected, cash: expected.stake });
});

test('a system pays no more than its cap', () => {
  expect(totals(systemSlip([A, B, C], 302, 1000), minor(2000)).win).toBe(2000n);
  expect(totals(stakedSlip([A, B], 1000), minor(2000)).win).toBe(2067n);
});

const withBonus = (slip: Slip, type: FreebetType | 'lootbox'): Slip => {
  const bonus = type === 'lootbox' ? { type, id: 1 } : { type, id: 1, freebetStake: minor(1000) };
  return { ...slip, bets: slip.bets.map((bet) => ({ ...bet, bonus })) };
};

test.each([
  ['freebet', 0n, 360n],
  ['freebet_only_win', 0n, 360n],
  ['freebet_all_win', 0n, 1360n],
  ['freebet_no_risk', 1000n, 1360n],
  ['lootbox', 1000n, 1360n],
] as const)('with %s the balance covers %s and it pays %s', (type, cash, win) => {
  const freebet = withBonus(stakedSlip([A], 1000), type);
  expect(totals(freebet, null)).toMatchObject({ stake: 1000n, cash, win, odds: 1360 });
});

test('a comboboost counts in the odds and in the win', () => {
  const boost = {
    type: 'comboboost',
    id: 1,
    minOdds: aPick({ odds: 1100 }).odds,
    ranges: [{ minCount: 2, maxCount: null, bonusOdds: aPick({ odds: 1100 }).odds }],
  } as const;
  const combo = stakedSlip([A, B], 1000);
  const boosted = { ...combo, bets: combo.bets.map((bet) => ({ ...bet, bonus: boost })) };
  expect(totals(boosted, null)).toMatchObject({ win: 2273n, odds: 2273 });
});

test('totals are never negative, and no system pays above the cap', () => {
  fc.assert(
    fc.property(anySlip(), ({ slip, rules }) => {
      const { stake, cash, win } = totals(slip, rules.systemCap);
      expect(win).toBeGreaterThanOrEqual(0n);
      expect(cash).toBeLessThanOrEqual(stake);
      const wins = slip.bets.map((bet) => winOf(bet, rules.systemCap));
      expect(wins.reduce<bigint>((all, each) => all + each, 0n)).toBe(win);
      if (slip.bets[0]?.kind.type === 'system') expect(win).toBeLessThanOrEqual(rules.systemCap!);
    }),
  );
});

test('a system whose only combo is all of it pays what the combo pays', () => {
  const anyPicks = fc.uniqueArray(anyPick(), {
    selector: (each) => each.matchId,
    minLength: 3,
  });
  fc.assert(
    fc.property(anyPicks, fc.integer({ min: 0, max: 100_000 }), (picks, stake) => {
      const ofOne = picks.map((each) => ({ ...each, provider: 'betradar' }));
      const combo = stakedSlip(ofOne, stake);
      const system = switchType(combo, 101 * ofOne.length, RULES);
      expect(system.ok && totals(system.value, null)).toEqual(totals(combo, null));
    }),
  );
});
