import type { Minor } from '../money';
import type { OutcomeKey } from './outcome-key';

/** Why a bet is not taken (SPEC §5, §8). Each code has one answer on the wire. */
export type Refusal =
  | { code: 'odds_changed'; selections: OutcomeKey[] }
  | { code: 'market_not_bettable'; selections: OutcomeKey[] }
  | { code: 'selection_unknown'; selections: OutcomeKey[] }
  | { code: 'same_match_twice'; selections: OutcomeKey[] }
  | { code: 'mixed_providers' }
  | { code: 'selection_count'; type: 'single' | 'combo' }
  | { code: 'bet_type_not_offered'; type: string }
  | { code: 'too_many_selections'; max: number }
  | { code: 'stake_below_min'; min: Minor }
  | { code: 'stake_above_max'; max: Minor }
  | { code: 'payout_above_max'; max: Minor }
  | { code: 'currency_without_account'; currency: string }
  | { code: 'placement_id_reused' }
  | { code: 'insufficient_funds' };
