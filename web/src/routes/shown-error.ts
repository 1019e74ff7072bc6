import { useLayoutEffect, useSyncExternalStore } from 'react';
import { createStore } from 'zustand';
import { errorKind, type ErrorKind } from './error-kind';
import { useStart } from './start-context';

/** What stands in place of a page; null while the page itself shows. */
const shownError = createStore<{ kind: ErrorKind | null }>()(() => ({ kind: null }));

/** Says, for as long as an error page shows, which one that is. */
export function useShowsError(kind: ErrorKind): void {
  useLayoutEffect(() => {
    shownError.setState({ kind });
    return () => shownError.setState({ kind: null });
  }, [kind]);
}

/**
 * Which error page shows in place of the page of the address, whether its route failed or it broke as it was drawn; null
 * where none does.
 */
export function useShownError(): ErrorKind | null {
  const { failed } = useStart();
  return useSyncExternalStore(
    shownError.subscribe,
    () => shownError.getState().kind,
    // What the server has met is told with the page, before anything below the body is drawn.
    () => startError(failed),
  );
}

function startError(failed: Readonly<Record<string, number>> | null): ErrorKind | null {
  const [status] = Object.values(failed ?? {});
  return status === undefined ? null : errorKind({ status, ...PLAIN });
}

/** What makes a status an error as routers throw it. */
const PLAIN = { statusText: '', internal: false, data: null };
