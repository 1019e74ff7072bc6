import { useSyncExternalStore } from 'react';
import { createStore } from 'zustand';
import { isInApp } from './app-mode';

/**
 * Who takes deposits where this page is (SPEC §5, §6): the page itself, the host page or the app around it, or nobody,
 * which is so in a frame whose host does not listen for them.
 */
export type DepositTaker = 'page' | 'host' | 'app' | 'nobody';

const taker = createStore<{ told: DepositTaker | null }>()(() => ({ told: null }));

/** Keeps what whoever is around the page has said of deposits; null is that they have said nothing. */
export function tellDepositTaker(told: DepositTaker | null): void {
  taker.setState({ told });
}

/** Who takes deposits here. Read it in the browser: the server does not know what is around a page. */
export function depositTaker(): DepositTaker {
  return taker.getState().told ?? untold();
}

/** The same; renders again when that changes. While the server's page is taken over it is the page. */
export function useDepositTaker(): DepositTaker {
  return useSyncExternalStore(taker.subscribe, depositTaker, () => 'page');
}

function untold(): DepositTaker {
  if (typeof window === 'undefined') return 'page';
  return takerAround({ isFramed: window.parent !== window, isInApp: isInApp() });
}

/** Who takes deposits before anybody has said so. A page in a frame is a host's, whatever is around that. */
export function takerAround(page: { isFramed: boolean; isInApp: boolean }): DepositTaker {
  if (page.isFramed) return 'nobody';
  return page.isInApp ? 'app' : 'page';
}
