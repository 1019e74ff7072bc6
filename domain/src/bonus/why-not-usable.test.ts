import { expect, test } from 'vitest';
import { minor, odds } from '../money';
import type { Amb } from './bonus';
import {
  aBet,
  aComboboost,
  aFreebet,
  aHunting,
  aLeg,
  aSystem,
  LADDER,
  NOW,
  PLAYER,
} from '@touchline/testkit/bonuses/bonus-builders';
import { freebetInUse, whyNotCounted, whyNotUsable } from './why-not-usable';

const single = aBet(2000);
const soccerOnly = {
  eventConditions: [
    { sportType: null, sportId: 1, categoryId: null, tournamentId: null, matchId: null },
  ],
};
const mixed = {
  kind: { type: 'combo' },
  selections: [aLeg(), aLeg({ sportId: 2 }), aLeg({ sportId: 3 })],
} as const;
const oneLive = {
  kind: { type: 'combo' },
  selections: [aLeg(), aLeg({ matchStatus: 1 })],
} as const;
const visitor = { ...PLAYER, countryCode: null };

test.each([
  [
    'not begun',
    aHunting({ validFrom: NOW + 1 }),
    single,
    { code: 'not_active', status: 'upcoming' },
  ],
  ['expired', aHunting({ validTo: NOW }), single, { code: 'not_active', status: 'expired' }],
  [
    'used up',
    aComboboost({ usesCount: 1, usedCount: 1 }),
    aBet(2000, 2000),
    { code: 'not_active', status: 'bonus_over' },
  ],
  [
    'waits to be activated',
    aHunting({ status: 'available' }),
    single,
    { code: 'not_active', status: 'available' },
  ],
  ['another country', aHunting({ countryCodes: ['FR'] }), single, { code: 'wrong_country' }],
  ['another bet type', aHunting({ betTypes: ['combo'] }), single, { code: 'wrong_bet_type' }],
  [
    'two selections of other sports',
    aHunting(soccerOnly),
    mixed,
    { code: 'wrong_event', selections: [1, 2] },
  ],
  [
    'a live selection where prematch is asked for',
    aHunting({ matchStatus: 'prematch' }),
    oneLive,
    { code: 'wrong_match_status', selections: [1] },
  ],
  [
    'a prematch selection where live is asked for',
    aHunting({ matchStatus: 'live' }),
    oneLive,
    { code: 'wrong_match_status', selections: [0] },
  ],
  [
    'odds too low on the second selection',
    aHunting({ minOdds: odds(1500) }),
    aBet(1500, 1499),
    { code: 'odds_too_low', selections: [1] },
  ],
  [
    'odds too high on the first selection',
    aHunting({ maxOdds: odds(3000) }),
    aBet(3001, 3000),
    { code: 'odds_too_high', selections: [0] },
  ],
  [
    'too few selections',
    aHunting({ selectionCountFrom: 4 }),
    aBet(2000, 2000),
    { code: 'selections_missing', missing: 2 },
  ],
  [
    'too many selections',
    aHunting({ selectionCountTo: 1 }),
    aBet(2000, 2000),
    { code: 'too_many_selections', most: 1 },
  ],
  [
    'a freebet in another currency',
    aFreebet('freebet', { currency: 'USD' }),
    single,
    { code: 'wrong_currency', currency: 'USD' },
  ],
  [
    'one more leg for ×1.10',
    aComboboost(),
    single,
    { code: 'legs_missing', missing: 1, bonusOdds: 1100 },
  ],
  [
    'odds below those of the comboboost on the second selection',
    aComboboost(),
    aBet(1200, 1199),
    { code: 'odds_too_low', selections: [1] },
  ],
  [
    'a comboboost on a system',
    aComboboost(),
    aSystem(2000, 2000, 2000),
    { code: 'wrong_bet_type' },
  ],
  [
    'more legs than the last range takes',
    aComboboost({ ranges: LADDER.slice(0, 1) }),
    aBet(2000, 2000, 2000),
    { code: 'too_many_selections', most: 2 },
  ],
] as const)('not usable: %s', (_rule, bonus, bet, expected) => {
  expect(whyNotUsable(bonus, bet, PLAYER, NOW)).toEqual(expected);
});

test.each([
  ['nothing is asked', aHunting(), single],
  ['the country is one of them', aHunting({ countryCodes: ['FR', 'DE'] }), single],
  ['the bet type is one of them', aHunting({ betTypes: ['combo', 'single'] }), single],
  ['odds are at the bounds', aHunting({ minOdds: odds(2000), maxOdds: odds(2000) }), single],
  ['the count is at the bounds', aHunting({ selectionCountFrom: 1, selectionCountTo: 1 }), single],
  ['live and prematch selections are taken', aHunting({ matchStatus: 'both' }), oneLive],
  ['a combo is in a range', aComboboost(), aBet(1200, 1200)],
  ['a freebet is in the currency of the slip', aFreebet('freebet'), single],
  ['points are farmed by a system', aHunting(), aSystem(2000, 2000, 2000)],
] as const)('usable: %s', (_rule, bonus, bet) => {
  expect(whyNotUsable(bonus, bet, PLAYER, NOW)).toBeNull();
});

test('a player who is not verified, or of no known country, is told so', () => {
  const asking = aHunting({ onlyVerified: true });
  expect(whyNotUsable(asking, single, PLAYER, NOW)).toBeNull();
  expect(whyNotUsable(asking, single, { ...PLAYER, isVerified: false }, NOW)).toEqual({
    code: 'not_verified',
  });
  expect(whyNotUsable(aHunting({ countryCodes: ['DE'] }), single, visitor, NOW)?.code).toBe(
    'wrong_country',
  );
});

test('one active freebet keeps others out, and nothing but freebets', () => {
  const player = { ...PLAYER, freebetInUse: 7 };
  const why = (id: number) => whyNotUsable(aFreebet('freebet', { id }), single, player, NOW);
  expect(why(7)).toBeNull();
  expect(why(8)).toEqual({ code: 'other_freebet_active', id: 7 });
  expect(whyNotUsable(aHunting({ id: 8 }), single, player, NOW)).toBeNull();
});

test.each([
  ['several are allowed', true, ['active', 'active'], null],
  ['the one activated first', false, ['active', 'active'], 2],
  ['only the active one counts', false, ['active', 'available'], 1],
  ['none is active', false, ['available', 'expired'], null],
] as const)('the freebet in use: %s', (_rule, areSeveralAllowed, statuses, expected) => {
  const [first, second] = statuses;
  const freebets = [
    aFreebet('freebet', { id: 1, status: first, activatedAt: NOW }),
    aFreebet('freebet', { id: 2, status: second, activatedAt: NOW - 1 }),
  ];
  expect(freebetInUse(freebets, areSeveralAllowed, NOW)).toBe(expected);
  expect(freebetInUse(freebets.toReversed(), areSeveralAllowed, NOW)).toBe(expected);
});

test.each([
  ['a bet that meets everything', 500, 2000, NOW - 1, null],
  ['a stake below the least', 499, 2000, NOW - 1, { code: 'stake_too_low', least: 500n }],
  ['a bet placed at the end', 500, 2000, NOW, { code: 'too_late' }],
  ['odds too low', 500, 1499, NOW - 1, { code: 'odds_too_low', selections: [0] }],
] as const)('an amb freebet counts: %s', (_rule, stake, thousandths, placedAt, expected) => {
  const amb: Amb = {
    ...aHunting({ minOdds: odds(1500) }),
    name: 'Ten bets',
    type: 'freebet',
    ranges: [],
    minStake: minor(500),
    stakeCurrency: 'EUR',
    issueTo: NOW,
  };
  const bet = { ...aBet(thousandths), stake: minor(stake), bonus: null };
  expect(whyNotCounted(amb, bet, PLAYER, placedAt)).toEqual(expected);
});

test('an amb freebet without an end counts bets at any time, but none that a freebet stakes', () => {
  const amb: Amb = {
    ...aHunting(),
    name: 'Ten bets',
    type: 'freebet',
    ranges: [],
    minStake: minor(1),
    stakeCurrency: 'EUR',
    issueTo: null,
  };
  const counts = (bonus: { type: string } | null) =>
    whyNotCounted(amb, { ...single, stake: minor(1), bonus }, PLAYER, NOW);
  expect(counts(null)).toBeNull();
  expect(counts({ type: 'freebet_no_risk' })).toBeNull();
  expect(counts({ type: 'freebet' })).toEqual({ code: 'not_own_stake' });
});
