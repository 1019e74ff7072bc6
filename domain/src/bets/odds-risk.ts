import type { Odds } from '../money';

/** What may be wrong with the odds of a bet, by the keys of SPEC §5. */
export type OddsRisk =
  | 'odds_different_than_bookmaker'
  | 'odds_higher_than_bookmakers'
  | 'odds_too_low'
  | 'odds_higher_than_current_odds';

/** The prices that count for one selection. */
export interface CurrentOdds {
  /** What the site offers. */
  now: Odds;
  /** What the provider quotes, where the site's own price is another; null where it is the same. */
  bookmaker: Odds | null;
  /** The lowest the site takes bets at. */
  least: Odds;
}

/**
 * What is wrong with a price, or null (SPEC §5 "Wrong-odds risk-validation keys", read so). Two keys
 * are about the site's own price, whatever the player saw: it is below the lowest that is taken, or
 * above what the provider quotes, so somebody would win by the difference. Two are about the price
 * the player agreed to: it is above what is offered now, or otherwise different.
 */
export function oddsRisk(agreed: Odds, { now, bookmaker, least }: CurrentOdds): OddsRisk | null {
  if (now < least) return 'odds_too_low';
  if (bookmaker !== null && now > bookmaker) return 'odds_higher_than_bookmakers';
  if (agreed > now) return 'odds_higher_than_current_odds';
  return agreed < now ? 'odds_different_than_bookmaker' : null;
}
