import { decimalFactor, decimalPoint, latinDigits } from './decimal-text';
import { minor, type Minor } from './money';

/** Thousands in groups, also as India groups them: 12,34,567. */
const GROUPED = /^[1-9]\d{0,2}(,\d{2,3})*,\d{3}(\.|$)/;
const MOST = BigInt(Number.MAX_SAFE_INTEGER);

/**
 * Reads an amount as it is typed, in subunits, exactly: "10", "10.5", "1,000.50", "1 000". A point and
 * a comma mean what they mean in the locale; where the locale's grouping sign cannot be one, as in
 * "10,5", it stands before the fraction. Nothing, or what is still being typed, is read as far as it
 * goes. Null when it is no amount: letters, a sign, two fractions, more decimals than the currency has,
 * or more than a whole number on the wire can hold.
 */
export function parseAmount(text: string, subunits: number, locale: string): Minor | null {
  const typed = latinDigits(text).replace(/[\s'’٬]/g, '');
  const plain = decimalPoint(locale) === ',' ? typed.replace(/[.,]/g, swapped) : typed;
  const decimal = GROUPED.test(plain) ? plain.replaceAll(',', '') : plain.replace(',', '.');
  const read = decimalFactor(`0${decimal}`);
  if (!read) return null;
  const count = read.times * BigInt(subunits);
  return count % read.over === 0n && count <= MOST * read.over ? minor(count / read.over) : null;
}

function swapped(mark: string): string {
  return mark === '.' ? ',' : '.';
}
