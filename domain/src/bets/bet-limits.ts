import { smaller, type Minor } from '../money';
import type { BetType } from './bet-kind';

/** What one bet may stake and pay, in subunits of its currency. */
export interface BetLimits {
  minStake: Minor;
  maxStake: Minor;
  maxPayout: Minor;
}

/** How many times the usual limits a VIP may ask for, to be decided on by hand, unless configured. */
export const USUAL_VIP_TIMES = 10;

/** By which limits a bet is staked: a type of its own only for systems and custom bets (SPEC §5). */
export type StakeType = (typeof STAKE_TYPES)[number];

export const STAKE_TYPES = ['default', 'system', 'custom_bet'] as const;

/** Limits by stake type; a type without its own has the default ones. */
export type LimitsByType = { default: BetLimits } & { readonly [T in StakeType]?: BetLimits };

/** The limits that hold for a bet of this type (SPEC §5 "The stake-type of a bet"). */
export function limitsFor(type: BetType, limits: LimitsByType): BetLimits {
  return limits[stakeTypeOf(type)] ?? limits.default;
}

function stakeTypeOf(type: BetType): StakeType {
  return type === 'system' || type === 'custom_bet' ? type : 'default';
}

/** A limit that an operator has set beside the site's; null is no bound, and any stake type. */
export interface StakeLimit {
  stakeType: StakeType | null;
  maxStake: Minor | null;
  maxPayout: Minor | null;
}

/**
 * The tightest of the site's limits and those set on a bet's markets, leagues and player (SPEC §5). Each
 * bound is looked at by itself; the least stake stays.
 */
export function tightened(type: BetType, limits: BetLimits, set: readonly StakeLimit[]): BetLimits {
  const held = set.filter(({ stakeType }) => stakeType === null || stakeType === stakeTypeOf(type));
  return {
    minStake: limits.minStake,
    maxStake: held.map((each) => each.maxStake ?? limits.maxStake).reduce(smaller, limits.maxStake),
    maxPayout: held
      .map((each) => each.maxPayout ?? limits.maxPayout)
      .reduce(smaller, limits.maxPayout),
  };
}
