import type { Odds } from '../money';

/** Bet error codes of the spec that have words of their own (SPEC §5, §8). */
const INVALID_ODDS = 101;
const INVALID_CUSTOM_ODDS = 120;

/** Why a bet was refused, or all of them. */
export interface PlaceError {
  code: number | string;
  /** What a custom bet pays now, where the book has named it. */
  customOdds?: Odds | null;
}

/**
 * The key of the message for why bets were not placed (SPEC §5). The code of custom bets stands for their having no price
 * together as well: only where the book names the price of now have odds changed.
 */
export function errorKey({ code, customOdds = null }: PlaceError) {
  if (code === INVALID_ODDS) return 'error.place_bets.invalid_odds';
  if (code === INVALID_CUSTOM_ODDS && customOdds !== null)
    return 'error.place_bets.invalid_odds_custom_bet';
  return 'error.place_bets.default';
}
