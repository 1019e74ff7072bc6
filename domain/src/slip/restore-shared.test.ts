import { expect, test } from 'vitest';
import { minor, ONCE } from '../money';
import { outcomeKey, type OutcomeKey } from '../bets/outcome-key';
import { SYSTEM_TYPES } from '../bets/system-types';
import { aPick, RULES, slipOf, typesOf } from '@touchline/testkit/slip';
import { UNPRICED } from './kind-for';
import { restoreShared, type Shared, type SharedBet } from './restore-shared';
import { selectionsOf, type PickedOutcome } from './slip';

const A = aPick({ matchId: 1 });
const A2 = aPick({ matchId: 1, outcomeId: '2' });
const A_TOTAL = aPick({ matchId: 1, marketId: 18 });
const B = aPick({ matchId: 2 });
const C = aPick({ matchId: 3 });
const D = aPick({ matchId: 4 });

const SINGLE = { type: 'single' } as const;
const COMBO = { type: 'combo' } as const;
const system = (id: number) => ({
  type: 'system' as const,
  system: SYSTEM_TYPES.find((each) => each.id === id)!,
});
const bet = (kind: SharedBet['kind'], picks: PickedOutcome[], stake = 1000): SharedBet => ({
  kind,
  stake: minor(stake),
  selections: picks.map(({ matchId, marketId, specifier, outcomeId }) => ({
    matchId,
    marketId,
    specifier,
    outcomeId,
  })),
});
const shared = (
  bets: SharedBet[],
  offered = [A, A2, A_TOTAL, B, C, D],
  terms: Partial<Shared> = {},
): Shared => ({
  bets,
  offered: new Map(offered.map((each): [OutcomeKey, PickedOutcome] => [outcomeKey(each), each])),
  rate: ONCE,
  stakeCap: minor(4000),
  ...terms,
});

test.each([
  ['singles stay singles', [bet(SINGLE, [A]), bet(SINGLE, [B])], [A, B], ['single:1', 'single:1']],
  ['a combo stays a combo', [bet(COMBO, [A, B])], [A, B], ['combo:2']],
  ['a combo of which one is left is a single', [bet(COMBO, [A, B])], [B], ['single:1']],
  ['a system stays itself', [bet(system(322), [A, B, C])], [A, B, C], ['trixie:3']],
  [
    'a system of which fewer are left is the like of that count',
    [bet(system(402), [A, B, C, D])],
    [A, B, C],
    ['2 of 3:3'],
  ],
  ['or else a combo', [bet(system(302), [A, B, C])], [A, B], ['combo:2']],
  ['a custom bet stays one, even of one', [bet(UNPRICED, [A, A_TOTAL])], [A], ['custom_bet:1']],
  ['a bet with nothing left is dropped', [bet(SINGLE, [A]), bet(SINGLE, [B])], [B], ['single:1']],
  [
    'of two outcomes of one match the later stays',
    [bet(COMBO, [A, B, A2])],
    [A, A2, B],
    ['combo:2'],
  ],
] as const)('shared: %s', (_rule, bets, offered, types) => {
  const result = restoreShared(slipOf([D]), shared([...bets], [...offered]), RULES);
  expect(result.ok && typesOf(result.value.slip)).toEqual(types);
});

test('what is not offered any more is named', () => {
  const result = restoreShared(slipOf([]), shared([bet(COMBO, [A, B, C])], [B]), RULES);
  expect(result.ok && result.value.left).toEqual([outcomeKey(A), outcomeKey(C)]);
});

test('outcomes come at the prices of now, and a custom bet without a price', () => {
  const now = { ...A, odds: aPick({ odds: 1700 }).odds };
  const result = restoreShared(slipOf([]), shared([bet(UNPRICED, [A])], [now]), RULES);
  const slip = result.ok ? result.value.slip : slipOf([]);
  expect(selectionsOf(slip)).toMatchObject([{ odds: 1700, acceptedOdds: 1700 }]);
  expect(slip.bets[0]!.kind).toEqual(UNPRICED);
});

test.each([
  ['as it is in the same currency', bet(SINGLE, [A], 1000), {}, 1000n],
  ['to the nearest subunit, down', bet(SINGLE, [A], 1000), { rate: { times: 4n, over: 9n } }, 444n],
  ['to the nearest subunit, up', bet(SINGLE, [A], 1000), { rate: { times: 5n, over: 9n } }, 556n],
  ['a half up', bet(SINGLE, [A], 1), { rate: { times: 1n, over: 2n } }, 1n],
  ['to nothing without a rate', bet(SINGLE, [A], 1000), { rate: null }, 0n],
  ['and capped', bet(COMBO, [A, B], 5000), {}, 4000n],
  ['and capped for each line of a system', bet(system(302), [A, B, C], 90_000), {}, 12_000n],
] as const)('a shared stake is converted %s', (_rule, one, terms, amount) => {
  const result = restoreShared(slipOf([]), shared([one], undefined, terms), RULES);
  expect(result.ok && result.value.slip.bets[0]!.stake).toEqual({ source: 'sharing', amount });
});

test('the shared bets take the place of what was on the slip, in its currency', () => {
  const before = { ...slipOf([D]), currency: 'USD', error: { code: 1, message: 'no' } };
  const result = restoreShared(before, shared([bet(SINGLE, [A])]), RULES);
  expect(result.ok && result.value.slip).toMatchObject({
    ticket: 'INITIAL',
    currency: 'USD',
    error: null,
    placement: null,
  });
  expect(result.ok && selectionsOf(result.value.slip).map((each) => each.matchId)).toEqual([1]);
});

test.each([
  ['when nothing is left', slipOf([D]), shared([bet(COMBO, [A, B])], []), 'nothing_left'],
  ['when nothing was shared', slipOf([D]), shared([]), 'nothing_left'],
  [
    'while a ticket is in progress',
    { ...slipOf([D]), ticket: 'PROCESSING' },
    shared([bet(SINGLE, [A])]),
    'in_progress',
  ],
] as const)('restoring is refused %s', (_rule, slip, from, code) => {
  expect(restoreShared(slip, from, RULES)).toEqual({ ok: false, error: { code } });
});

test('beside a receipt, the shared bets begin a new slip', () => {
  const receipt = { ...slipOf([D]), ticket: 'SUCCESS' } as const;
  const result = restoreShared(receipt, shared([bet(SINGLE, [A])]), RULES);
  expect(result.ok && result.value.slip.ticket).toBe('INITIAL');
});
