/** How long a load that failed waits before it is tried again, in ms: longer each time. */
const PAUSES_MS = [1000, 2000, 5000, 15_000] as const;
const LONGEST_PAUSE_MS = 30_000;

/**
 * What `load` brings, however often it has to be tried: a part of the page that does not come, for want of a
 * connection, must not take the rest of the page with it. `pause` says when the next try is worth its while.
 */
export async function loadAgain<T>(load: () => Promise<T>, pause = pauseOf): Promise<T> {
  for (let failures = 0; ; failures++) {
    try {
      return await load();
    } catch {
      await pause(PAUSES_MS[failures] ?? LONGEST_PAUSE_MS);
    }
  }
}

/** Ends after so many milliseconds, or as soon as there is a connection again. */
function pauseOf(ms: number): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer);
      window.removeEventListener('online', end);
      resolve();
    };
    const timer = setTimeout(end, ms);
    window.addEventListener('online', end);
  });
}
