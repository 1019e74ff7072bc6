import type { OddsRisk } from '@touchline/domain/bets/odds-risk';
import { errorKey, type PlaceError } from '@touchline/domain/slip/place-error';
import type { Text } from './text';

/** SPEC §5: codes 101 and 120 have words of their own; the book's own words serve for the rest. */
export function betErrorText(t: Text, error: PlaceError & { message: string }): string {
  const key = errorKey(error);
  if (key === 'error.place_bets.invalid_odds') return t('slip.error.invalidOdds');
  if (key === 'error.place_bets.invalid_odds_custom_bet')
    return t('slip.error.invalidOddsCustomBet');
  const isOfBet = typeof error.code === 'number' && error.message !== '';
  return isOfBet ? error.message : t('slip.error.default');
}

/** Which way odds have moved, by what the book says is wrong with them (SPEC §5); null where it says nothing of that. */
export function oddsMoveText(t: Text, details: string | null): string | null {
  switch (details as OddsRisk | null) {
    case 'odds_higher_than_current_odds':
      return t('ticket.oddsFell');
    case 'odds_different_than_bookmaker':
      return t('ticket.oddsRose');
    default:
      return null;
  }
}
