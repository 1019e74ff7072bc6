import { startTransition, useEffect, useState, useSyncExternalStore } from 'react';

const never = () => () => undefined;

/**
 * What only the browser knows, such as its time zone. While the server's page is taken over it is what the server had in
 * its place. `read` answers the same thing each time.
 */
export function useInBrowser<T>(read: () => T, served: T): T {
  return useSyncExternalStore(never, read, () => served);
}

/** Whether the page runs: not on the server, nor while its page is taken over. */
export function useIsTakenOver(): boolean {
  return useInBrowser(() => true, false);
}

let isTakenOver = false;

/**
 * Says that the server's page has been taken over as a whole: what is shown from now on is shown for the first time. It
 * is a mark `taken-over` for whoever measures: until then links load pages, as they do without script.
 */
export function tellTakenOver(): void {
  isTakenOver = true;
  performance.mark('taken-over');
}

/**
 * The same, for what need not show at once: hundreds of components that all hear of it together are then drawn a little
 * at a time.
 */
export function useIsRunning(): boolean {
  const [isRunning, setIsRunning] = useState(isTakenOver);
  useEffect(() => {
    if (!isRunning) startTransition(() => setIsRunning(true));
  }, [isRunning]);
  return isRunning;
}
