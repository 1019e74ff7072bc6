/** An amount in subunits as a decimal with a point: exact, never through a float. */
export function decimalText(value: bigint, subunits: number): string {
  const size = BigInt(subunits);
  const digits = String(subunits).length - 1;
  const magnitude = value < 0n ? -value : value;
  const fraction = String(magnitude % size).padStart(digits, '0');
  return `${value < 0n ? '-' : ''}${magnitude / size}${digits > 0 ? `.${fraction}` : ''}`;
}
