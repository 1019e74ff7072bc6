import { decimalFactor, decimalPoint, latinDigits } from './decimal-text';
import { minor, scaled, type Minor } from './money';

/** Groups of three after the first, by one sign throughout, or as India groups: 12,34,567. */
const GROUPS = String.raw`[1-9]\d{0,2}([,' ])(?:\d{3}\1)*|[1-9]\d?,(?:\d\d,)+`;
const NUMBER = new RegExp(String.raw`^(?:\d*|(?:${GROUPS})\d{3})(?:\.\d*)?$`);
const BEGUN = new RegExp(String.raw`^(?!.* )(?:${GROUPS})\d{0,2}$`);

const MOST = BigInt(Number.MAX_SAFE_INTEGER);

/**
 * Reads an amount in subunits, exactly: "10", "10.5", "1,000.50", "1 000". A point and a comma mean what
 * they mean in the locale; where its grouping sign cannot be one, as in "10,5", it stands before the
 * fraction. Spaces and apostrophes part thousands, and nothing else.
 *
 * What is `typed` is read as far as it goes: nothing, "10.", a group that is begun ("1,234,5"; after a
 * space only where the locale has spaces). More decimals than the currency has are refused, so the field
 * refuses the key and always shows the very stake. What is `pasted` arrives whole: no group of it is
 * unfinished, and it is rounded to a whole number of subunits, halves up (SPEC §5).
 *
 * Null when it is no amount: letters, a sign, two fractions, or more than a whole number on the wire can
 * hold. Throws on a locale that is no language tag.
 */
export function parseAmount(
  text: string,
  subunits: number,
  locale: string,
  how: 'typed' | 'pasted' = 'typed',
): Minor | null {
  const plain = withPlainMarks(text, locale);
  const isWhole = how === 'pasted';
  if (NUMBER.test(plain)) return countOf(plain, subunits, isWhole);
  const withPoint = plain.replace(',', '.');
  const read = NUMBER.test(withPoint) ? countOf(withPoint, subunits) : null;
  return read ?? (!isWhole && BEGUN.test(plain) ? countOf(plain, subunits) : null);
}

/**
 * Digits as 0 to 9, the locale's mark before the fraction as a point, and the other as a comma. An
 * apostrophe stands for every sign that can only part thousands here, a space for one seldom used so.
 */
function withPlainMarks(text: string, locale: string): string {
  const narrow = text.trim().replace(/[．，]/g, (mark) => (mark === '．' ? '.' : ','));
  const marked = decimalPoint(locale) === ',' ? narrow.replace(/[.,]/g, swapped) : narrow;
  const hasSpaces = /\s/.test(new Intl.NumberFormat(locale).format(1e6));
  return latinDigits(marked)
    .replaceAll('،', ',')
    .replace(/[’٬]/g, "'")
    .replace(/\s/g, hasSpaces ? "'" : ' ');
}

function swapped(mark: string): string {
  return mark === '.' ? ',' : '.';
}

function countOf(plain: string, subunits: number, isRounded = false): Minor | null {
  const read = decimalFactor(`0${plain.replace(/[,' ]/g, '')}`);
  if (!read || (!isRounded && (read.times * BigInt(subunits)) % read.over !== 0n)) return null;
  const count = scaled(minor(subunits), read, 'nearest');
  return count <= MOST ? count : null;
}
