import { expect, test } from 'vitest';
import type { BetType } from './bet-kind';
import { checkGroup, type GroupedBet } from './check-group';

const ENABLED = new Set(['betradar', 'betconstruct']);
const bet = (type: BetType, ...providers: string[]): GroupedBet => ({
  kind: { type },
  selections: providers.map((provider) => ({ provider })),
});
const single = (provider = 'betradar') => bet('single', provider);

test.each<[string, GroupedBet[]]>([
  ['one single', [single()]],
  ['one single of a provider without multi-single', [single('oddin')]],
  ['one combo', [bet('combo', 'oddin', 'oddin')]],
  ['several singles', [single(), single()]],
  ['singles of several providers', [single(), single('betconstruct')]],
])('may stand side by side: %s', (_rule, bets) => {
  expect(checkGroup(bets, ENABLED)).toBeNull();
});

test.each<[string, GroupedBet[]]>([
  ['a combo beside a single', [single(), bet('combo', 'betradar', 'betradar')]],
  ['two systems', [bet('system', 'betradar'), bet('system', 'betradar')]],
  ['one provider without multi-single', [single(), single('oddin')]],
])('may not: %s', (_rule, bets) => {
  expect(checkGroup(bets, ENABLED)).toEqual({ code: 'singles_not_offered' });
});
