import type { Odds } from '../money';
import type { SystemType } from './system-types';

/** The bet types of SPEC §9. */
export const BET_TYPES = ['single', 'combo', 'system', 'custom_bet'] as const;

export type BetType = (typeof BET_TYPES)[number];

/**
 * What a bet is, with what its arithmetic needs beside the selections: a system its combos, a custom
 * bet the one price of all its selections together.
 */
export type BetKind =
  | { type: 'single' }
  | { type: 'combo' }
  | { type: 'system'; system: SystemType }
  | { type: 'custom_bet'; odds: Odds };

/** What combos are called by their size (SPEC §3 "Bet"). */
export type ComboName = 'double' | 'treble' | 'accumulator';

/** The name of a combo of `count` selections, of which it has at least two (SPEC §3 "Bet"). */
export function comboName(count: number): ComboName {
  if (count === 2) return 'double';
  return count === 3 ? 'treble' : 'accumulator';
}

/** The type a bet is shown as: doubles, trebles and accumulators are combos (SPEC §3 "Bet"). */
export function displayTypeOf(type: BetType | ComboName): BetType {
  return type === 'double' || type === 'treble' || type === 'accumulator' ? 'combo' : type;
}
