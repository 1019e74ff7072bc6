import { minor, type Minor } from '@touchline/domain/money';

/**
 * Reads an amount as it is typed, with a point or a comma before the fraction, exactly and without
 * floats. Null when it is none: letters, two points, more digits than the currency has subunits, or a
 * whole part of more than twelve.
 */
export function parseAmount(text: string, subunits: number): Minor | null {
  const digits = String(subunits).length - 1;
  const read = /^(\d{0,12})(?:[.,](\d*))?$/.exec(text.trim());
  if (!read) return null;
  const [, whole = '', fraction = ''] = read;
  if (fraction.length > digits) return null;
  return minor(
    BigInt(whole || '0') * BigInt(subunits) + BigInt(fraction.padEnd(digits, '0') || '0'),
  );
}
