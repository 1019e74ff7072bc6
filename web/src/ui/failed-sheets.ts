import { whenLoadedAndIdle } from './when-idle';

/** Sheets of styles that did not come: nothing fetches them again by itself, and what needs them would show unstyled. */
const failed = new Set<HTMLLinkElement>();

/** How often each has failed, by its address. One that never comes, as where a reader's blocker holds it back, stops nothing. */
const failures = new Map<string, number>();
const MOST_FAILURES = 4;

function failedOnce(link: HTMLLinkElement): void {
  const times = (failures.get(link.href) ?? 0) + 1;
  failures.set(link.href, times);
  if (times < MOST_FAILURES) failed.add(link);
}

/** Notes from now on which sheets do not come, and calls `found` when the page itself has come without some of its own. */
export function watchSheets(found: () => void): void {
  const note = ({ target }: Event) => {
    if (target instanceof HTMLLinkElement && target.rel === 'stylesheet') failedOnce(target);
  };
  window.addEventListener('error', note, true);
  // Those that come later tell by themselves; they may be on their way when the page has come.
  const own = [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')];
  void whenLoadedAndIdle().then(() => {
    for (const link of own) if (link.isConnected && link.sheet === null) failedOnce(link);
    if (failed.size > 0) found();
  });
}

/** Fetches those again that did not come. Rejects where one does not come this time either. */
export async function fetchFailedSheets(): Promise<void> {
  await Promise.all([...failed].map(fetchAgain));
}

function fetchAgain(link: HTMLLinkElement): Promise<void> {
  failed.delete(link);
  if (!link.isConnected) return Promise.resolve();
  const next = link.cloneNode() as HTMLLinkElement;
  return new Promise((resolve, reject) => {
    next.addEventListener('load', () => resolve());
    next.addEventListener('error', () => reject(new Error(`no sheet at ${next.href}`)));
    link.replaceWith(next);
  });
}
