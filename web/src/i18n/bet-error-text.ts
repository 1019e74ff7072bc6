import { errorKey } from '@touchline/domain/slip/place-error';
import type { Text } from './text';

/** SPEC §5: codes 101 and 120 have words of their own; the book's own words serve for the rest. */
export function betErrorText(t: Text, error: { code: number | string; message: string }): string {
  const key = errorKey(error.code);
  if (key === 'error.place_bets.invalid_odds') return t('slip.error.invalidOdds');
  if (key === 'error.place_bets.invalid_odds_custom_bet')
    return t('slip.error.invalidOddsCustomBet');
  const isOfBet = typeof error.code === 'number' && error.message !== '';
  return isOfBet ? error.message : t('slip.error.default');
}
