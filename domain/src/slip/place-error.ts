/** Bet error codes of the spec that have words of their own (SPEC §5, §8). */
const INVALID_ODDS = 101;
const INVALID_CUSTOM_ODDS = 120;

/** The key of the message for why bets were not placed (SPEC §5). */
export function errorKey(code: number | string) {
  if (code === INVALID_ODDS) return 'error.place_bets.invalid_odds';
  if (code === INVALID_CUSTOM_ODDS) return 'error.place_bets.invalid_odds_custom_bet';
  return 'error.place_bets.default';
}
