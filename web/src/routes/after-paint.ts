/*
 * What a page is drawn from comes first, and its script after that: until then both would share the line, and on a slow
 * one the page would be seen later. Part of `entry-early`: it must stay small.
 */

/** Links of the head that name script for later have this relation; `as` says how it is fetched. */
export const AFTER_PAINT = 'after-paint';

/** A frame out of sight may never be painted; its host talks to the script all the same. */
const LONGEST_WAIT_MS = 1000;

/** Fetches the script that the head names, once the page has been painted, or is not going to be. */
export function startAfterPaint(): void {
  if (document.visibilityState === 'hidden') return startScripts();
  const seen = new PerformanceObserver((list) => {
    if (list.getEntriesByName('first-contentful-paint').length > 0) startScripts();
  });
  seen.observe({ type: 'paint', buffered: true });
  document.addEventListener('visibilitychange', startScripts);
  setTimeout(startScripts, LONGEST_WAIT_MS);
}

let hasStarted = false;

function startScripts(): void {
  if (hasStarted) return;
  hasStarted = true;
  for (const link of document.querySelectorAll<HTMLLinkElement>(`link[rel=${AFTER_PAINT}]`)) {
    if (link.as === 'script') start(link.href);
    else link.rel = 'modulepreload';
  }
}

/** How long a script that did not come waits until it is asked for again, in ms: without it nothing on the page works. */
const PAUSES_MS = [1000, 5000, 15_000];

function start(src: string, [pause, ...pauses] = PAUSES_MS): void {
  const script = document.createElement('script');
  script.type = 'module';
  // In the order in which they are named: otherwise the last, where it comes first, begins them all in one long task.
  script.async = false;
  script.src = src;
  script.addEventListener('error', () => {
    if (pause !== undefined) setTimeout(() => start(src, pauses), pause);
  });
  document.head.append(script);
}
