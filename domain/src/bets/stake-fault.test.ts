import { expect, test } from 'vitest';
import { LIMITS } from '@touchline/testkit/betting/placement';
import type { OfferedBonus } from '../bonus/bet-bonus';
import { minor } from '../money';
import { stakeFault, type BetMoney } from './stake-fault';

const limits = { default: LIMITS, system: { ...LIMITS, maxStake: minor(500) } };
const bet = (
  stake: number,
  bonus: OfferedBonus | null = null,
  given: Partial<BetMoney> = {},
): BetMoney => ({
  kind: { type: 'single' },
  stake: minor(stake),
  win: minor(2 * stake),
  bonus,
  ...given,
});
const freebet = (stake: number, type: 'freebet' | 'freebet_all_win' | 'freebet_only_win') => ({
  type,
  id: 1,
  freebetStake: minor(stake),
});
const noRisk = (stake: number): OfferedBonus => ({
  type: 'freebet_no_risk',
  id: 1,
  freebetStake: minor(stake),
});

test.each<[string, BetMoney, object]>([
  ['a stake below the least', bet(9), { code: 'stake_below_min', min: 10n }],
  ['a stake above the most', bet(100_001), { code: 'stake_above_max', max: 100_000n }],
  [
    'a stake above the most of its type',
    bet(501, null, { kind: { type: 'system' } }),
    { code: 'stake_above_max', max: 500n },
  ],
  [
    'too large a payout',
    bet(100_000, null, { win: minor(1_000_001) }),
    { code: 'payout_above_max', max: 1_000_000n },
  ],
  [
    'a stake above the freebet’s',
    bet(1000, freebet(999, 'freebet')),
    { code: 'freebet_stake', stake: 999n },
  ],
  ['a stake below the freebet’s', bet(1000, noRisk(1001)), { code: 'freebet_stake', stake: 1001n }],
  [
    'a freebet above the most',
    bet(100_001, freebet(100_001, 'freebet')),
    { code: 'stake_above_max', max: 100_000n },
  ],
  [
    'the player’s own stake below the least',
    bet(9, noRisk(0)),
    { code: 'stake_below_min', min: 10n },
  ],
  ['a freebet that stakes nothing', bet(1000, freebet(0, 'freebet')), { code: 'bonus_not_usable' }],
  [
    'one that pays all, staking nothing',
    bet(0, freebet(0, 'freebet_all_win')),
    { code: 'bonus_not_usable' },
  ],
  [
    'one that pays winnings alone, staking nothing',
    bet(1000, freebet(0, 'freebet_only_win')),
    { code: 'bonus_not_usable' },
  ],
])('not taken: %s', (_rule, staked, fault) => {
  expect(stakeFault(staked, limits)).toEqual(fault);
});

test.each<[string, BetMoney]>([
  ['the least stake', bet(10)],
  ['the most a bet pays', bet(100_000, null, { win: minor(1_000_000) })],
  ['a single above what a system may stake', bet(501)],
  ['a freebet with its stake', bet(1000, freebet(1000, 'freebet'))],
  ['a freebet below the least stake', bet(9, freebet(9, 'freebet'))],
  ['no risk on the stake it names', bet(1000, noRisk(1000))],
  ['no risk that leaves the stake to the player', bet(1000, noRisk(0))],
  ['a bonus that stakes nothing', bet(1000, { type: 'hunting', id: 1 })],
])('taken: %s', (_rule, staked) => {
  expect(stakeFault(staked, limits)).toBeNull();
});
