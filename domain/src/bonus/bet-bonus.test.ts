import { expect, test } from 'vitest';
import { minor } from '../money';
import { BET_BONUS_TYPES, freebetStakeOf, stakesCash, type OfferedBonus } from './bet-bonus';

test('a freebet stakes for the player unless it only takes the risk', () => {
  const free = BET_BONUS_TYPES.filter((type) => !stakesCash({ type }));
  expect(free).toEqual(['freebet', 'freebet_all_win', 'freebet_only_win']);
  expect(stakesCash(null)).toBe(true);
});

test.each<[string, OfferedBonus | null, bigint | null]>([
  ['a freebet', { type: 'freebet', id: 1, freebetStake: minor(500) }, 500n],
  ['no risk on one stake', { type: 'freebet_no_risk', id: 1, freebetStake: minor(500) }, 500n],
  ['no risk on any stake', { type: 'freebet_no_risk', id: 1, freebetStake: minor(0) }, null],
  ['a hunting', { type: 'hunting', id: 1 }, null],
  ['no bonus', null, null],
])('the stake that %s names', (_rule, bonus, stake) => {
  expect(freebetStakeOf(bonus)).toBe(stake);
});
