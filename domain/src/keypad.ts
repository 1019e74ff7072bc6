import { decimalsOf } from './decimal-text';

/** The keys of a keypad for amounts. */
export type KeypadKey =
  | '0'
  | '1'
  | '2'
  | '3'
  | '4'
  | '5'
  | '6'
  | '7'
  | '8'
  | '9'
  | 'point'
  | 'back';

/** More digits than any stake has. */
const MOST_DIGITS = 12;

/**
 * An amount as it is typed, after one more key. `point` is what the locale writes before the fraction. A key that makes
 * no amount changes nothing: a second point, more decimals than `subunits` have, a point where there are none.
 */
export function pressKey(
  text: string,
  key: KeypadKey,
  { subunits, point }: { subunits: number; point: string },
): string {
  if (key === 'back') return text.slice(0, -1);
  const decimals = decimalsOf(subunits);
  const at = text.indexOf(point);
  if (key === 'point') {
    if (at >= 0 || decimals === 0) return text;
    return `${text === '' ? '0' : text}${point}`;
  }
  if (at >= 0 && text.length - at - point.length >= decimals) return text;
  if (text === '0') return key;
  return text.length < MOST_DIGITS ? text + key : text;
}
