import { DIGITS } from '@touchline/domain/digits';
const made = new Map<string, Intl.NumberFormat>();

/**
 * A share of one as a locale writes percents (SPEC §9 "percent formats"): 0.5 is "50%", in German "50 %". At most so many
 * decimals, none unless it is said; zeros at their end are left out.
 */
export function percentText(share: number, locale: string, decimals = 0): string {
  const key = `${locale}/${decimals}`;
  const format =
    made.get(key) ??
    new Intl.NumberFormat(locale, { ...DIGITS, style: 'percent', maximumFractionDigits: decimals });
  made.set(key, format);
  return format.format(share);
}
