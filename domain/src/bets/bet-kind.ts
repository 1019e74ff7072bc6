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
