/** Thousandths, not below zero, to two decimals, and the third where it is not nought: 1.36, 2.067, 4.00. */
export function thousandthsText(thousandths: number, point: string): string {
  const whole = Math.floor(thousandths / 1000);
  const rest = String(thousandths % 1000).padStart(3, '0');
  return `${whole}${point}${rest.endsWith('0') ? rest.slice(0, 2) : rest}`;
}
