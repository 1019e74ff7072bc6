import { decimalPoint } from '@touchline/domain/decimal-text';
import { isRightToLeft } from '@touchline/wire/locale';

/** A number of a line, such as `2.25`, with its locale's decimal point. */
export function plainNumber(value: number, locale: string): string {
  return String(value).replace('.', decimalPoint(locale));
}

/** A number with its sign, whose minus is as wide as a plus; nought has none. */
export function signedNumber(value: number, locale: string): string {
  if (value === 0) return '0';
  const number = plainNumber(Math.abs(value), locale);
  return signFirst(`${value > 0 ? '+' : '\u2212'}${number}`, locale);
}

/** A figure whose sign stays before it: in a language written from the right it would go behind. */
export function signFirst(figure: string, locale: string): string {
  return /^[+\-\u2212]/.test(figure) && isRightToLeft(locale) ? `\u2066${figure}\u2069` : figure;
}
