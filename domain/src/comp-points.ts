import type { Minor } from './money';

/** A point is given for settled stakes of about so many euros, in whichever currency. */
export const EUROS_A_POINT = 10n;

/** A condition of players, from how many comp points up to how many; the last has no end. */
export interface CompRange {
  condition: string;
  min: number;
  max: number | null;
}

/** The ranges of comp points that each condition takes (SPEC §3): they leave no gap. */
export const COMP_RANGES: readonly CompRange[] = [
  { condition: 'bronze', min: 0, max: 99 },
  { condition: 'silver', min: 100, max: 999 },
  { condition: 'gold', min: 1000, max: 9999 },
  { condition: 'platinum', min: 10_000, max: null },
];

/**
 * What a player's settled stakes are worth in comp points (SPEC §3): one for about each ten euros, rounded down for
 * each currency.
 */
export function compPoints(staked: readonly { amount: Minor; aboutAEuro: number }[]): number {
  const points = staked.map(
    ({ amount, aboutAEuro }) => amount / (BigInt(aboutAEuro) * EUROS_A_POINT),
  );
  return Number(points.reduce((total, each) => total + each, 0n));
}

/** The condition that so many points make. */
export function conditionOf(points: number): string {
  const reached = COMP_RANGES.filter(({ min }) => points >= min);
  return (reached.at(-1) ?? COMP_RANGES[0])?.condition ?? '';
}
