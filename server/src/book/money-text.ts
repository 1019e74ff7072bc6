import { currencyOf } from '@touchline/domain/currency';
import type { Minor } from '@touchline/domain/money';

/**
 * An amount as a sentence in the locale has it; a bare count of subunits where the currency is not known. Limits and
 * payouts are small enough for a number to hold them exactly to the subunit.
 */
export function moneyText(amount: Minor, locale: string, code: string | null): string {
  const currency = currencyOf(code ?? '');
  if (!currency) return String(amount);
  return formatOf(locale, currency.code).format(Number(amount) / currency.subunits);
}

const formats = new Map<string, Intl.NumberFormat>();

/** Formats take long to make, and locales and currencies are few. */
function formatOf(locale: string, currency: string): Intl.NumberFormat {
  const key = `${locale}/${currency}`;
  const format = formats.get(key) ?? new Intl.NumberFormat(locale, { style: 'currency', currency });
  formats.set(key, format);
  return format;
}
