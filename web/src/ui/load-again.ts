import { fetchFailedSheets } from './failed-sheets';

/** How long a load that failed waits before it is tried again, in ms: longer each time. */
const PAUSES_MS = [1000, 2000, 5000, 15_000] as const;
const LONGEST_PAUSE_MS = 30_000;

/** The same while somebody waits for a page: after the last it is told. */
const PAUSES_OF_PAGE_MS = [300, 1500] as const;

let whenFailed: (failures: number) => Promise<unknown> = () => Promise.resolve();

/** Says what is done whenever a part of the page has not come, for so many times by now, before it is tried again. */
export function whenPartFails(act: (failures: number) => Promise<unknown>): void {
  whenFailed = act;
}

/**
 * What `load` brings, however often it has to be tried: a part of the page that does not come, for want of a
 * connection, must not take the rest of the page with it. `pause` says when the next try is worth its while.
 */
export async function loadAgain<T>(load: () => Promise<T>, pause = pauseOf): Promise<T> {
  for (let failures = 0; ; failures++) {
    try {
      return await withSheets(load);
    } catch {
      await whenFailed(failures + 1);
      await pause(PAUSES_MS[failures] ?? LONGEST_PAUSE_MS);
    }
  }
}

/** The same for a page that somebody waits for: after a few tries it rejects. */
export async function loadSoon<T>(load: () => Promise<T>, pause = pauseOf): Promise<T> {
  for (const ms of PAUSES_OF_PAGE_MS) {
    try {
      return await withSheets(load);
    } catch {
      await pause(ms);
    }
  }
  return withSheets(load);
}

/** A script is not enough where the styles that came with it did not come. */
async function withSheets<T>(load: () => Promise<T>): Promise<T> {
  await fetchFailedSheets();
  return load();
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
