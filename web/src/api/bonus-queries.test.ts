import { QueryClient } from '@tanstack/react-query';
import { listsToRefresh } from '@touchline/domain/bonus/bonus-kind';
import { BONUS_KINDS, listBonusesOfKind } from '@touchline/wire/calls/bonuses';
import { expect, test } from 'vitest';
import { kindOf, refreshBonuses } from './bonus-queries';
import { queryKeyOf } from './queries';

test.each([
  ['freebet', 'freebets'],
  ['freebet_no_risk', 'freebets'],
  ['comboboost', 'comboboosts'],
  ['hunting', 'huntings'],
  ['tournament', 'tournaments'],
  ['lootbox', 'lootboxes'],
] as const)('a %s is found among the %s', (type, kind) => {
  expect(kindOf(type)).toBe(kind);
});

/** A page that knows every list, current and past. */
function knowing() {
  const client = new QueryClient();
  const keys = BONUS_KINDS.map((kind) => queryKeyOf(listBonusesOfKind, { params: { kind } }));
  for (const key of keys) client.setQueryData(key, []);
  return {
    client,
    stale: () => BONUS_KINDS.filter((_, at) => client.getQueryState(keys[at]!)?.isInvalidated),
  };
}

test.each([
  ['freebet_all_win', ['freebets']],
  ['comboboost', ['comboboosts']],
  ['lootbox', ['lootboxes']],
  ['hunting', ['huntings', 'tournaments']],
  ['tournament', ['huntings', 'tournaments']],
] as const)('what follows a %s being activated is read again: %j', async (type, expected) => {
  const { client, stale } = knowing();
  await refreshBonuses(client, listsToRefresh(type));
  expect(stale()).toEqual(expected);
});
