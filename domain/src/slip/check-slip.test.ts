import { expect, test } from 'vitest';
import type { OfferedBonus } from '../bonus/bet-bonus';
import { minor, sum } from '../money';
import { whyPlaceDisabled } from './check-slip';
import { placing, unanswered } from './place';
import { markProvider, refreshOdds } from './refresh-odds';
import { newBet, selectionsOf, type Slip } from './slip';
import {
  aPick,
  anOffer,
  customSlip,
  RULES,
  SINGLES_OFFERED,
  slipOf,
  stakedSlip,
  systemSlip,
} from '@touchline/testkit/slip/slip';

const A = aPick({ matchId: 1, odds: 1360 });
const A2 = aPick({ matchId: 1, outcomeId: '2' });
const B = aPick({ matchId: 2, odds: 1520 });
const other = aPick({ matchId: 3, provider: 'oddin' });
const ALL = { minStake: minor(10), maxStake: minor(50_000), maxPayout: minor(1_000_000) };
const limits = { default: ALL };
const totalOf = (slip: Slip) => sum(slip.bets.map((bet) => bet.stake.amount));
/** What stands in the way of a slip whose total is the one that is shown. */
const obstacleTo = (slip: Slip, rules = RULES) =>
  whyPlaceDisabled(slip, rules, limits, totalOf(slip));
const twoSingles = stakedSlip([A, B], 500, SINGLES_OFFERED);
const three = systemSlip([A, B, aPick({ matchId: 3 })], 302, 500);
const custom = customSlip([A, aPick({ marketId: 18 })], 3000, 500);

/** The bets of these slips, side by side as clicks never leave them. */
const beside = (...slips: Slip[]): Slip => ({
  ...slips[0]!,
  bets: slips.flatMap((slip) => slip.bets),
});
/** The selections of a slip as one bet, as clicks never leave them. */
const asOne = (slip: Slip, { bets: [like] }: Slip): Slip => ({
  ...slip,
  bets: [newBet(like!.kind, selectionsOf(slip), like!.stake)],
});

test.each([
  ['an empty slip', slipOf([]), RULES, 'empty'],
  ['no stake', slipOf([A]), RULES, 'no_stake'],
  [
    'one of several singles without a stake',
    beside(stakedSlip([A], 500), slipOf([B])),
    SINGLES_OFFERED,
    'no_stake',
  ],
  [
    'two selections of one match in a combo',
    asOne(slipOf([A, A2], SINGLES_OFFERED), stakedSlip([A, B], 500)),
    RULES,
    'same_match_twice',
  ],
  [
    'two selections of one match in a system',
    asOne(slipOf([A, A2, B], SINGLES_OFFERED), three),
    RULES,
    'same_match_twice',
  ],
  ['selections of two providers', stakedSlip([A, other], 500), RULES, 'mixed_providers'],
  ['several singles where they are not offered', twoSingles, RULES, 'singles_not_offered'],
  [
    'several bets that are not all singles',
    beside(twoSingles, stakedSlip([A, B], 500)),
    SINGLES_OFFERED,
    'singles_not_offered',
  ],
  [
    'more selections than a bet may have',
    stakedSlip([A, B], 500),
    { ...RULES, maxSelections: 1 },
    'too_many_selections',
  ],
  [
    'a system with the provider oddin',
    asOne(slipOf([2, 3, 4].map((matchId) => aPick({ matchId, provider: 'oddin' }))), three),
    RULES,
    'system_not_offered',
  ],
  [
    'a system of a type the site does not offer',
    three,
    { ...RULES, systems: RULES.systems.filter((each) => each.id !== 302) },
    'system_not_offered',
  ],
  [
    'a custom bet where the site does not offer them',
    custom,
    { ...RULES, customBets: { enabled: false, allowSingle: true } },
    'bet_type_not_offered',
  ],
  ['a custom bet of several matches', asOne(slipOf([A, B]), custom), RULES, 'several_matches'],
  ['a custom bet of one selection', asOne(slipOf([A]), custom), RULES, 'too_few_selections'],
  [
    'a custom bet without a price',
    customSlip([A, aPick({ marketId: 18 })], null, 500),
    RULES,
    'not_priced',
  ],
  ['a stake below the least', stakedSlip([A], 9), RULES, 'stake_below_min'],
  ['a stake above the most', stakedSlip([A], 50_001), RULES, 'stake_above_max'],
  ['a ticket in progress', { ...stakedSlip([A], 500), ticket: 'PROCESSING' }, RULES, 'in_progress'],
  ['a receipt', { ...stakedSlip([A], 500), ticket: 'SUCCESS' }, RULES, 'in_progress'],
] as const)('cannot be placed: %s', (_rule, slip, rules, code) => {
  expect(obstacleTo(slip, rules)?.code).toBe(code);
});

test('cannot be placed: a suspended selection, or one of a provider that is down', () => {
  const slip = stakedSlip([A], 500);
  const offer = anOffer({ marketStatus: -1 });
  const suspended = refreshOdds(slip, new Map([[selectionsOf(slip)[0]!.key, offer]]), 'any');
  for (const closed of [suspended, markProvider(slip, 'betradar', false)]) {
    expect(obstacleTo(closed)).toEqual({
      code: 'not_bettable',
      selections: [selectionsOf(slip)[0]!.key],
    });
  }
});

test.each([
  ['a single', stakedSlip([A], 500)],
  ['several singles', twoSingles],
  ['a system', three],
])('cannot be placed: %s, where the total is not the one that was shown', (_rule, slip) => {
  const total = totalOf(slip);
  const disabled = (expected: bigint) =>
    whyPlaceDisabled(slip, SINGLES_OFFERED, limits, minor(expected));
  expect(disabled(total)).toBeNull();
  expect(disabled(total + 1n)).toEqual({ code: 'total_differs', total });
  expect(disabled(500n)).toEqual(total === 500n ? null : { code: 'total_differs', total });
});

test.each([
  ['a single', stakedSlip([A], 500), RULES],
  ['a combo', stakedSlip([A, B], 500), RULES],
  ['several singles where they are offered', twoSingles, SINGLES_OFFERED],
  ['several singles of one match', stakedSlip([A, A2], 500, SINGLES_OFFERED), SINGLES_OFFERED],
  ['a system', three, RULES],
  ['a custom bet', custom, RULES],
  ['the least stake', stakedSlip([A], 10), RULES],
] as const)('can be placed: %s', (_rule, slip, rules) => {
  expect(obstacleTo(slip, rules)).toBeNull();
});

test.each([
  ['systems', three, 'system'],
  ['custom bets', custom, 'custom_bet'],
] as const)('%s have limits of their own', (_rule, slip, type) => {
  const own = { default: ALL, [type]: { ...ALL, maxStake: minor(499) } };
  const why = (each: Slip) => whyPlaceDisabled(each, RULES, own, totalOf(each));
  expect(why(slip)).toEqual({ code: 'stake_above_max', max: 499n });
  expect(why(stakedSlip([A, B], 500))).toBeNull();
});

test('cannot be placed: a bet that pays more than a bet may', () => {
  const tight = { default: { ...ALL, maxPayout: minor(679) } };
  const slip = stakedSlip([A], 500);
  expect(whyPlaceDisabled(slip, RULES, tight, minor(500))).toEqual({
    code: 'payout_above_max',
    max: 679n,
  });
});

const withBonus = (slip: Slip, bonus: OfferedBonus): Slip => ({
  ...slip,
  bets: slip.bets.map((bet) => ({ ...bet, bonus })),
});
const freebet = (stake: number): OfferedBonus => ({
  type: 'freebet',
  id: 1,
  freebetStake: minor(stake),
});

test.each([
  ['a freebet below the least stake can be placed', 5, 5, undefined],
  ['a freebet cannot with another stake than its own', 500, 5, 'freebet_stake'],
  ['nor can one that stakes nothing', 500, 0, 'bonus_not_usable'],
])('%s', (_rule, stake, free, code) => {
  expect(obstacleTo(withBonus(stakedSlip([A], stake), freebet(free)))?.code).toBe(code);
});

test('nothing stands in the way of what was sent without an answer', () => {
  const sent = unanswered(placing(stakedSlip([A], 500), 'id', 'none'));
  const none = { ...RULES, maxSelections: 0 };
  expect(whyPlaceDisabled(sent, none, limits, minor(1))).toBeNull();
  expect(
    whyPlaceDisabled(markProvider(sent, 'betradar', false), none, limits, minor(1)),
  ).toBeNull();
});
