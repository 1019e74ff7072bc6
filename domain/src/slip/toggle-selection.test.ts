import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { minor } from '../money';
import {
  aPick,
  anyPick,
  anySlip,
  RULES,
  slipOf,
  SINGLES_OFFERED,
  typesOf,
} from '@touchline/testkit/slip';
import { refreshOdds } from './refresh-odds';
import { emptySlip, selectionsOf } from './slip';
import { setStake } from './stake';
import { clear, removeSelection, selectionOf, toggleSelection } from './toggle-selection';

const A = aPick({ matchId: 1 });
const B = aPick({ matchId: 2 });
const C = aPick({ matchId: 3 });

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
  const other = aPick({ matchId: 4, provider: 'oddin' });
  expect(typesOf(slipOf([A, other], SINGLES_OFFERED))).toEqual(['combo:2']);
});

test('where a combo stands, a click joins it even where singles are offered', () => {
  const combo = slipOf([A, B], RULES);
  expect(typesOf(toggleSelection(combo, C, SINGLES_OFFERED))).toEqual(['combo:3']);
});

test('the price that is seen when clicked is the price agreed to', () => {
  expect(selectionOf(A)).toMatchObject({
    odds: A.odds,
    acceptedOdds: A.odds,
    initialOdds: A.odds,
    isChanged: false,
  });
});

test('adding to a slip with a changed price keeps ODDS_CHANGED', () => {
  const slip = slipOf([A], RULES);
  const key = selectionsOf(slip)[0]!.key;
  const offer = {
    matchStatus: 1,
    marketStatus: 1,
    active: true,
    odds: aPick({ odds: 2500 }).odds,
  } as const;
  const changed = refreshOdds(slip, new Map([[key, offer]]), 'none');
  expect(toggleSelection(changed, B, RULES).ticket).toBe('ODDS_CHANGED');
  expect(toggleSelection(changed, A, RULES).ticket).toBe('INITIAL');
});

test('a ticket in progress ignores clicks, removals and clearing', () => {
  const sent = { ...slipOf([A], RULES), ticket: 'PROCESSING' } as const;
  expect(toggleSelection(sent, B, RULES)).toBe(sent);
  expect(removeSelection(sent, selectionsOf(sent)[0]!.key)).toBe(sent);
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

test('clicking an outcome twice leaves the slip as it was', () => {
  fc.assert(
    fc.property(anySlip(), anyPick(), ({ slip, rules }, pick) => {
      fc.pre(!selectionsOf(slip).some((each) => each.key === selectionOf(pick).key));
      const twice = toggleSelection(toggleSelection(slip, pick, rules), pick, rules);
      expect(twice).toEqual(slip);
    }),
  );
});

test('the kind of every bet always fits its count, and no outcome stands on the slip twice', () => {
  fc.assert(
    fc.property(fc.array(anyPick(), { maxLength: 12 }), fc.boolean(), (picks, singles) => {
      const slip = picks.reduce(
        (slip, pick) => toggleSelection(slip, pick, singles ? SINGLES_OFFERED : RULES),
        emptySlip('EUR'),
      );
      for (const bet of slip.bets) {
        expect(bet.kind.type).toBe(bet.selections.length > 1 ? 'combo' : 'single');
        expect(bet.selections.length).toBeGreaterThan(0);
      }
      const keys = selectionsOf(slip).map((each) => each.key);
      expect(new Set(keys).size).toBe(keys.length);
    }),
  );
});
