import type { Odds } from '../money';

/** The ways odds can be shown that stand so far (SPEC §5 "Odds display types"). */
export type OddsDisplay = 'european';

const FORMATS: Readonly<Record<OddsDisplay, (odds: Odds, point: string) => string>> = { european };

/**
 * Odds as people read them, with their locale's decimal point. Shown text never feeds back into
 * arithmetic (DESIGN §4.3).
 */
export function formatOdds(odds: Odds, display: OddsDisplay, point = '.'): string {
  return FORMATS[display](odds, point);
}

/** Two decimals, and the third where it is not nought: 1.36, 2.067, 4.00. */
function european(odds: Odds, point: string): string {
  const whole = Math.floor(odds / 1000);
  const rest = String(odds % 1000).padStart(3, '0');
  return `${whole}${point}${rest.endsWith('0') ? rest.slice(0, 2) : rest}`;
}
