import type { Minor } from '../money';

/** How far points have come towards the next prize, in thousandths of what it needs. */
export interface FarmShare {
  reached: number;
  /** As far as it would be if every open bet earned its points; never less than `reached`. */
  possible: number;
}

const WHOLE = 1000n;

/** The share of a prize that points have earned, rounded down so that only a full one is whole (SPEC §3 "lootbox"). */
export function farmShare(points: {
  available: Minor;
  potential: Minor;
  needed: Minor;
}): FarmShare {
  const { available, potential, needed } = points;
  return { reached: shareOf(available, needed), possible: shareOf(available + potential, needed) };
}

function shareOf(points: bigint, needed: bigint): number {
  if (points >= needed) return Number(WHOLE);
  return Number((points * WHOLE) / needed);
}
