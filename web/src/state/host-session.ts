import { useEffect, useState } from 'react';
import { createStore, useStore } from 'zustand';
import { isInApp } from './app-mode';
import { onceKnown } from './once-known';
import { sessionStore } from './session';

/**
 * How opening a session from outside stands (SPEC §2 "init-sportsbook"): nobody has said who is signed in, it has been
 * said and is being followed, it has been followed, or what was passed was refused.
 */
export type HostSession = 'waiting' | 'opening' | 'open' | 'refused';

/** After so many milliseconds a host that has said nothing is taken for silent; its script answers within one second. */
const PATIENCE_MS = 8000;

const hostSession = createStore<{ is: HostSession }>()(() => ({ is: 'waiting' }));

/**
 * Follows what a host page or an app has said of the session: with `hasToken` somebody is to be signed in
 * after it. Never throws: what goes wrong leaves it refused.
 */
export async function openHostSession(
  hasToken: boolean,
  follow: () => Promise<void>,
): Promise<void> {
  hostSession.setState({ is: 'opening' });
  try {
    await onceKnown();
    await follow();
    const isSignedIn = sessionStore.getState().status === 'logged-in';
    hostSession.setState({ is: isSignedIn || !hasToken ? 'open' : 'refused' });
  } catch (error) {
    hostSession.setState({ is: 'refused' });
    reportError(error);
  }
}

/** The session has ended by itself: whoever is around the page hears of it, and may open another. */
export function awaitHostSession(): void {
  hostSession.setState({ is: 'waiting' });
}

/** Whether nobody is around the page who could say who is signed in: no host page, and no app. Read it in effects. */
export function isAlone(): boolean {
  return window.parent === window && !isInApp();
}

/** How it stands, `silent` once it has waited in vain for long enough; renders again when that changes. */
export function useHostSession(): HostSession | 'silent' {
  const is = useStore(hostSession, (state) => state.is);
  const [isSilent, setSilent] = useState(false);
  useEffect(() => {
    if (is !== 'waiting' || isAlone()) return;
    const timer = setTimeout(() => setSilent(true), PATIENCE_MS);
    return () => {
      clearTimeout(timer);
      setSilent(false);
    };
  }, [is]);
  return is === 'waiting' && isSilent ? 'silent' : is;
}
