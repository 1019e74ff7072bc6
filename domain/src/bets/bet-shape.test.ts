import { expect, test } from 'vitest';
import {
  anAskedLeg,
  legsOn,
  SAME_MATCH,
  systemOf,
  TWO_OF_THREE,
} from '@touchline/testkit/betting/placement';
import { shapeFault, type BetShape, type ShapeRules } from './bet-shape';
import { outcomeKey, type OutcomeRef } from './outcome-key';

const RULES: ShapeRules = {
  systems: [systemOf(302), systemOf(403)],
  customBets: { enabled: true, allowSingle: false },
  maxSelections: 3,
};
const SINGLE_CUSTOM = { ...RULES, customBets: { enabled: true, allowSingle: true } };

const bet = (
  kind: BetShape['kind'] | 'single' | 'combo' | 'custom_bet',
  legs: readonly OutcomeRef[],
  ...providers: string[]
): BetShape => ({
  kind: typeof kind === 'string' ? { type: kind } : kind,
  selections: legs.map((leg, at) => ({ ...leg, provider: providers[at] ?? 'betradar' })),
});
const key = (matchId: number) => outcomeKey(anAskedLeg(matchId));
const AWAY = anAskedLeg(1, { outcomeId: '2' });
const oddin = ['oddin', 'oddin', 'oddin'];

test.each<[string, BetShape, object, ShapeRules?]>([
  ['a single of none', bet('single', []), { code: 'too_few_selections', min: 1 }],
  ['a single of two', bet('single', legsOn(2)), { code: 'too_many_selections', max: 1 }],
  ['a combo of one', bet('combo', legsOn(1)), { code: 'too_few_selections', min: 2 }],
  [
    'a system of fewer than its selections',
    bet(TWO_OF_THREE, legsOn(2)),
    { code: 'too_few_selections', min: 3 },
  ],
  [
    'a system of more than its selections',
    bet(TWO_OF_THREE, legsOn(4)),
    { code: 'too_many_selections', max: 3 },
    { ...RULES, maxSelections: 20 },
  ],
  ['a custom bet of one', bet('custom_bet', legsOn(1)), { code: 'too_few_selections', min: 2 }],
  [
    'a custom bet of none where one is enough',
    bet('custom_bet', []),
    { code: 'too_few_selections', min: 1 },
    SINGLE_CUSTOM,
  ],
  ['too many legs', bet('combo', legsOn(4)), { code: 'too_many_selections', max: 3 }],
  [
    'a system of too many legs',
    bet({ type: 'system', system: systemOf(403) }, legsOn(4)),
    { code: 'too_many_selections', max: 3 },
  ],
  [
    'too many legs of a custom bet',
    bet(
      'custom_bet',
      [1, 2, 3, 4].map((marketId) => anAskedLeg(1, { marketId })),
    ),
    { code: 'too_many_selections', max: 3 },
  ],
  ['a custom bet of two matches', bet('custom_bet', legsOn(2)), { code: 'several_matches' }],
  [
    'a custom bet with one outcome twice',
    bet('custom_bet', [anAskedLeg(1), anAskedLeg(1)]),
    { code: 'same_line_twice', selections: [key(1), key(1)] },
  ],
  [
    'a custom bet with two outcomes of one line',
    bet('custom_bet', [...SAME_MATCH, AWAY]),
    { code: 'same_line_twice', selections: [key(1), outcomeKey(AWAY)] },
  ],
  [
    'a custom bet where there are none',
    bet('custom_bet', SAME_MATCH),
    { code: 'bet_type_not_offered' },
    { ...RULES, customBets: { enabled: false, allowSingle: false } },
  ],
  [
    'a system that is not offered',
    bet({ type: 'system', system: systemOf(301) }, legsOn(3)),
    { code: 'system_not_offered' },
  ],
  [
    'a system with the provider oddin',
    bet(TWO_OF_THREE, legsOn(3), ...oddin),
    { code: 'system_not_offered' },
  ],
  [
    'two legs of one match in a combo',
    bet('combo', [anAskedLeg(1), anAskedLeg(2), AWAY]),
    { code: 'same_match_twice', selections: [key(1), outcomeKey(AWAY)] },
  ],
  [
    'two legs of one match in a system',
    bet(TWO_OF_THREE, [anAskedLeg(1), anAskedLeg(2), anAskedLeg(1)]),
    { code: 'same_match_twice', selections: [key(1), key(1)] },
  ],
  [
    'selections of two providers',
    bet('combo', legsOn(3), 'betradar', 'oddin'),
    { code: 'mixed_providers', selections: [key(2)] },
  ],
  [
    'two providers in a system',
    bet(TWO_OF_THREE, legsOn(3), 'betradar', 'oddin', 'oddin'),
    { code: 'mixed_providers', selections: [key(2), key(3)] },
  ],
])('a bet cannot stand: %s', (_rule, shape, fault, rules = RULES) => {
  expect(shapeFault(shape, rules)).toEqual(fault);
});

test.each<[string, BetShape, ShapeRules?]>([
  ['a single', bet('single', legsOn(1))],
  ['a combo of as many as a bet takes', bet('combo', legsOn(3))],
  ['a combo of oddin', bet('combo', legsOn(3), ...oddin)],
  ['a system', bet(TWO_OF_THREE, legsOn(3))],
  ['a custom bet', bet('custom_bet', SAME_MATCH)],
  ['a custom bet of one where one is enough', bet('custom_bet', legsOn(1)), SINGLE_CUSTOM],
])('a bet can stand: %s', (_rule, shape, rules = RULES) => {
  expect(shapeFault(shape, rules)).toBeNull();
});
