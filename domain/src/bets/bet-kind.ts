import type { Odds } from '../money';
import type { SystemType } from './system-types';

/** The bet types of SPEC §9. */
export const BET_TYPES = ['single', 'combo', 'system', 'custom_bet'] as const;

export type BetType = (typeof BET_TYPES)[number];

/** What a bet may be called by whoever speaks of it: also a combo of two, of three, of any number (SPEC §3 "Bet"). */
export const BET_TYPE_WORDS = [...BET_TYPES, 'double', 'treble', 'accumulator'] as const;

type BetTypeWord = (typeof BET_TYPE_WORDS)[number];

/** The type that a bet is shown as: doubles, trebles and accumulators are combos. */
export function shownBetType(word: BetTypeWord): BetType {
  return BET_TYPES.find((each) => each === word) ?? 'combo';
}

/**
 * What a bet is, with what its arithmetic needs beside the selections: a system its combos, a custom
 * bet the one price of all its selections together.
 */
export type BetKind =
  | { type: 'single' }
  | { type: 'combo' }
  | { type: 'system'; system: SystemType }
  | { type: 'custom_bet'; odds: Odds };
