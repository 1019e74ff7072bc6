import { DIGITS } from './digits';
import type { Currency, Unit } from './currency';
import { decimalsOf, decimalText } from './decimal-text';
import type { Minor } from './money';

/**
 * An amount of subunits with its currency as a locale writes it, exactly (SPEC §9 "currency formats"):
 * "€12.50", "1.250 KWD". With a subcurrency it is shown in that: "3.50 mBTC". Throws on a locale that
 * is no language tag.
 */
export function formatMoney(amount: Minor, { code, subunits }: Unit, locale: string): string {
  const text = decimalText(amount, subunits) as Intl.StringNumericLiteral;
  if (code.length === 3) return formatFor(locale, code, subunits).format(text);
  return formatFor(locale, STAND_IN, subunits)
    .formatToParts(text)
    .map(({ type, value }) => (type === 'currency' ? code : value))
    .join('');
}

/**
 * An amount of subunits without its currency, as it is typed: "12.50". `parseAmount` reads it back.
 * Throws on a locale that is no language tag.
 */
export function formatAmount(amount: Minor, subunits: number, locale: string): string {
  const text = decimalText(amount, subunits) as Intl.StringNumericLiteral;
  return formatFor(locale, null, subunits).format(text);
}

/**
 * A stake in subunits as purchase tracking takes it: in units of its currency, with all of its decimals
 * and a point in every locale (SPEC §5).
 */
export function purchaseAmount(stake: Minor, { subunits }: Currency): string {
  return decimalText(stake, subunits);
}

/** `Intl` takes codes of three letters only; longer ones get the place of the code kept for tests. */
const STAND_IN = 'XTS';
/** Beyond this many decimals, zeros at the end are left out, down to two. */
const MOST_FIXED = 3;

const made = new Map<string, Intl.NumberFormat>();

/** Formats are slow to make and never change, so each is made once. */
function formatFor(locale: string, code: string | null, subunits: number): Intl.NumberFormat {
  const key = `${locale} ${code} ${subunits}`;
  const known = made.get(key);
  if (known) return known;
  const decimals = decimalsOf(subunits);
  const fraction = {
    minimumFractionDigits: decimals > MOST_FIXED ? 2 : decimals,
    maximumFractionDigits: decimals,
  };
  const format = new Intl.NumberFormat(
    locale,
    code === null
      ? { ...DIGITS, ...fraction, useGrouping: false }
      : { ...DIGITS, ...fraction, style: 'currency', currency: code },
  );
  made.set(key, format);
  return format;
}
