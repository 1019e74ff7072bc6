/** Moments at a steady pace, each a little off its place, so that any of them is found without those before it. */
export interface Grid {
  readonly count: number;
  /** Counts from 0. */
  at(index: number): number;
}

/** A stretch of time and the pace of moments in it, all in ms. */
export interface Stretch {
  readonly from: number;
  readonly to: number;
  readonly pace: number;
}

/** How far off its place a moment may be, as a share of the pace: the pauses are 2/3 to 4/3 of it. */
const LOOSENESS = 1 / 6;

/** The moments of stretches that follow each other; `unit` gives a number of 0 to 1 for each. */
export function gridOf(stretches: readonly Stretch[], unit: (index: number) => number): Grid {
  const counts = stretches.map(({ from, to, pace }) => Math.max(0, Math.floor((to - from) / pace)));
  return {
    count: counts.reduce((sum, each) => sum + each, 0),
    at: (index) => {
      let before = 0;
      const place = counts.findIndex((count) => {
        if (index < before + count) return true;
        before += count;
        return false;
      });
      const { from = 0, pace = 0 } = stretches[place] ?? {};
      const off = (2 * unit(index) - 1) * LOOSENESS;
      return Math.round(from + (index - before + 0.5 + off) * pace);
    },
  };
}

/** The first index from `low` up to, not including, `high` for which something holds that then holds for all after. */
export function firstIndex(low: number, high: number, holds: (index: number) => boolean): number {
  let [from, to] = [low, high];
  while (from < to) {
    const middle = Math.floor((from + to) / 2);
    if (holds(middle)) to = middle;
    else from = middle + 1;
  }
  return from;
}
