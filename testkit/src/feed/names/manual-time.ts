import type { Time } from '../../../../server/src/feed/names/time';

/** A time that goes on only when a test says so. */
export interface ManualTime extends Time {
  /** Lets so many ms pass, and runs what is due in them, in order. */
  pass(ms: number): void;
}

/** A time that stands at `now`, ms since epoch. */
export function manualTime(now = 0): ManualTime {
  const due = new Map<object, { at: number; run: () => void }>();
  return {
    now: () => now,
    after: (ms, run) => {
      const key = {};
      due.set(key, { at: now + ms, run });
      return () => void due.delete(key);
    },
    pass: (ms) => {
      const until = now + ms;
      for (;;) {
        const [next] = [...due]
          .filter(([, { at }]) => at <= until)
          .sort(([, a], [, b]) => a.at - b.at);
        if (!next) break;
        due.delete(next[0]);
        now = next[1].at;
        next[1].run();
      }
      now = until;
    },
  };
}
