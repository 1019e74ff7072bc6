import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { minor } from '../money';
import {
  aPick,
  anOffer,
  anyPick,
  anySlip,
  customSlip,
  RULES,
  slipOf,
  SINGLES_OFFERED,
  stakedSlip,
  systemSlip,
  typesOf,
} from '@touchline/testkit/slip/slip';
import { refreshOdds } from './refresh-odds';
import { selectionsOf, type PickedOutcome, type Slip } from './slip';
import { setStake, setWin } from './stake';
import {
  clear,
  removeSelection,
  selectionOf,
  toggleSelection,
  whyNotAdded,
} from './toggle-selection';

const A = aPick({ matchId: 1 });
const A2 = aPick({ matchId: 1, outcomeId: '2' });
const A_TOTAL = aPick({ matchId: 1, marketId: 18, specifier: 'total=2.5', outcomeId: '12' });
const GOALS = aPick({ matchId: 1, marketId: 26, outcomeId: '70' });
const B = aPick({ matchId: 2 });
const C = aPick({ matchId: 3 });
const D = aPick({ matchId: 4 });
const OTHER = aPick({ matchId: 5, provider: 'oddin' });

const matches = (count: number) =>
  Array.from({ length: count }, (_, index) => aPick({ matchId: index + 1 }));
const keysOf = (slip: Slip) => selectionsOf(slip).map((each) => each.key);
const keyOf = (pick: PickedOutcome) => selectionOf(pick).key;

test.each([
  ['an empty slip gains a single', [A], RULES, ['single:1']],
  ['a single gaining a second selection becomes a combo', [A, B], RULES, ['combo:2']],
  ['a combo takes every further selection', [A, B, C], RULES, ['combo:3']],
  [
    'where several singles are offered, each click is a single',
    [A, B],
    SINGLES_OFFERED,
    ['single:1', 'single:1'],
  ],
  ['several singles may be of one match', [A, A2], SINGLES_OFFERED, ['single:1', 'single:1']],
  ['clicking again takes a selection out', [A, B, B], RULES, ['single:1']],
  ['a combo reduced to one selection becomes a single', [A, B, C, B, A], RULES, ['single:1']],
  ['a single that loses its selection leaves the slip', [A, A], RULES, []],
  [
    'among singles, only the clicked one leaves',
    [A, B, C, B],
    SINGLES_OFFERED,
    ['single:1', 'single:1'],
  ],
] as const)('%s', (_rule, picks, rules, expected) => {
  expect(typesOf(slipOf(picks, rules))).toEqual(expected);
});

test('singles are not begun beside a provider that does not offer them', () => {
  expect(typesOf(slipOf([A, OTHER], SINGLES_OFFERED))).toEqual(['combo:2']);
  expect(typesOf(slipOf([OTHER, A], SINGLES_OFFERED))).toEqual(['combo:2']);
  expect(typesOf(slipOf([A, B, OTHER], SINGLES_OFFERED))).toEqual(['combo:3']);
});

test('where a combo stands, a click joins it even where singles are offered', () => {
  const combo = slipOf([A, B], RULES);
  expect(typesOf(toggleSelection(combo, C, SINGLES_OFFERED))).toEqual(['combo:3']);
});

test.each([
  ['a single', slipOf([A]), [keyOf(A2)], ['single:1']],
  ['a combo', slipOf([A, B]), [keyOf(A2), keyOf(B)], ['combo:2']],
  ['a system', systemSlip([A, B, C], 302), [keyOf(A2), keyOf(B), keyOf(C)], ['2 of 3:3']],
] as const)(
  'in %s, a second outcome of a match takes the place of the first',
  (_kind, slip, keys, types) => {
    const next = toggleSelection(slip, A2, RULES);
    expect(keysOf(next)).toEqual(keys);
    expect(typesOf(next)).toEqual(types);
  },
);

test.each([
  ['the same win count of one more', 3, 302, 'add', '2 of 4:4'],
  ['the same win count of one less', 4, 403, 'remove', '3 of 3:3'],
  ['the full cover of one more', 3, 322, 'add', 'yankee:4'],
  ['the full cover of one less', 4, 421, 'remove', 'patent:3'],
  ['the first system, where none is alike', 8, 822, 'add', '1 of 9:9'],
  ['the first system, where the win count is too many', 4, 404, 'remove', '1 of 3:3'],
  ['a combo, where no system is that large', 12, 1202, 'add', 'combo:13'],
  ['a combo, where no system is that small', 3, 302, 'remove', 'combo:2'],
] as const)('a system whose count changes becomes %s', (_rule, count, id, change, expected) => {
  const picks = matches(count);
  const system = systemSlip(picks, id);
  const clicked = change === 'add' ? aPick({ matchId: 99 }) : picks[0]!;
  expect(typesOf(toggleSelection(system, clicked, RULES))).toEqual([expected]);
});

test('where the site offers no system of the new count, a system becomes a combo', () => {
  const rules = { ...RULES, systems: RULES.systems.filter((each) => each.totalCount === 3) };
  expect(typesOf(toggleSelection(systemSlip([A, B, C], 302), D, rules))).toEqual(['combo:4']);
});

test('a system reduced to one selection becomes a single', () => {
  const [, ...others] = selectionsOf(systemSlip([A, B, C], 302));
  const single = others.reduce(
    (slip, each) => removeSelection(slip, each.key, RULES),
    systemSlip([A, B, C], 302),
  );
  expect(typesOf(single)).toEqual(['single:1']);
});

test.each([
  ['another outcome of the match joins it', A_TOTAL, [keyOf(A), keyOf(GOALS), keyOf(A_TOTAL)]],
  ['another outcome of a line takes the place of the first', A2, [keyOf(A2), keyOf(GOALS)]],
  ['an outcome of it leaves', A, [keyOf(GOALS)]],
] as const)('in a custom bet, %s, and it has to be priced again', (_rule, pick, keys) => {
  const next = toggleSelection(customSlip([A, GOALS]), pick, RULES);
  expect(keysOf(next)).toEqual(keys);
  expect(next.bets[0]!.kind).toEqual({
    type: 'custom_bet',
    odds: null,
    acceptedOdds: null,
    isChanged: false,
  });
});

test('a custom bet that loses its last selection leaves the slip', () => {
  const custom = customSlip([A, A_TOTAL]);
  expect(toggleSelection(toggleSelection(custom, A, RULES), A_TOTAL, RULES)).toEqual(slipOf([]));
});

test.each([
  ['in progress', { ...slipOf([A]), ticket: 'PROCESSING' }, B, RULES, { code: 'in_progress' }],
  ['a custom bet of another match', customSlip([A, A_TOTAL]), B, RULES, { code: 'other_match' }],
  [
    'singles of one match that would have to become a combo',
    slipOf([A, A2, B], SINGLES_OFFERED),
    OTHER,
    SINGLES_OFFERED,
    { code: 'same_match_twice', selections: [keyOf(A), keyOf(A2)] },
  ],
] as const)('not added, with the reason: %s', (_rule, slip, pick, rules, reason) => {
  expect(whyNotAdded(slip, pick, rules)).toEqual(reason);
  expect(toggleSelection(slip, pick, rules)).toBe(slip);
});

test.each([
  ['to an empty slip', slipOf([]), A],
  ['to a combo', slipOf([A, B]), C],
  ['in the place of another outcome', slipOf([A, B]), A2],
  ['to a custom bet of its match', customSlip([A, A_TOTAL]), A2],
  ['beside a receipt of a custom bet', { ...customSlip([A, A_TOTAL]), ticket: 'SUCCESS' }, B],
] as const)('nothing keeps an outcome from being added %s', (_rule, slip, pick) => {
  expect(whyNotAdded(slip, pick, RULES)).toBeNull();
  expect(keysOf(toggleSelection(slip, pick, RULES))).toContain(keyOf(pick));
});

test('nothing is said of an outcome that a click would take out', () => {
  const singles = slipOf([A, A2], SINGLES_OFFERED);
  expect(whyNotAdded(singles, A, RULES)).toBeNull();
  expect(keysOf(toggleSelection(singles, A, RULES))).toEqual([keyOf(A2)]);
});

test('the price that is seen when clicked is the price agreed to', () => {
  expect(selectionOf(A)).toMatchObject({
    odds: A.odds,
    acceptedOdds: A.odds,
    initialOdds: A.odds,
    isChanged: false,
  });
});

test('adding to a slip without a changed price makes it INITIAL, whatever it was refused for', () => {
  const error = { code: 101, message: 'no', details: null };
  const failed = { ...slipOf([A], RULES), ticket: 'ERROR', error } as const;
  expect(toggleSelection(failed, B, RULES)).toMatchObject({ ticket: 'INITIAL', error: null });
  expect(slipOf([A, B], RULES).ticket).toBe('INITIAL');
});

test('adding to a slip with a changed price keeps ODDS_CHANGED', () => {
  const offer = anOffer({ matchStatus: 1, odds: 2500 });
  const changed = refreshOdds(slipOf([A], RULES), new Map([[keyOf(A), offer]]), 'none');
  expect(toggleSelection(changed, B, RULES).ticket).toBe('ODDS_CHANGED');
  expect(toggleSelection(changed, A, RULES).ticket).toBe('INITIAL');
});

test('clearing an empty slip changes nothing', () => {
  const empty = slipOf([]);
  expect(clear(empty)).toBe(empty);
});

test('a ticket in progress ignores clicks, removals and clearing', () => {
  const sent = { ...slipOf([A], RULES), ticket: 'PROCESSING' } as const;
  expect(toggleSelection(sent, A, RULES)).toBe(sent);
  expect(removeSelection(sent, selectionsOf(sent)[0]!.key, RULES)).toBe(sent);
  expect(clear(sent)).toBe(sent);
});

test('a click beside a receipt begins an empty slip', () => {
  const receipt = { ...slipOf([A, B], RULES), ticket: 'SUCCESS' } as const;
  expect(toggleSelection(receipt, A, RULES)).toEqual(slipOf([A], RULES));
});

test('the stake stays when selections come and go', () => {
  const staked = setStake(slipOf([A], RULES), 0, minor(1000));
  const back = toggleSelection(toggleSelection(staked, B, RULES), B, RULES);
  expect(back.bets[0]!.stake.amount).toBe(1000n);
});

test('a wished win stays when selections come, and the stake follows', () => {
  const wished = setWin(slipOf([A], RULES), 0, minor(4000), null);
  expect(toggleSelection(wished, B, RULES).bets[0]!.stake).toEqual({
    source: 'potentialWin',
    amount: 1000n,
    win: 4000n,
  });
});

const LOOTBOX = { type: 'lootbox', id: 1 } as const;
const FREEBET = { type: 'freebet', id: 2, freebetStake: minor(500) } as const;
const withBonus = (slip: Slip, bonus: typeof LOOTBOX | typeof FREEBET): Slip => ({
  ...slip,
  bets: slip.bets.map((bet) => ({ ...bet, bonus, availableBonuses: [bonus] })),
});

test('the bonus of a bet stays when its selections change', () => {
  const grown = toggleSelection(withBonus(slipOf([A], RULES), LOOTBOX), B, RULES);
  expect(grown.bets).toMatchObject([{ bonus: LOOTBOX, availableBonuses: [LOOTBOX] }]);
});

test.each([
  ['their bonuses behind', LOOTBOX, 500n],
  ['the stake of a freebet behind as well', FREEBET, 0n],
] as const)('singles that become one combo leave %s', (_rule, bonus, amount) => {
  const singles = withBonus(stakedSlip([A, B], 500, SINGLES_OFFERED), bonus);
  const combo = toggleSelection(singles, OTHER, SINGLES_OFFERED);
  expect(combo.bets).toMatchObject([
    { kind: { type: 'combo' }, bonus: null, availableBonuses: [], stake: { amount } },
  ]);
});

test('clicking an outcome twice leaves the selections as they were', () => {
  fc.assert(
    fc.property(anySlip(), anyPick(), ({ slip, rules }, pick) => {
      const once = toggleSelection(slip, pick, rules);
      fc.pre(selectionsOf(once).length > selectionsOf(slip).length);
      expect(keysOf(toggleSelection(once, pick, rules))).toEqual(keysOf(slip));
    }),
  );
});

test('clicking an outcome twice leaves a slip of singles, or one combo, as it was', () => {
  fc.assert(
    fc.property(fc.array(anyPick(), { maxLength: 8 }), anyPick(), (picks, pick) => {
      const rules = picks.length % 2 ? RULES : SINGLES_OFFERED;
      const slip = stakedSlip(picks, 700, rules);
      const once = toggleSelection(slip, pick, rules);
      const isMerged = once.bets.length < slip.bets.length;
      fc.pre(!isMerged && selectionsOf(once).length > selectionsOf(slip).length);
      expect(toggleSelection(once, pick, rules)).toEqual(slip);
    }),
  );
});
