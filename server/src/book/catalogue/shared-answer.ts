/** Asks for the answer to a key, or shares the one that somebody asked for a moment ago. */
export type ShareAnswer = <T>(key: string, ask: () => Promise<T>) => Promise<T>;

interface Asked {
  at: number;
  answer: Promise<unknown>;
}

/**
 * Lets equal questions that come within `ms` of each other share one answer, so that a thousand pages
 * opened at once read the database a few times a second. A failed answer is not kept. Answers must
 * carry the stream position they were read after: then being a moment old does no harm.
 *
 * `now` counts milliseconds and never goes back.
 */
export function shareAnswersFor(ms: number, now: () => number): ShareAnswer {
  const asked = new Map<string, Asked>();
  return <T>(key: string, ask: () => Promise<T>) => {
    const at = now();
    forgetBefore(asked, at - ms);
    const held = asked.get(key);
    if (held) return held.answer as Promise<T>;
    const answer = ask();
    const entry = { at, answer };
    asked.set(key, entry);
    answer.catch(() => {
      if (asked.get(key) === entry) asked.delete(key);
    });
    return answer;
  };
}

/** A map keeps the order of insertion, so the oldest stand first. */
function forgetBefore(asked: Map<string, Asked>, before: number): void {
  for (const [key, { at }] of asked) {
    if (at > before) return;
    asked.delete(key);
  }
}
