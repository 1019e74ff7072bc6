import fc from 'fast-check';
import { expect, test } from 'vitest';
import { minor, odds } from '../money';
import { aPick, slipOf } from '@touchline/testkit/slip/slip';
import { FREEBET_TYPES, type OfferedBonus } from './bet-bonus';
import { bestBonus, defaultBonus, gainOf, offeredBonuses, usableBonuses } from './best-bonus';
import type { SlipBonus, Tournament } from './bonus';
import {
  aBet,
  aComboboost,
  aFarming,
  aFreebet,
  aHunting,
  aLootbox,
  aSystem,
  LADDER,
  NOW,
  PLAYER,
  staked,
} from '@touchline/testkit/bonuses/bonus-builders';

const aTournament = (id: number): Tournament => ({
  ...aHunting({ id }),
  type: 'tournament',
  pool: minor(100_000),
  poolState: 'active',
  currency: 'EUR',
  shares: [50, 30, 20],
});
const combo = aBet(2000, 2000);
const idsOf = (bonuses: readonly SlipBonus[]) =>
  usableBonuses(combo, bonuses, PLAYER, NOW).map(({ id }) => id);

test('bonuses are offered by kind: hunting, tournament, comboboost, lootbox, freebets', () => {
  const bonuses = [
    aFreebet('freebet', { id: 1 }),
    aLootbox({ id: 2 }),
    aComboboost({ id: 3 }),
    aTournament(4),
    aHunting({ id: 5 }),
  ];
  expect(offeredBonuses(combo, bonuses, PLAYER, NOW)).toEqual([
    { type: 'hunting', id: 5 },
    { type: 'tournament', id: 4 },
    { type: 'comboboost', id: 3, minOdds: 1200, ranges: LADDER },
    { type: 'lootbox', id: 2 },
    { type: 'freebet', id: 1, freebetStake: 1000n },
  ]);
});

test('a freebet without a stake is offered only where it insures the player’s own', () => {
  const empty = FREEBET_TYPES.map((type) => aFreebet(type, { amount: minor(0) }));
  expect(offeredBonuses(combo, empty, PLAYER, NOW)).toEqual([
    { type: 'freebet_no_risk', id: empty[0]!.id, freebetStake: 0n },
  ]);
});

test.each([
  [
    'the freebet that stakes more',
    [aFreebet('freebet', { id: 1 }), aFreebet('freebet_only_win', { id: 2, amount: minor(1100) })],
    [2, 1],
  ],
  [
    'the freebet that pays its stake',
    [aFreebet('freebet', { id: 1 }), aFreebet('freebet_all_win', { id: 2 })],
    [2, 1],
  ],
  [
    'the higher boost',
    [
      aComboboost({ id: 1 }),
      aComboboost({ id: 2, ranges: [{ minCount: 2, maxCount: 2, bonusOdds: odds(1101) }] }),
    ],
    [2, 1],
  ],
  [
    'the hunting that gives more for its points',
    [aHunting({ id: 1 }), aHunting({ id: 2, farming: aFarming({ pointsNeeded: minor(5000) }) })],
    [2, 1],
  ],
  [
    'of equals, the one that ends first',
    [
      aHunting({ id: 1 }),
      aHunting({ id: 2, validTo: NOW + 2 }),
      aHunting({ id: 3, validTo: NOW + 1 }),
    ],
    [3, 2, 1],
  ],
  [
    'nothing that is not usable',
    [aHunting({ id: 1, status: 'available' }), aHunting({ id: 2 })],
    [2],
  ],
] as const)('within a kind comes first: %s', (_rule, bonuses, expected) => {
  expect(idsOf(bonuses)).toEqual(expected);
});

test('a bet on the slip can be asked for its bonuses as it is', () => {
  const [bet] = slipOf([aPick({ matchId: 1 }), aPick({ matchId: 2 })]).bets;
  expect(bet && offeredBonuses(bet, [aComboboost()], PLAYER, NOW)).toHaveLength(1);
});

const freebet: OfferedBonus = { type: 'freebet', id: 1, freebetStake: minor(1000) };
const lootbox: OfferedBonus = { type: 'lootbox', id: 2 };
const boost: OfferedBonus = { type: 'comboboost', id: 3, minOdds: odds(1200), ranges: LADDER };
const tournament: OfferedBonus = { type: 'tournament', id: 4 };
const hunting: OfferedBonus = { type: 'hunting', id: 5 };

test.each([
  ['a hunting before all others', [freebet, boost, tournament, hunting], hunting],
  ['a tournament before a comboboost', [boost, tournament], tournament],
  ['a comboboost before a lootbox and a freebet', [lootbox, freebet, boost], boost],
  ['never a lootbox or a freebet', [lootbox, freebet], null],
  ['none of none', [], null],
] as const)('default: %s', (_rule, available, expected) => {
  expect(defaultBonus(available)).toBe(expected);
});

test.each([
  [
    'a boost adds its part of the stake',
    aComboboost(),
    combo,
    100n,
    { code: 'win_multiplied', bonusOdds: 1100 },
  ],
  [
    'points add their part of the prize',
    aHunting(),
    combo,
    150n,
    { code: 'points_earned', points: 3000n },
  ],
  [
    'points of an event that was farmed add nothing',
    aHunting({ farming: aFarming({ oncePerEvent: true }), farmedEventIds: [2] }),
    combo,
    0n,
    { code: 'points_earned', points: 0n },
  ],
  [
    'a freebet adds what it wins above its stake',
    aFreebet('freebet', { amount: minor(400) }),
    combo,
    300n,
    { code: 'stake_given', stake: 400n },
  ],
  [
    'the same said explicitly',
    aFreebet('freebet_only_win', { amount: minor(400) }),
    combo,
    300n,
    { code: 'stake_given', stake: 400n },
  ],
  [
    'a freebet that pays its stake adds all of it',
    aFreebet('freebet_all_win', { amount: minor(400) }),
    combo,
    400n,
    { code: 'stake_given', stake: 400n },
  ],
  [
    'no risk adds the stake of a loss',
    aFreebet('freebet_no_risk', { amount: minor(400) }),
    combo,
    300n,
    { code: 'stake_returned', stake: 400n },
  ],
  [
    'a freebet without an amount is measured by the stake',
    aFreebet('freebet_no_risk', { amount: minor(0) }),
    combo,
    750n,
    { code: 'stake_returned', stake: 1000n },
  ],
  [
    'a system counts at its whole price',
    aFreebet('freebet'),
    aSystem(2000, 2000, 2000),
    750n,
    { code: 'stake_given', stake: 1000n },
  ],
  [
    'a custom bet counts at its own price',
    aFreebet('freebet'),
    { ...combo, kind: { type: 'custom_bet', odds: odds(5000) } },
    800n,
    { code: 'stake_given', stake: 1000n },
  ],
  [
    'nothing is won above the stake of a custom bet without a price',
    aFreebet('freebet'),
    { ...combo, kind: { type: 'custom_bet', odds: null } },
    0n,
    { code: 'stake_given', stake: 1000n },
  ],
] as const)('expected gain: %s', (_rule, bonus, bet, gain, why) => {
  expect(gainOf(bonus, staked(bet, 1000))).toEqual({ bonus, gain, why });
});

test.each([
  [
    'a boost beats points on long odds',
    [
      aHunting({ id: 1 }),
      aComboboost({ id: 2, ranges: [{ minCount: 2, maxCount: 2, bonusOdds: odds(1200) }] }),
    ],
    1000,
    2,
  ],
  ['points beat a lower boost', [aHunting({ id: 1 }), aComboboost({ id: 2 })], 1000, 1],
  [
    'a freebet beats both on a small stake',
    [aHunting({ id: 1 }), aFreebet('freebet', { id: 2 })],
    1000,
    2,
  ],
  [
    'a boost beats a freebet on a large stake',
    [aComboboost({ id: 1 }), aFreebet('freebet', { id: 2 })],
    100_000,
    1,
  ],
  ['the first of equals', [aHunting({ id: 1 }), aHunting({ id: 2 })], 1000, 1],
  ['none when none adds anything', [aHunting({ id: 1 })], 0, undefined],
  ['none of none', [], 1000, undefined],
] as const)('the best bonus: %s', (_rule, usable, stake, expected) => {
  expect(bestBonus(staked(combo, stake), usable)?.bonus.id).toBe(expected);
});

test('the best bonus is usable and adds no less than any other', () => {
  const anyBonus = fc.oneof(
    fc
      .integer({ min: 1, max: 5000 })
      .map((amount) => aHunting({ farming: aFarming({ prize: [minor(amount)] }) })),
    fc
      .constantFrom(...FREEBET_TYPES)
      .chain((type) => fc.nat(5000).map((amount) => aFreebet(type, { amount: minor(amount) }))),
    fc
      .integer({ min: 1000, max: 3000 })
      .map((bonusOdds) =>
        aComboboost({ ranges: [{ minCount: 2, maxCount: null, bonusOdds: odds(bonusOdds) }] }),
      ),
  );
  const anyLegs = fc.array(fc.integer({ min: 1000, max: 9000 }), { minLength: 1, maxLength: 5 });
  fc.assert(
    fc.property(fc.array(anyBonus), anyLegs, fc.nat(50_000), (bonuses, legs, stake) => {
      const bet = staked(aBet(...legs), stake);
      const usable = usableBonuses(bet, bonuses, PLAYER, NOW);
      const best = bestBonus(bet, usable);
      const gains = usable.map((each) => gainOf(each, bet).gain);
      expect(gains.every((gain) => gain >= 0n && gain <= (best?.gain ?? 0n))).toBe(true);
      if (best) expect(usable).toContain(best.bonus);
    }),
  );
});
