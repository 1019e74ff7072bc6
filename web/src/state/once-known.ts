import { onceState } from './once-state';
import { sessionStore, type SessionState } from './session';

/** Resolves with the session once it is known whether somebody is signed in: what comes sooner could be undone by the answer. */
export const onceKnown = (): Promise<SessionState> => onceState(sessionStore, isKnown);

/** Whether it is known by now. */
export function isKnown({ status }: SessionState): boolean {
  return status === 'logged-in' || status === 'not-logged-in';
}
