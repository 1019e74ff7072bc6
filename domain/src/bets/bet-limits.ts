import type { Minor } from '../money';
import type { BetType } from './bet-kind';

/** What one bet may stake and pay, in subunits of its currency. */
export interface BetLimits {
  minStake: Minor;
  maxStake: Minor;
  maxPayout: Minor;
}

/** By which limits a bet is staked: a type of its own only for systems and custom bets (SPEC §5). */
export type StakeType = 'default' | 'system' | 'custom_bet';

/** Limits by stake type; a type without its own has the default ones. */
export type LimitsByType = { default: BetLimits } & { readonly [T in StakeType]?: BetLimits };

/** The limits that hold for a bet of this type (SPEC §5 "The stake-type of a bet"). */
export function limitsFor(type: BetType, limits: LimitsByType): BetLimits {
  return limits[stakeTypeOf(type)] ?? limits.default;
}

function stakeTypeOf(type: BetType): StakeType {
  return type === 'system' || type === 'custom_bet' ? type : 'default';
}
