import { createStore, useStore } from 'zustand';
import { onceKnown } from './once-known';
import { sessionStore } from './session';

/**
 * How opening a session from outside stands (SPEC §2 "init-sportsbook"): nobody has said who is signed in, it has been
 * said and is being followed, it has been followed, or what was passed was refused.
 */
export type HostSession = 'waiting' | 'opening' | 'open' | 'refused';

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

/** How it stands; renders again when that changes. */
export function useHostSession(): HostSession {
  return useStore(hostSession, ({ is }) => is);
}
