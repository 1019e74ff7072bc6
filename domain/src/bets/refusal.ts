import type { Minor } from '../money';
import type { BetType } from './bet-kind';
import type { OddsRisk } from './odds-risk';
import type { OutcomeKey } from './outcome-key';

/** Why a bet is not taken (SPEC §5, §8). Each code has one answer on the wire. */
export type Refusal =
  /** A price is not the one the player agreed to. */
  | { code: 'odds_changed'; selections: OutcomeKey[]; risk: OddsRisk }
  /** The price of a custom bet is not the one the player agreed to, or there is none. */
  | { code: 'custom_odds_changed'; risk: OddsRisk | null }
  /** The book's own price is one it takes no bets at. */
  | { code: 'odds_not_taken'; selections: OutcomeKey[]; risk: OddsRisk }
  | { code: 'market_not_bettable'; selections: OutcomeKey[] }
  | { code: 'selection_unknown'; selections: OutcomeKey[] }
  | { code: 'same_match_twice'; selections: OutcomeKey[] }
  /** A custom bet is made of one match. */
  | { code: 'several_matches' }
  | { code: 'mixed_providers' }
  | { code: 'selection_count'; type: BetType }
  | { code: 'bet_type_not_offered'; type: string }
  /** The system is not on offer, or not for this provider. */
  | { code: 'system_not_offered' }
  /** Several bets at once have to be singles of providers that offer it. */
  | { code: 'singles_not_offered' }
  | { code: 'too_many_selections'; max: number }
  | { code: 'stake_below_min'; min: Minor }
  | { code: 'stake_above_max'; max: Minor }
  | { code: 'payout_above_max'; max: Minor }
  /** A freebet stakes its own amount and nothing else. */
  | { code: 'freebet_stake'; stake: Minor }
  | { code: 'bonus_not_usable' }
  | { code: 'municipality_unknown' }
  | { code: 'currency_without_account'; currency: string }
  | { code: 'placement_id_reused' }
  | { code: 'insufficient_funds' };
