import type { Odds } from '../money';

/** Odds that were offered from a moment on; `at` is ms since epoch. */
export interface OddsPoint {
  readonly at: number;
  readonly odds: Odds;
}

/** How many points of an outcome are told at most: more than its chart is wide would not be seen. */
export const MOST_POINTS = 120;

/**
 * At most `most` points (two or more) in their order: the first, the last and, of each stretch between them, the one
 * that lies farthest from the middle of the stretch, so that peaks stay. Points that repeat the odds before them go first.
 */
export function thinned(points: readonly OddsPoint[], most = MOST_POINTS): readonly OddsPoint[] {
  const moved = points.filter((point, index) => point.odds !== points[index - 1]?.odds);
  const [first, last] = [moved[0], moved.at(-1)];
  if (!first || !last || moved.length <= most) return moved;
  const between = moved.slice(1, -1);
  const stretches = most - 2;
  const kept = Array.from({ length: stretches }, (_, index) => {
    const from = Math.floor((index * between.length) / stretches);
    const to = Math.floor(((index + 1) * between.length) / stretches);
    return farthest(between.slice(from, to));
  });
  return [first, ...kept.flatMap((point) => point ?? []), last];
}

function farthest(stretch: readonly OddsPoint[]): OddsPoint | undefined {
  const middle = stretch.reduce((sum, { odds }) => sum + odds, 0) / stretch.length;
  const [best] = stretch.toSorted(
    (one, other) => Math.abs(other.odds - middle) - Math.abs(one.odds - middle),
  );
  return best;
}

/** Where odds went since they were first offered: 1 up, -1 down, 0 nowhere. */
export function direction(opening: Odds, now: Odds): -1 | 0 | 1 {
  return now > opening ? 1 : now < opening ? -1 : 0;
}
