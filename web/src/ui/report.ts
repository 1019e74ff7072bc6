/** So many errors wait for somebody to report them to. */
const MOST_WAITING = 20;

const waiting: unknown[] = [];
const told = new WeakSet();
let reporter: ((error: unknown) => void) | null = null;

/**
 * Reports an error that the page has dealt with (SPEC §8). Nothing is told where the site has reports of errors off;
 * before they are ready it waits. The same error is told once, by however many it passes. What nobody deals with needs
 * no call: it reaches reports through the window.
 */
export function report(error: unknown): void {
  if (typeof error === 'object' && error !== null) {
    if (told.has(error)) return;
    told.add(error);
  }
  if (reporter) reporter(error);
  else if (waiting.length < MOST_WAITING) waiting.push(error);
}

/** Does what the page can go on without: where it fails, that is reported, and whoever draws the page never meets it. */
export function orReport(act: () => void): void {
  try {
    act();
  } catch (error) {
    report(error);
  }
}

/** Hands over what waits, and all that comes from now on. */
export function setReporter(next: (error: unknown) => void): void {
  reporter = next;
  for (const error of waiting.splice(0)) next(error);
}
