import { minor, odds } from '@touchline/domain/money';
import { usableBonuses } from '@touchline/wire/calls/bonuses';
import {
  aPick,
  SINGLES_OFFERED,
  slipOf,
  stakedSlip,
  systemSlip,
} from '@touchline/testkit/slip/slip';
import { strictly } from '@touchline/wire/calls/strictly';
import { expect, test } from 'vitest';
import { bonusesAsked, offeredBonus } from './offered-bonuses';

const picks = [1, 2, 3].map((matchId) => aPick({ matchId }));
const named = { id: 7, name: 'Welcome', expired_at: null };

test.each([
  ['singles', stakedSlip(picks, 500, SINGLES_OFFERED), ['single', 'single', 'single']],
  ['a combo without a stake', slipOf(picks), ['combo']],
  ['a system', systemSlip(picks, 302, 500), ['system']],
] as const)('%s can be asked about', (_what, slip, types) => {
  const read = strictly(usableBonuses.body).parse(bonusesAsked(slip));
  expect(read.bets.map(({ type }) => type)).toEqual(types);
});

test('what is offered is kept as the slip knows it', () => {
  const range = { min_count: 3, max_count: null, bonus_odds: odds(1100) };
  expect(
    offeredBonus({ ...named, type: 'comboboost', min_odds: odds(1300), ranges: [range] }),
  ).toEqual({
    type: 'comboboost',
    id: 7,
    minOdds: 1300,
    ranges: [{ minCount: 3, maxCount: null, bonusOdds: 1100 }],
  });
  expect(offeredBonus({ ...named, type: 'freebet', freebet_stake: minor(500) })).toEqual({
    type: 'freebet',
    id: 7,
    freebetStake: 500n,
  });
  expect(offeredBonus({ ...named, type: 'freebet_no_risk' })).toMatchObject({ freebetStake: 0n });
  expect(offeredBonus({ ...named, type: 'hunting' })).toEqual({ type: 'hunting', id: 7 });
});

test.each(['comboboost', 'freebet', 'freebet_all_win'] as const)(
  'a %s without its terms is not offered',
  (type) => expect(offeredBonus({ ...named, type })).toBeNull(),
);
