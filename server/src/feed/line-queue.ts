import type { FeedLine } from './source';

/** Lines on their way in. `put` resolves at once while there is room, so that a source is held back only then. */
export interface LineQueue {
  put(line: FeedLine): Promise<void>;
  /** Resolves when everything that was put before has been taken. Rejects when taking has failed. */
  whenEmpty(): Promise<void>;
}

const MOST_WAITING = 500;
const MOST_AT_ONCE = 100;

/** Hands lines over in order, as many at once as came while the last ones were being taken. */
export function createLineQueue(take: (lines: readonly FeedLine[]) => Promise<void>): LineQueue {
  let waiting: FeedLine[] = [];
  let taking: Promise<void> | null = null;

  async function takeAll(): Promise<void> {
    while (waiting.length > 0) {
      const lines = waiting.slice(0, MOST_AT_ONCE);
      waiting = waiting.slice(MOST_AT_ONCE);
      await take(lines);
    }
    taking = null;
  }

  return {
    put: async (line) => {
      waiting.push(line);
      taking ??= takeAll();
      taking.catch(() => {});
      if (waiting.length >= MOST_WAITING) await taking;
    },
    whenEmpty: async () => {
      await taking;
    },
  };
}
