const DECIMAL = /^([+-]?)(\d*)(?:\.(\d*))?(?:[eE]([+-]?\d{1,3}))?$/;

/** No number of a feed is written longer; what is longer would only cost time. */
const LONGEST = 64;

/**
 * Reads decimal text as a whole number of `1 / 10^places`, rounded half up (away from zero), without
 * passing through a float: `scaledDecimal('1.8505', 3)` is 1851. Null for what is not a decimal.
 */
export function scaledDecimal(text: string, places: number): number | null {
  const parts = text.length > LONGEST ? null : DECIMAL.exec(text);
  if (!parts) return null;
  const [, sign, whole = '', fraction = '', exponent = '0'] = parts;
  if (whole === '' && fraction === '') return null;
  const magnitude = scaled(BigInt(whole + fraction), Number(exponent) - fraction.length + places);
  if (magnitude > BigInt(Number.MAX_SAFE_INTEGER)) return null;
  return sign === '-' && magnitude !== 0n ? -Number(magnitude) : Number(magnitude);
}

function scaled(digits: bigint, shift: number): bigint {
  if (shift >= 0) return digits * 10n ** BigInt(shift);
  const divisor = 10n ** BigInt(-shift);
  return (digits + divisor / 2n) / divisor;
}
