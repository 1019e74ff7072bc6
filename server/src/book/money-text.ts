import { currencyOf } from '@touchline/domain/currency';
import { formatMoney } from '@touchline/domain/format-money';
import type { Minor } from '@touchline/domain/money';

/** An amount as a sentence in the locale has it; a bare count of subunits where the currency is not known. */
export function moneyText(amount: Minor, locale: string, code: string | null): string {
  const currency = currencyOf(code ?? '');
  return currency ? formatMoney(amount, currency, locale) : String(amount);
}
