/** Asks for the answer to a key, or shares the one that somebody asked for a moment ago. */
export type ShareAnswer = <T>(key: string, ask: () => Promise<T>) => Promise<T>;

interface Asked {
  at: number;
  answer: Promise<unknown>;
  /** Once it is there. */
  isDone: boolean;
  /** While the one that will take its place is being worked out. */
  isRenewed: boolean;
}

/**
 * Lets equal questions that come within `ms` of each other share one answer, so that a thousand pages
 * opened at once read the database a few times a second. A failed answer is not kept. Answers must
 * carry the stream position they were read after: then being a moment old does no harm.
 *
 * An answer that is up to `graceMs` older is given too, while a new one is worked out: nobody waits for what is asked
 * all the time. `now` counts milliseconds and never goes back.
 */
export function shareAnswersFor(ms: number, now: () => number, graceMs = 0): ShareAnswer {
  const asked = new Map<string, Asked>();
  return <T>(key: string, ask: () => Promise<T>) => {
    const at = now();
    forgetBefore(asked, at - ms - graceMs);
    const held = asked.get(key);
    if (!held) return begin(asked, key, at, ask()).answer as Promise<T>;
    if (at - held.at >= ms) {
      if (!held.isDone) return held.answer as Promise<T>;
      if (!held.isRenewed) renew(asked, key, at, held, ask());
    }
    return held.answer as Promise<T>;
  };
}

function begin(
  asked: Map<string, Asked>,
  key: string,
  at: number,
  answer: Promise<unknown>,
): Asked {
  const entry = { at, answer, isDone: false, isRenewed: false };
  asked.set(key, entry);
  answer.then(
    () => (entry.isDone = true),
    () => {
      if (asked.get(key) === entry) asked.delete(key);
    },
  );
  return entry;
}

/** The old answer stands until the new one does; one that fails leaves nothing to stand on. */
function renew(
  asked: Map<string, Asked>,
  key: string,
  at: number,
  held: Asked,
  answer: Promise<unknown>,
): void {
  held.isRenewed = true;
  answer.then(
    () => {
      asked.delete(key);
      asked.set(key, { at, answer, isDone: true, isRenewed: false });
    },
    () => {
      if (asked.get(key) === held) asked.delete(key);
    },
  );
}

/** A map keeps the order of insertion, which is nearly that of age, so the oldest stand first. */
function forgetBefore(asked: Map<string, Asked>, before: number): void {
  for (const [key, { at }] of asked) {
    if (at > before) return;
    asked.delete(key);
  }
}
