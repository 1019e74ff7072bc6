import { whenLoadedAndIdle } from './when-idle';

/** Sheets of styles that did not come: nothing fetches them again by itself, and what needs them would show unstyled. */
const failed = new Set<HTMLLinkElement>();

/** Notes from now on which sheets do not come, and calls `found` when the page itself has come without some of its own. */
export function watchSheets(found: () => void): void {
  const note = ({ target }: Event) => {
    if (target instanceof HTMLLinkElement && target.rel === 'stylesheet') failed.add(target);
  };
  window.addEventListener('error', note, true);
  // Those that come later tell by themselves; they may be on their way when the page has come.
  const own = [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')];
  void whenLoadedAndIdle().then(() => {
    for (const link of own) if (link.isConnected && link.sheet === null) failed.add(link);
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
