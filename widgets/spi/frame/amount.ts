/** How amounts are written: `subunits` of a currency make one. */
export interface AmountFormat {
  locale: string;
  currency: string;
  subunits: number;
}

const MOST_DIGITS = 12;

/** The zeros of the digits people type with: Arabic, Persian, Devanagari. */
const ZEROS = [0x0660, 0x06f0, 0x0966];

/**
 * Reads an amount as people type it, in subunits: "100", "1,000.50", "1.000,50", "1 000". A mark that
 * could mean either is read as the locale does. Null when it is no amount above zero, or is finer than
 * a subunit.
 */
export function parseAmount(text: string, { locale, subunits }: AmountFormat): number | null {
  const plain = latin(text).replace(/[\s\u00a0\u202f'’]/g, '');
  if (!/^[\d.,]+$/.test(plain)) return null;
  const digits = fractionDigits(subunits);
  const mark = decimalMark(plain, digits, locale);
  const at = mark === null ? plain.length : plain.lastIndexOf(mark);
  const whole = plain.slice(0, at);
  const fraction = plain.slice(at + 1);
  if (!isGrouped(whole) || fraction.length > digits) return null;
  const count = `${whole.replace(/[.,]/g, '')}${fraction.padEnd(digits, '0')}`;
  if (count.length > MOST_DIGITS + digits) return null;
  return Number(count) > 0 ? Number(count) : null;
}

/** Amounts are written in the digits 0 to 9 in every language, as the pages around the form write them. */
const DIGITS = { numberingSystem: 'latn' } as const;

/** An amount of subunits as the locale writes it, with its currency: "€100.00". */
export function formatAmount(count: number, format: AmountFormat): string {
  return written(decimalText(count, format.subunits), fractionDigits(format.subunits), format);
}

/** An amount of subunits as it is typed in the locale, without its currency: `parseAmount` reads it back. */
export function typedAmount(count: number, { locale, subunits }: AmountFormat): string {
  const digits = fractionDigits(subunits);
  const fraction = { minimumFractionDigits: digits, maximumFractionDigits: digits };
  const number = decimalText(count, subunits) as Intl.StringNumericLiteral;
  return new Intl.NumberFormat(locale, { ...DIGITS, useGrouping: false, ...fraction }).format(
    number,
  );
}

/** An amount of subunits without zeros at its end: "€100", "0.0002 BTC". */
export function shortAmount(count: number, format: AmountFormat): string {
  const decimal = decimalText(count, format.subunits).replace(/\.0+$|(\.\d*?)0+$/, '$1');
  return written(decimal, decimal.split('.')[1]?.length ?? 0, format);
}

function written(decimal: string, digits: number, { locale, currency }: AmountFormat): string {
  const fraction = { minimumFractionDigits: digits, maximumFractionDigits: digits };
  // Intl reads decimal text exactly, and knows only currencies of three letters.
  const number = decimal as Intl.StringNumericLiteral;
  if (currency.length !== 3) {
    return `${new Intl.NumberFormat(locale, { ...DIGITS, ...fraction }).format(number)} ${currency}`;
  }
  const style = { ...DIGITS, style: 'currency', currency } as const;
  return new Intl.NumberFormat(locale, { ...style, ...fraction }).format(number);
}

/** 10000 of 100 as "100.00". */
function decimalText(count: number, subunits: number): string {
  const digits = fractionDigits(subunits);
  const text = String(count).padStart(digits + 1, '0');
  const whole = text.slice(0, text.length - digits);
  return digits === 0 ? whole : `${whole}.${text.slice(-digits)}`;
}

/** Which mark stands before the fraction; null when there is none. */
function decimalMark(plain: string, digits: number, locale: string): '.' | ',' | null {
  const last = /[.,](?=\d*$)/.exec(plain)?.[0] as '.' | ',' | undefined;
  if (last === undefined) return null;
  if (plain.split(last).length > 2) return null;
  const other = last === '.' ? ',' : '.';
  if (plain.includes(other)) return last;
  const after = plain.length - plain.lastIndexOf(last) - 1;
  // "1,000" is a thousand, unless the currency has a fraction that long and the locale writes it so.
  if (after !== 3) return last;
  const ours = new Intl.NumberFormat(locale).formatToParts(1.5);
  const decimal = latin(ours.find(({ type }) => type === 'decimal')?.value ?? '.');
  return digits >= 3 && decimal === last ? last : null;
}

function isGrouped(whole: string): boolean {
  return (
    /^\d+$/.test(whole) ||
    /^\d{1,3}(,\d{2,3})*,\d{3}$/.test(whole) ||
    /^\d{1,3}(\.\d{3})+$/.test(whole)
  );
}

function latin(text: string): string {
  return text
    .replace(/\u066b/g, '.')
    .replace(/\u066c/g, ',')
    .replace(/[\u0660-\u0669\u06f0-\u06f9\u0966-\u096f]/g, (digit) => {
      const code = digit.charCodeAt(0);
      const zero = ZEROS.find((each) => code >= each && code < each + 10) ?? code;
      return String(code - zero);
    });
}

function fractionDigits(subunits: number): number {
  return String(subunits).length - 1;
}
