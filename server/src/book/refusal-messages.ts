import type { Refusal } from '@touchline/domain/bets/refusal';
import type { Minor } from '@touchline/domain/money';
import { filledIn } from '../language';
import { moneyText } from './money-text';
import { bookWords } from './words/words-in';

/** Says in the caller's locale why a bet was refused. `currency` is that of the bet's stake. */
export function refusalMessage(refusal: Refusal, locale: string, currency: string | null): string {
  const { refusals, limits } = bookWords(locale);
  const own = 'limit' in refusal ? limits[refusal.limit] : '';
  const limit = limitText(refusal, locale, currency);
  return filledIn(locale, refusals[refusal.code].replace('{own}', own), { limit });
}

function limitText(refusal: Refusal, locale: string, currency: string | null): string {
  const limit = limitIn(refusal);
  return typeof limit === 'bigint' ? moneyText(limit, locale, currency) : String(limit ?? '');
}

/** The limit that was missed: subunits of money, or a number of selections; null where there is none. */
export function limitIn(refusal: Refusal): Minor | number | null {
  if ('min' in refusal) return refusal.min;
  if ('max' in refusal) return refusal.max;
  return 'stake' in refusal ? refusal.stake : null;
}
