/** A number with its sign, whose minus is as wide as a plus; nought has none. */
export function signedNumber(value: number): string {
  if (value === 0) return '0';
  return value > 0 ? `+${value}` : `\u2212${-value}`;
}
