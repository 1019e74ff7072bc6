/**
 * Calls `act` when the browser shows this page again as it was left, out of a cache of its own: what the tab keeps may have
 * changed on the pages since. Returns how to stop.
 */
export function onRestored(act: () => void): () => void {
  leaveNoCopy();
  const look = ({ persisted }: PageTransitionEvent) => {
    if (persisted) act();
  };
  window.addEventListener('pageshow', look);
  return () => window.removeEventListener('pageshow', look);
}

let isHeld = false;

/**
 * Firefox gives a page that it shows again the tab's storage as it was when the page was left, even after a reload: what was
 * picked since is lost. It does not keep a page that holds a lock, and loads it anew from true storage.
 */
function leaveNoCopy(): void {
  if (isHeld || !('mozInnerScreenX' in window)) return;
  isHeld = true;
  try {
    const untilThePageGoes = new Promise<never>(() => undefined);
    void navigator.locks
      .request('page', { mode: 'shared' }, () => untilThePageGoes)
      .catch(() => undefined);
  } catch {
    // Where nothing may be stored there are no locks, and nothing that could be old.
  }
}
