import { createHandover } from '@touchline/wire/calls/handover';
import { ApiError } from '../../../api/api';
import { call } from '../../../api/browser-api';
import { sessionStore } from '../../../state/session';

/** A token of whoever is signed in at this page; null for a visitor. Throws `ApiError` where nobody can be asked. */
export async function handoverToken(): Promise<string | null> {
  if (!(await isSignedIn())) return null;
  try {
    return (await call(createHandover)).data.token;
  } catch (error) {
    if (error instanceof ApiError && error.status === 401) return null;
    throw error;
  }
}

/** Whether somebody is signed in at this page, once that is known. */
function isSignedIn(): Promise<boolean> {
  return new Promise((resolve) => {
    const look = () => {
      const { status } = sessionStore.getState();
      if (status !== 'logged-in' && status !== 'not-logged-in') return;
      stop();
      resolve(status === 'logged-in');
    };
    const stop = sessionStore.subscribe(look);
    look();
  });
}
