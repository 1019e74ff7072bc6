import { DIGITS } from './digits';
import type { Factor } from './money';

/** How many decimals an amount has when `subunits`, a power of ten, make one: 2 of 100, none of 1. */
export function decimalsOf(subunits: number): number {
  return String(subunits).length - 1;
}

/** An amount of which `subunits` make one as a decimal with a point: exact, never through a float. */
export function decimalText(amount: bigint, subunits: number): string {
  const size = BigInt(subunits);
  const decimals = decimalsOf(subunits);
  const magnitude = amount < 0n ? -amount : amount;
  const fraction = String(magnitude % size).padStart(decimals, '0');
  return `${amount < 0n ? '-' : ''}${magnitude / size}${decimals > 0 ? `.${fraction}` : ''}`;
}

/** Reads a decimal with a point and without a sign, exactly: "1.08", "5.", ".5". Null when it is none. */
export function decimalFactor(text: string): Factor | null {
  const read = /^(?=\.?\d)(\d*)\.?(\d*)$/.exec(text);
  if (!read) return null;
  const [, whole = '', fraction = ''] = read;
  return { times: BigInt(whole + fraction), over: 10n ** BigInt(fraction.length) };
}

/**
 * What a locale writes before the fraction, a point or a comma, when its digits are 0 to 9. Throws on a
 * locale that is no language tag.
 */
export function decimalPoint(locale: string): string {
  const known = points.get(locale);
  if (known !== undefined) return known;
  const parts = new Intl.NumberFormat(locale, DIGITS).formatToParts(1.5);
  const point = parts.find(({ type }) => type === 'decimal')?.value ?? '.';
  if (points.size < MOST_POINTS) points.set(locale, point);
  return point;
}

/** Formats are slow to make, and a page asks for the same point with every figure. */
const points = new Map<string, string>();
const MOST_POINTS = 100;

/** Typed Arabic, Persian, Devanagari and full-width digits as 0 to 9, the Arabic decimal sign as a point. */
export function latinDigits(text: string): string {
  return text
    .replaceAll('٫', '.')
    .replace(/[٠-٩۰-۹０-９]/g, (digit) => String(digit.charCodeAt(0) % 16))
    .replace(/[०-९]/g, (digit) => String((digit.charCodeAt(0) % 16) - 6));
}
