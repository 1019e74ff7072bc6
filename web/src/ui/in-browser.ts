import { useDeferredValue, useSyncExternalStore } from 'react';

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

/** The same, for what need not show at once: what many wait for together is then drawn a little at a time. */
export function useIsRunning(): boolean {
  return useDeferredValue(useIsTakenOver());
}
