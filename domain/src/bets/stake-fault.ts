import { freebetStakeOf, stakesCash, type OfferedBonus } from '../bonus/bet-bonus';
import type { Minor } from '../money';
import type { BetType } from './bet-kind';
import { limitsFor, type LimitsByType } from './bet-limits';

/** A bet as far as its money is concerned, in subunits of its currency. */
export interface BetMoney {
  kind: { type: BetType };
  stake: Minor;
  /** What it pays when every selection wins. */
  win: Minor;
  bonus: OfferedBonus | null;
}

/** What is wrong with the money of a bet. Amounts are in subunits of its currency. */
export type StakeFault =
  | { code: 'stake_below_min'; min: Minor }
  | { code: 'stake_above_max'; max: Minor }
  | { code: 'payout_above_max'; max: Minor }
  /** A freebet stakes its own amount and nothing else. */
  | { code: 'freebet_stake'; stake: Minor }
  | { code: 'bonus_not_usable' };

/**
 * The first thing that is wrong with what a bet stakes and pays, or null (SPEC §5, DESIGN §4.10). What
 * a freebet stakes may be below the least: it is not for the player to change. One that stakes for the
 * player has something to stake.
 */
export function stakeFault(bet: BetMoney, limits: LimitsByType): StakeFault | null {
  const { kind, stake, win, bonus } = bet;
  const { minStake, maxStake, maxPayout } = limitsFor(kind.type, limits);
  const free = freebetStakeOf(bonus);
  if (free === null && !stakesCash(bonus)) return { code: 'bonus_not_usable' };
  if (free !== null && stake !== free) return { code: 'freebet_stake', stake: free };
  if (free === null && stake < minStake) return { code: 'stake_below_min', min: minStake };
  if (stake > maxStake) return { code: 'stake_above_max', max: maxStake };
  return win > maxPayout ? { code: 'payout_above_max', max: maxPayout } : null;
}
