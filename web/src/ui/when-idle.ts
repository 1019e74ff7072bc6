/** How long the page may stay busy before what waits begins all the same, in milliseconds (SPEC §9 "Idle fallback"). */
export const IDLE_FALLBACK_MS = 3000;

/** How long parts of our own wait that are loaded lazily, where a browser does not tell, in ms (SPEC §9 "Lazy-load delay"). */
export const LAZY_LOAD_MS = 200;

/**
 * Resolves when the browser has nothing better to do. One that does not tell is given a time: `IDLE_FALLBACK_MS`, or
 * less for what readers wait for.
 */
export function whenIdle(otherwise: number = IDLE_FALLBACK_MS): Promise<void> {
  return new Promise((resolve) => {
    if ('requestIdleCallback' in window) {
      requestIdleCallback(() => resolve(), { timeout: IDLE_FALLBACK_MS });
    } else setTimeout(resolve, otherwise);
  });
}

/** The same, once everything has come that the page began with: pictures and fonts too. */
export async function whenLoadedAndIdle(): Promise<void> {
  if (document.readyState !== 'complete') {
    await new Promise((resolve) => window.addEventListener('load', resolve, { once: true }));
  }
  await whenIdle();
}
