import { sessionStore, type SessionState } from './session';

/** Resolves with the session once it is known whether somebody is signed in: what comes sooner could be undone by the answer. */
export function onceKnown(): Promise<SessionState> {
  return new Promise((resolve) => {
    const now = sessionStore.getState();
    if (isKnown(now)) {
      resolve(now);
      return;
    }
    const stop = sessionStore.subscribe((state) => {
      if (!isKnown(state)) return;
      stop();
      resolve(state);
    });
  });
}

/** Whether it is known by now. */
export function isKnown({ status }: SessionState): boolean {
  return status === 'logged-in' || status === 'not-logged-in';
}
