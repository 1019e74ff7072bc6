import { expect, test } from 'vitest';
import { minor } from '../money';
import {
  aPick,
  customSlip,
  RULES,
  SINGLES_OFFERED,
  slipOf,
  stakedSlip,
  systemSlip,
  typesOf,
} from '@touchline/testkit/slip/slip';
import { systemsFor } from './kind-for';
import type { Slip } from './slip';
import { setWin } from './stake';
import { switchType } from './switch-type';

const A = aPick({ matchId: 1 });
const A2 = aPick({ matchId: 1, outcomeId: '2' });
const A_TOTAL = aPick({ matchId: 1, marketId: 18 });
const B = aPick({ matchId: 2 });
const C = aPick({ matchId: 3 });
const esports = (matchId: number) => aPick({ matchId, provider: 'oddin' });

const stakesOf = (slip: Slip) => slip.bets.map((bet) => bet.stake.amount);

test.each([
  ['single splits a combo', stakedSlip([A, B], 500), 'single', ['single:1', 'single:1']],
  [
    'single splits a system',
    systemSlip([A, B, C], 302, 500),
    'single',
    ['single:1', 'single:1', 'single:1'],
  ],
  ['combo merges singles', stakedSlip([A, B], 500, SINGLES_OFFERED), 'combo', ['combo:2']],
  ['combo makes one of a system', systemSlip([A, B, C], 302, 500), 'combo', ['combo:3']],
  ['system takes the first there is', stakedSlip([A, B, C], 500), 'system', ['1 of 3:3']],
  ['a system is chosen by its id', stakedSlip([A, B, C], 500), 302, ['2 of 3:3']],
  ['a full-cover bet is chosen by its id', stakedSlip([A, B, C], 500), 322, ['trixie:3']],
  ['a system merges singles', stakedSlip([A, B, C], 500, SINGLES_OFFERED), 302, ['2 of 3:3']],
  ['a system becomes another', systemSlip([A, B, C], 302, 500), 321, ['patent:3']],
] as const)('%s, at the same stake', (_rule, slip, to, types) => {
  const result = switchType(slip, to, SINGLES_OFFERED);
  expect(result.ok && typesOf(result.value)).toEqual(types);
  expect(result.ok && stakesOf(result.value)).toEqual(types.map(() => 500n));
});

test.each([
  ['single', slipOf([A, B]), 'single', 1000n],
  ['a system', slipOf([A, B, C]), 302, 500n],
] as const)(
  'a wished win does not outlive the bet it was wished of: %s',
  (_to, slip, to, amount) => {
    const result = switchType(setWin(slip, 0, minor(4000), null), to, SINGLES_OFFERED);
    expect(result.ok && result.value.bets[0]!.stake).toEqual({ source: 'stake', amount });
  },
);

test('systems are named by win count, and the full-cover bets of the count after them', () => {
  const named = systemsFor(slipOf([A, B, C]), RULES).map((each) => each.id);
  expect(named).toEqual([301, 302, 303, 321, 322]);
  expect(systemsFor(slipOf([A, B]), RULES)).toEqual([]);
});

test('whatever order the site names its systems in', () => {
  const reversed = { ...RULES, systems: RULES.systems.toReversed() };
  const ids = (rules: typeof RULES) => systemsFor(slipOf([A, B, C]), rules).map((each) => each.id);
  expect(ids(reversed)).toEqual(ids(RULES));
  const made = switchType(slipOf([A, B, C]), 'system', reversed);
  expect(made.ok && typesOf(made.value)).toEqual(['1 of 3:3']);
});

const noTrixie = { ...RULES, systems: RULES.systems.filter((each) => each.id !== 322) };

test.each([
  ['the type it has already', slipOf([A, B]), 'combo', RULES, 'same_type'],
  ['the system it is already', systemSlip([A, B, C], 302), 302, RULES, 'same_type'],
  ['any system where it is one', systemSlip([A, B, C], 302), 'system', RULES, 'same_type'],
  ['a single of one selection', slipOf([A]), 'combo', RULES, 'one_selection'],
  ['an empty slip', slipOf([]), 'combo', RULES, 'one_selection'],
  ['a system of another count', slipOf([A, B, C]), 402, RULES, 'no_such_system'],
  ['any system where the count has none', slipOf([A, B]), 'system', RULES, 'no_such_system'],
  ['a system the site does not offer', slipOf([A, B, C]), 322, noTrixie, 'no_such_system'],
  ['a custom bet', customSlip([A, A_TOTAL]), 'combo', RULES, 'custom_bet'],
  [
    'to a custom bet, which the book has to price',
    slipOf([A, B]),
    'custom_bet',
    RULES,
    'custom_bet',
  ],
  [
    'singles of a provider that does not offer several',
    slipOf([A, B]),
    'single',
    RULES,
    'singles_not_offered',
  ],
  ['a combo of one match', slipOf([A, A2], SINGLES_OFFERED), 'combo', RULES, 'same_match_twice'],
  ['a system of one match', slipOf([A, A2, B], SINGLES_OFFERED), 302, RULES, 'same_match_twice'],
  ['a system of two providers', slipOf([A, B, esports(3)]), 302, RULES, 'mixed_providers'],
  ['a system with oddin', slipOf([1, 2, 3].map(esports)), 302, RULES, 'system_not_offered'],
  [
    'a combo of more selections than a bet may have',
    slipOf([A, B, C], SINGLES_OFFERED),
    'combo',
    { ...RULES, maxSelections: 2 },
    'too_many_selections',
  ],
  [
    'a sent slip',
    { ...slipOf([A, B]), ticket: 'PROCESSING' },
    'single',
    SINGLES_OFFERED,
    'not_editable',
  ],
  [
    'a receipt',
    { ...slipOf([A, B]), ticket: 'SUCCESS' },
    'single',
    SINGLES_OFFERED,
    'not_editable',
  ],
] as const)('refused: %s', (_rule, slip, to, rules, code) => {
  expect(switchType(slip, to, rules)).toMatchObject({ ok: false, error: { code } });
});

const BONUS = { type: 'freebet_all_win', id: 7, freebetStake: minor(500) } as const;
const withBonus = (slip: Slip): Slip => ({
  ...slip,
  bets: slip.bets.map((bet) => ({ ...bet, bonus: BONUS, availableBonuses: [BONUS] })),
});

test.each([
  ['split', stakedSlip([A, B], 500), 'single'],
  ['merged', stakedSlip([A, B], 500, SINGLES_OFFERED), 'combo'],
] as const)(
  'a bet that is %s leaves its bonus behind, and a freebet its stake',
  (_how, slip, to) => {
    const result = switchType(withBonus(slip), to, SINGLES_OFFERED);
    expect(result.ok && result.value.bets[0]).toMatchObject({
      bonus: null,
      availableBonuses: [],
      stake: { source: 'stake', amount: 0n },
    });
  },
);

test('a combo that becomes a system keeps its bonus, which somebody has to look at again', () => {
  const result = switchType(withBonus(stakedSlip([A, B, C], 500)), 302, RULES);
  expect(result.ok && result.value.bets[0]).toMatchObject({
    bonus: BONUS,
    availableBonuses: [BONUS],
    stake: { source: 'stake', amount: 500n },
  });
});
