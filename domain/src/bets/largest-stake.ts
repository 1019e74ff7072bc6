import { stakesCash } from '../bonus/bet-bonus';
import { larger, minor, minus, scaled, smaller, ZERO, type Factor, type Minor } from '../money';
import type { BetLimits } from './bet-limits';
import { capped, stakeFor, winFactor, type PricedBet } from './potential-win';

/** What bounds the stake of one bet, in subunits of its currency. */
export interface StakeBounds extends BetLimits {
  /** The most a system pays (DESIGN §4.8); null where nothing caps it. */
  systemCap: Minor | null;
  /** How much more the house may lose on the bet's events; null where nobody counts. */
  exposureLeft: Minor | null;
}

/**
 * The largest stake that, with every smaller one, is not above the most, pays no more than a bet may
 * and costs the house no more than is left (SPEC §7 POST /bets/max-stake). Zero when that is less than
 * the least stake.
 */
export function largestStake(bet: PricedBet, bounds: StakeBounds): Minor {
  const stakes = [bounds.maxStake, withinPayout(bet, bounds), withinExposure(bet, bounds)];
  const largest = stakes.filter((each) => each !== null).reduce(smaller);
  return largest < bounds.minStake ? ZERO : largest;
}

/** Null when no stake pays too much. */
function withinPayout(bet: PricedBet, { maxPayout, systemCap }: StakeBounds): Minor | null {
  const paysNoMore = capped(bet.kind, minor(maxPayout + 1n), systemCap) <= maxPayout;
  return paysNoMore ? null : mostAt(winFactor(bet), maxPayout);
}

/** Null when no stake costs too much. A capped system costs most at the stake that reaches its cap. */
function withinExposure(bet: PricedBet, { exposureLeft, systemCap }: StakeBounds): Minor | null {
  if (exposureLeft === null) return null;
  const { times, over } = winFactor(bet);
  const own = stakesCash(bet.bonus);
  if (bet.kind.type === 'system' && systemCap !== null) {
    const dearest = own ? minus(systemCap, stakeFor(bet, systemCap)) : systemCap;
    if (dearest <= exposureLeft) return null;
  }
  const cost = { times: own ? times - over : times, over };
  return mostAt(cost, larger(exposureLeft, ZERO));
}

/** The largest stake that a factor makes no more than `amount` of; null when every stake is. */
function mostAt({ times, over }: Factor, amount: Minor): Minor | null {
  if (times <= 0n) return null;
  return minus(scaled(minor(amount + 1n), { times: over, over: times }, 'up'), minor(1));
}
