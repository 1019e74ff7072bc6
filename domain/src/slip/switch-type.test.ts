import { expect, test } from 'vitest';
import { minor } from '../money';
import {
  aPick,
  RULES,
  SINGLES_OFFERED,
  slipOf,
  stakedSlip,
  typesOf,
} from '@touchline/testkit/slip';
import { setWin } from './stake';
import { switchType } from './switch-type';

const A = aPick({ matchId: 1 });
const A2 = aPick({ matchId: 1, outcomeId: '2' });
const B = aPick({ matchId: 2 });

test('single splits the selections into bets with the same stake', () => {
  const result = switchType(stakedSlip([A, B], 500), 'single', SINGLES_OFFERED);
  expect(result.ok && typesOf(result.value)).toEqual(['single:1', 'single:1']);
  expect(result.ok && result.value.bets.map((bet) => bet.stake.amount)).toEqual([500n, 500n]);
});

test('combo merges the bets, at the stake of the first', () => {
  const result = switchType(stakedSlip([A, B], 500, SINGLES_OFFERED), 'combo', SINGLES_OFFERED);
  expect(result.ok && typesOf(result.value)).toEqual(['combo:2']);
  expect(result.ok && result.value.bets[0]!.stake.amount).toBe(500n);
});

test('a wished win does not outlive the bet it was wished of', () => {
  const result = switchType(setWin(slipOf([A, B]), 0, minor(4000)), 'single', SINGLES_OFFERED);
  expect(result.ok && result.value.bets[0]!.stake).toEqual({ source: 'stake', amount: 1000n });
});

test.each([
  ['the type it has already', slipOf([A, B]), 'combo', RULES, 'same_type'],
  ['a single of one selection', slipOf([A]), 'combo', RULES, 'one_selection'],
  ['an empty slip', slipOf([]), 'combo', RULES, 'one_selection'],
  [
    'singles of a provider that does not offer several',
    slipOf([A, B]),
    'single',
    RULES,
    'singles_not_offered',
  ],
  ['a combo of one match', slipOf([A, A2], SINGLES_OFFERED), 'combo', RULES, 'same_match'],
  [
    'a sent slip',
    { ...slipOf([A, B]), ticket: 'PROCESSING' },
    'single',
    SINGLES_OFFERED,
    'not_editable',
  ],
] as const)('refused: %s', (_rule, slip, type, rules, code) => {
  expect(switchType(slip, type, rules)).toMatchObject({ ok: false, error: { code } });
});
