/** What prefetching may cost: a list has hundreds of links, and most of them nobody follows. */
export interface Frugality {
  /** How many are fetched at a time. */
  atOnce: number;
  /** How many are fetched for one page at most; pages that somebody points at come on top. */
  most: number;
}

export const FRUGAL: Frugality = { atOnce: 2, most: 16 };

/** What links lead to, fetched before anybody presses one (SPEC §9 "Link prefetch"). */
export interface PrefetchQueue {
  /** The link has come near. Each path is fetched once. */
  near(path: string): void;
  /** It has gone again before its turn came. */
  away(path: string): void;
  /** Somebody points at it: its turn is now. */
  wanted(path: string): void;
  /** Whether nothing more is fetched for this page by being near. */
  isSpent(): boolean;
  /** Another page shows: what waits for the one before is forgotten, and may cost as much again. */
  begin(): void;
}

/** `fetchPath` never fails the queue: what it throws is for whoever opens the page. */
export function prefetchQueue(
  fetchPath: (path: string) => Promise<unknown>,
  { atOnce, most }: Frugality = FRUGAL,
): PrefetchQueue {
  const fetched = new Set<string>();
  const waiting = new Set<string>();
  let underway = 0;
  let left = most;
  const fetchNow = async (path: string) => {
    fetched.add(path);
    waiting.delete(path);
    underway += 1;
    await fetchPath(path).catch(() => undefined);
    underway -= 1;
    next();
  };
  const next = () => {
    for (const path of waiting) {
      if (underway >= atOnce || left <= 0) return;
      left -= 1;
      void fetchNow(path);
    }
  };
  return {
    near: (path) => {
      if (fetched.has(path)) return;
      waiting.add(path);
      next();
    },
    away: (path) => void waiting.delete(path),
    wanted: (path) => {
      if (!fetched.has(path)) void fetchNow(path);
    },
    isSpent: () => left <= 0,
    begin: () => {
      waiting.clear();
      left = most;
    },
  };
}
