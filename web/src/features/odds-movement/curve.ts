import type { Odds } from '@touchline/domain/money';
import type { OddsPoint } from '@touchline/domain/odds/movement';

/** The size of a chart in its own units. */
export const WIDE = 240;
export const HIGH = 56;
/** The line keeps off the edges, so that its ends can be seen whole. */
const EDGE = 6;

/** A chart of one outcome: a path of steps, and where what is marked on it stands. */
export interface Curve {
  path: string;
  opening: Spot;
  now: Spot;
  /** How high odds that somebody took stand; null where nobody has. */
  takenY: number | null;
}

interface Spot {
  x: number;
  y: number;
}

/**
 * Draws odds as steps from the opening to now: odds stand until they move. Higher odds stand higher, by their chance, so
 * that a move of long odds does not dwarf one of short ones. `points` are in order and at least one; all ms since epoch.
 */
export function curveOf(
  points: readonly OddsPoint[],
  current: Odds,
  nowAt: number,
  taken: Odds | null,
): Curve | null {
  const [first] = points;
  if (!first) return null;
  const all = [...points, { at: Math.max(nowAt, points.at(-1)?.at ?? 0), odds: current }];
  const span = Math.max(1, (all.at(-1)?.at ?? 0) - first.at);
  const heights = [...all.map(({ odds }) => odds), ...(taken === null ? [] : [taken])].map(
    heightOf,
  );
  const [low, high] = [Math.min(...heights), Math.max(...heights)];
  const yOf = (odds: Odds) =>
    high === low
      ? HIGH / 2
      : HIGH - EDGE - ((heightOf(odds) - low) / (high - low)) * (HIGH - 2 * EDGE);
  const spots = all.map(({ at, odds }) => ({
    x: EDGE + ((at - first.at) / span) * (WIDE - 2 * EDGE),
    y: yOf(odds),
  }));
  const [begin, ...rest] = spots;
  if (!begin) return null;
  return {
    path: `M${place(begin)}${rest.map(({ x, y }) => `H${round(x)}V${round(y)}`).join('')}`,
    opening: begin,
    now: spots.at(-1) ?? begin,
    takenY: taken === null ? null : yOf(taken),
  };
}

function heightOf(odds: Odds): number {
  return -1000 / odds;
}

function place({ x, y }: Spot): string {
  return `${round(x)} ${round(y)}`;
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
