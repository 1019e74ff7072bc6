import type { NoAutoCashOut } from '@touchline/domain/bets/auto-cash-out';
import type { NoCashOut } from '@touchline/domain/bets/cash-out';
import type { Minor } from '@touchline/domain/money';
import { filledIn } from '../../language';
import { moneyText } from '../money-text';
import { bookWords } from '../words/words-in';

/** Says in the caller's locale why a bet was not cashed out. `offer` is what it pays now, in `currency`. */
export function cashOutMessage(
  reason: NoCashOut['reason'] | NoAutoCashOut,
  locale: string,
  { offer, currency }: { offer: Minor | null; currency: string },
): string {
  const worth = offer === null ? '' : moneyText(offer, locale, currency);
  return filledIn(locale, bookWords(locale).cashOut[reason], { offer: worth });
}
