import { expect, test } from 'vitest';
import { minor, odds } from '../money';
import { whyPlaceDisabled } from './check-slip';
import { refreshOdds } from './refresh-odds';
import { selectionsOf } from './slip';
import { changeCurrency, setEveryStake } from './stake';
import { aPick, RULES, SINGLES_OFFERED, slipOf, stakedSlip } from '@touchline/testkit/slip';
import { totals } from './totals';

const A = aPick({ matchId: 1, odds: 1360 });
const A2 = aPick({ matchId: 1, outcomeId: '2' });
const B = aPick({ matchId: 2, odds: 1520 });
const other = aPick({ matchId: 3, provider: 'oddin' });
const limits = { min: minor(10), max: minor(50_000) };
const twoSingles = stakedSlip([A, B], 500, SINGLES_OFFERED);

test.each([
  ['an empty slip', slipOf([]), RULES, 'empty'],
  ['no stake', slipOf([A]), RULES, 'no_stake'],
  [
    'one of several singles without a stake',
    { ...twoSingles, bets: [twoSingles.bets[0]!, slipOf([B]).bets[0]!] },
    SINGLES_OFFERED,
    'no_stake',
  ],
  ['two selections of one match in a combo', stakedSlip([A, A2], 500), RULES, 'same_match'],
  ['selections of two providers', stakedSlip([A, other], 500), RULES, 'mixed_providers'],
  ['several singles where they are not offered', twoSingles, RULES, 'singles_not_offered'],
  [
    'several bets that are not all singles',
    { ...twoSingles, bets: [...twoSingles.bets, ...stakedSlip([A, B], 500).bets] },
    SINGLES_OFFERED,
    'singles_not_offered',
  ],
  [
    'more selections than a bet may have',
    stakedSlip([A, B], 500),
    { ...RULES, maxSelections: 1 },
    'too_many_selections',
  ],
  ['a stake below the least', stakedSlip([A], 9), RULES, 'stake_below_min'],
  ['a stake above the most', stakedSlip([A], 50_001), RULES, 'stake_above_max'],
  ['a ticket in progress', { ...stakedSlip([A], 500), ticket: 'PROCESSING' }, RULES, 'in_progress'],
  ['a receipt', { ...stakedSlip([A], 500), ticket: 'SUCCESS' }, RULES, 'in_progress'],
] as const)('cannot be placed: %s', (_rule, slip, rules, code) => {
  expect(whyPlaceDisabled(slip, rules, limits)?.code).toBe(code);
});

test('cannot be placed: a suspended selection', () => {
  const slip = stakedSlip([A], 500);
  const offer = { matchStatus: 1, marketStatus: -1, active: true, odds: odds(1360) } as const;
  const suspended = refreshOdds(slip, new Map([[selectionsOf(slip)[0]!.key, offer]]), 'any');
  expect(whyPlaceDisabled(suspended, RULES, limits)?.code).toBe('not_bettable');
});

test.each([
  ['a single', stakedSlip([A], 500), RULES],
  ['a combo', stakedSlip([A, B], 500), RULES],
  ['several singles where they are offered', twoSingles, SINGLES_OFFERED],
  ['several singles of one match', stakedSlip([A, A2], 500, SINGLES_OFFERED), SINGLES_OFFERED],
  ['the least stake', stakedSlip([A], 10), RULES],
] as const)('can be placed: %s', (_rule, slip, rules) => {
  expect(whyPlaceDisabled(slip, rules, limits)).toBeNull();
});

test.each([
  ['nothing', slipOf([]), { stake: 0n, win: 0n, odds: null }],
  ['a single', stakedSlip([A], 1000), { stake: 1000n, win: 1360n, odds: 1360 }],
  ['a combo', stakedSlip([A, B], 1000), { stake: 1000n, win: 2067n, odds: 2067 }],
  [
    'several singles add up and have no common odds',
    stakedSlip([A, B], 1000, SINGLES_OFFERED),
    { stake: 2000n, win: 2880n, odds: null },
  ],
] as const)('totals of %s', (_rule, slip, expected) => {
  expect(totals(slip)).toEqual(expected);
});

test('one stake can be given to every bet', () => {
  expect(setEveryStake(twoSingles, minor(700)).bets.map((bet) => bet.stake.amount)).toEqual([
    700n,
    700n,
  ]);
});

test('another currency resets the stakes to nothing, with source sharing', () => {
  const slip = changeCurrency(stakedSlip([A], 500), 'USD');
  expect(slip).toMatchObject({
    currency: 'USD',
    bets: [{ stake: { source: 'sharing', amount: 0n } }],
  });
  expect(changeCurrency(slip, 'USD')).toBe(slip);
});
