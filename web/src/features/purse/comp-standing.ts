import type { CompRange } from '@touchline/domain/comp-points';

/** How far a player has come within a range of comp points. */
export interface CompStanding {
  /** The next condition; null at the highest. */
  next: string | null;
  /** How many points it takes from here; none at the highest. */
  toGo: number;
  /** The part of the way through the range that is behind, 0 to 1; all of it at the highest. */
  done: number;
}

/** SPEC §3 "comp-points range (min, max) per condition": how far it is to the next one. */
export function compStanding(
  points: number,
  condition: string,
  ranges: readonly CompRange[],
): CompStanding {
  const at = ranges.findIndex((range) => range.condition === condition);
  const range = ranges[at];
  const next = ranges[at + 1];
  if (!range || !next) return { next: null, toGo: 0, done: 1 };
  const done = (points - range.min) / (next.min - range.min);
  return {
    next: next.condition,
    toGo: Math.max(0, next.min - points),
    done: Math.min(1, Math.max(0, done)),
  };
}
