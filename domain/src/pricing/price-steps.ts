import { odds } from '../money';
import type { Odds } from '../money';

/** Customary prices: up to which odds (thousandths), and how far apart they stand there. */
const LADDER: readonly (readonly [below: number, step: number])[] = [
  [3_000, 10],
  [5_000, 50],
  [10_000, 100],
  [20_000, 500],
  [50_000, 1_000],
  [100_000, 5_000],
];
const BEYOND = 10_000;

/** The lowest and highest prices that are offered. */
export const LOWEST_PRICE = odds(1_010);
export const HIGHEST_PRICE = odds(200_000);

/** Decimal odds to the nearest customary price, in thousandths (DESIGN §4.3); null when it is not offered. */
export function customaryPrice(decimal: number): Odds | null {
  const thousandths = decimal * 1_000;
  const step = LADDER.find(([below]) => thousandths < below)?.[1] ?? BEYOND;
  const price = Math.round(thousandths / step) * step;
  return price >= LOWEST_PRICE && price <= HIGHEST_PRICE ? odds(price) : null;
}
