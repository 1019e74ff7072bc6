import { expect, test } from 'vitest';
import type { Bonus } from '../../api/bonus-queries';
import { conditionsOf, takesAnyBet } from './conditions-of';

const ASKS_NOTHING = {
  min_odds: null,
  max_odds: null,
  selection_count_from: null,
  selection_count_to: null,
  bet_types: [],
  match_status: 'both',
  event_conditions: [],
  only_verified: false,
  uses_count: null,
  used_count: 0,
};

const aBonus = (more: object) => ({ ...ASKS_NOTHING, ...more }) as unknown as Bonus;

test('a boost is of combos, from the first step of its ladder on', () => {
  const ranges = [{ min_count: 3 }, { min_count: 5 }];
  expect(conditionsOf(aBonus({ type: 'comboboost', min_odds: 1200, ranges }))).toEqual([
    { what: 'odds', least: 1200, most: null },
    { what: 'selections', least: 3, most: null },
    { what: 'types', types: ['combo'] },
  ]);
});

test.each([
  ['freebet', true],
  ['freebet_no_risk', true],
  ['hunting', false],
  ['tournament', false],
  ['lootbox', false],
  ['comboboost', false],
] as const)('any bet counts for a %s that asks for nothing: %s', (type, isAny) => {
  const bonus = aBonus({ type, ranges: [] });
  expect(takesAnyBet(bonus)).toBe(isAny);
  if (type !== 'comboboost') expect(conditionsOf(bonus)).toEqual([]);
});
