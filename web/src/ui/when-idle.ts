/** How long the page may stay busy before what waits begins all the same, in milliseconds (SPEC §9). */
const IDLE_FALLBACK_MS = 3000;

/** Resolves when the browser has nothing better to do. */
export function whenIdle(): Promise<void> {
  return new Promise((resolve) => {
    if ('requestIdleCallback' in window) {
      requestIdleCallback(() => resolve(), { timeout: IDLE_FALLBACK_MS });
    } else setTimeout(resolve, 200);
  });
}

/** The same, once everything has come that the page began with: pictures and fonts too. */
export async function whenLoadedAndIdle(): Promise<void> {
  if (document.readyState !== 'complete') {
    await new Promise((resolve) => window.addEventListener('load', resolve, { once: true }));
  }
  await whenIdle();
}
