import { expect, test } from 'vitest';
import { minor, ONCE } from '../money';
import { outcomeKey, type OutcomeKey } from '../bets/outcome-key';
import { SYSTEM_TYPES } from '../bets/system-types';
import { aPick, RULES, SINGLES_OFFERED, slipOf, typesOf } from '@touchline/testkit/slip/slip';
import { UNPRICED } from './kind-for';
import { restoreShared, type Shared, type SharedBet } from './restore-shared';
import { selectionsOf, type PickedOutcome } from './slip';

const A = aPick({ matchId: 1 });
const A2 = aPick({ matchId: 1, outcomeId: '2' });
const A_TOTAL = aPick({ matchId: 1, marketId: 18 });
const B = aPick({ matchId: 2 });
const C = aPick({ matchId: 3 });
const D = aPick({ matchId: 4 });
const ESPORTS = aPick({ matchId: 9, provider: 'oddin' });

const SINGLE = { type: 'single' } as const;
const COMBO = { type: 'combo' } as const;
const CUSTOM = { type: 'custom_bet' } as const;
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
  ['a custom bet stays one, even of one', [bet(CUSTOM, [A, A_TOTAL])], [A], ['custom_bet:1']],
  [
    'a custom bet is of one match, its first',
    [bet(CUSTOM, [A, B, A_TOTAL])],
    [A, B, A_TOTAL],
    ['custom_bet:2'],
  ],
  ['a bet with nothing left is dropped', [bet(SINGLE, [A]), bet(SINGLE, [B])], [B], ['single:1']],
  [
    'of two outcomes of one match the later stays',
    [bet(COMBO, [A, B, A2])],
    [A, A2, B],
    ['combo:2'],
  ],
] as const)('shared: %s', (_rule, bets, offered, types) => {
  const result = restoreShared(slipOf([D]), shared([...bets], [...offered]), SINGLES_OFFERED);
  expect(result.ok && typesOf(result.value.slip)).toEqual(types);
});

test.each([
  [
    'of a single twice, the first',
    [bet(SINGLE, [A], 100), bet(SINGLE, [A], 200)],
    ['single:1'],
    [],
  ],
  [
    'of singles with one of them twice, each once',
    [bet(SINGLE, [A]), bet(SINGLE, [B]), bet(SINGLE, [A])],
    ['single:1', 'single:1'],
    [],
  ],
  ['of a combo and a single, the combo', [bet(COMBO, [A, B]), bet(SINGLE, [C])], ['combo:2'], [C]],
  [
    'of a single and a combo, the single',
    [bet(SINGLE, [C]), bet(COMBO, [A, B])],
    ['single:1'],
    [A, B],
  ],
  ['of two combos, the first', [bet(COMBO, [A, B]), bet(COMBO, [A, C])], ['combo:2'], [C]],
  [
    'of a custom bet and a single, the custom bet',
    [bet(CUSTOM, [A, A_TOTAL]), bet(SINGLE, [C])],
    ['custom_bet:2'],
    [C],
  ],
  [
    'of a single and a custom bet, the single',
    [bet(SINGLE, [C]), bet(CUSTOM, [A, A_TOTAL])],
    ['single:1'],
    [A, A_TOTAL],
  ],
  [
    'of singles of one match, all',
    [bet(SINGLE, [A]), bet(SINGLE, [A2])],
    ['single:1', 'single:1'],
    [],
  ],
  [
    'of bets that have become singles, all',
    [bet(COMBO, [A, ESPORTS]), bet(SINGLE, [B])],
    ['single:1', 'single:1'],
    [ESPORTS],
  ],
] as const)(
  'a slip holds no bets side by side that clicks could not put there: %s',
  (_rule, bets, types, left) => {
    const result = restoreShared(slipOf([]), shared([...bets]), SINGLES_OFFERED);
    expect(result.ok && typesOf(result.value.slip)).toEqual(types);
    expect(result.ok && result.value.left).toEqual(left.map(outcomeKey));
  },
);

test('where several singles are not offered the first stays, at its stake', () => {
  const bets = [bet(SINGLE, [A], 100), bet(SINGLE, [B], 200)];
  const result = restoreShared(slipOf([]), shared(bets), RULES);
  expect(result.ok && result.value.slip.bets).toMatchObject([{ stake: { amount: 100n } }]);
  expect(result.ok && result.value.left).toEqual([outcomeKey(B)]);
});

test('what is not offered any more is named', () => {
  const result = restoreShared(slipOf([]), shared([bet(COMBO, [A, B, C])], [B]), RULES);
  expect(result.ok && result.value.left).toEqual([outcomeKey(A), outcomeKey(C)]);
});

test('outcomes come at the prices of now, and a custom bet without a price', () => {
  const now = { ...A, odds: aPick({ odds: 1700 }).odds };
  const result = restoreShared(slipOf([]), shared([bet(CUSTOM, [A])], [now]), RULES);
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
  const before = {
    ...slipOf([D]),
    currency: 'USD',
    error: { code: 1, message: 'no', details: null },
  };
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

test('a bet of the player’s own comes back with its stake as it was, however high', () => {
  const again = shared([bet(SINGLE, [A], 1_000_000)], [A], { stakeCap: null });
  const restored = restoreShared(slipOf([]), again, RULES);
  const stake = { source: 'stake', amount: minor(1_000_000) };
  expect(restored).toMatchObject({ ok: true, value: { slip: { bets: [{ stake }] } } });
});
