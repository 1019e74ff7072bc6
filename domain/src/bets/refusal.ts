import type { LimitType } from '../limits/limit';
import type { Odds } from '../money';
import type { StandingFault } from '../players/standing';
import type { ShapeFault } from './bet-shape';
import type { NoPrice } from './custom-price';
import type { OddsRisk } from './odds-risk';
import type { OutcomeKey } from './outcome-key';
import type { StakeFault } from './stake-fault';

/** Why a bet is not taken (SPEC §5, §8). Each code has one answer on the wire. */
export type Refusal =
  | ShapeFault
  | StakeFault
  /** A price is not the one the player agreed to. */
  | { code: 'odds_changed'; selections: OutcomeKey[]; risk: OddsRisk }
  /** The price of a custom bet is not the one the player agreed to: it is these odds now. */
  | { code: 'custom_odds_changed'; risk: OddsRisk; odds: Odds }
  /** The selections of a custom bet have no price together, and why. */
  | { code: `custom_bet_${NoPrice}` }
  /** The book's own price is one it takes no bets at. */
  | { code: 'odds_not_taken'; selections: OutcomeKey[]; risk: OddsRisk }
  | { code: 'market_not_bettable'; selections: OutcomeKey[] }
  | { code: 'selection_unknown'; selections: OutcomeKey[] }
  /** Several bets at once have to be singles of providers that offer it. */
  | { code: 'singles_not_offered' }
  | { code: 'municipality_unknown' }
  /** The site takes no money from where the player is or lives, or from anybody like them. */
  | { code: StandingFault }
  | { code: 'currency_without_account'; currency: string }
  | { code: 'placement_id_reused' }
  | { code: 'insufficient_funds' }
  /** A limit the player has set does not leave as much, and which. */
  | { code: 'player_limit'; limit: LimitType }
  /** The player has taken a break, or excluded themselves. */
  | { code: 'player_excluded'; limit: LimitType };
