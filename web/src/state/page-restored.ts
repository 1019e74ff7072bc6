/**
 * Calls `act` when the browser shows this page again as it was left, out of a cache of its own: what the tab keeps may have
 * changed on the pages since. Returns how to stop.
 */
export function onRestored(act: () => void): () => void {
  const look = ({ persisted }: PageTransitionEvent) => {
    if (persisted) act();
  };
  window.addEventListener('pageshow', look);
  return () => window.removeEventListener('pageshow', look);
}
