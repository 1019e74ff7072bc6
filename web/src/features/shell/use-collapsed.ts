import { useSyncExternalStore } from 'react';
import { createStore } from 'zustand';
import { sidebarCookie } from '../../state/cookies';
import { keptSidebarCollapsed } from '../../state/local-keys';

/** What was chosen on this page; null before that, when what is stored counts. */
const store = createStore<{ chosen: boolean | null }>()(() => ({ chosen: null }));

function chosenOr(rendered: boolean): boolean {
  return store.getState().chosen ?? keptSidebarCollapsed.read() ?? rendered;
}

/**
 * Whether the reader has folded the sidebar, and how to fold or unfold it. The server has rendered what the cookie said,
 * so nothing moves on load; storage counts where the cookie did not reach it.
 */
export function useCollapsed(rendered: boolean): readonly [boolean, () => void] {
  const isCollapsed = useSyncExternalStore(
    store.subscribe,
    () => chosenOr(rendered),
    () => rendered,
  );
  const toggle = () => {
    const next = !isCollapsed;
    keptSidebarCollapsed.write(next);
    sidebarCookie.write(next ? 'true' : 'false');
    store.setState({ chosen: next });
  };
  return [isCollapsed, toggle];
}
