const DECIMAL = /^([+-]?)(\d*)(?:\.(\d*))?(?:[eE]([+-]?\d{1,3}))?$/;

/** No number of a feed is written longer; what is longer would only cost time. */
const LONGEST = 64;

/** Whole numbers up to here are added and divided without loss. */
const EXACT_DIGITS = 15;

/**
 * Reads decimal text as a whole number of `1 / 10^places`, rounded half up (away from zero), without
 * losing a digit to a float: `scaledDecimal('1.8505', 3)` is 1851. Null for what is not a decimal.
 */
export function scaledDecimal(text: string, places: number): number | null {
  const parts = text.length > LONGEST ? null : DECIMAL.exec(text);
  if (!parts) return null;
  const [, sign, whole = '', fraction = '', exponent = '0'] = parts;
  const digits = whole + fraction;
  if (digits === '') return null;
  const shift = Number(exponent) - fraction.length + places;
  const isShort = Math.max(digits.length, digits.length + shift) <= EXACT_DIGITS;
  const magnitude = isShort ? shifted(Number(digits), shift) : longShifted(BigInt(digits), shift);
  if (magnitude > Number.MAX_SAFE_INTEGER) return null;
  return sign === '-' && magnitude !== 0 ? -magnitude : magnitude;
}

function shifted(digits: number, shift: number): number {
  if (shift >= 0) return digits * 10 ** shift;
  if (-shift > EXACT_DIGITS) return 0;
  const divisor = 10 ** -shift;
  const rest = digits % divisor;
  return (digits - rest) / divisor + (rest * 2 >= divisor ? 1 : 0);
}

function longShifted(digits: bigint, shift: number): number {
  if (shift >= 0) return Number(digits * 10n ** BigInt(shift));
  const divisor = 10n ** BigInt(-shift);
  return Number((digits + divisor / 2n) / divisor);
}
