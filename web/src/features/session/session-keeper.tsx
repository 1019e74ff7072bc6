import { useEffect } from 'react';
import { onPush } from '../../live/on-push';
import { onLeft } from '../../state/other-tabs';
import { onRestored } from '../../state/page-restored';
import { session, useSession } from '../../state/session';
import { rememberRegistered } from '../../state/sign-up-memory';
import { useForgetting } from './use-forgetting';
import { useIdentity } from './use-identity';

/** Finds out who reads the page and keeps it true. Shows nothing. */
export function SessionKeeper() {
  useIdentity();
  useForgetting();
  useWatch();
  return null;
}

/** Asks who is signed in, and again when the reader comes back to this tab: another one may have changed it. */
function useWatch(): void {
  const isSignedIn = useSession(({ status }) => status === 'logged-in');
  useEffect(() => {
    if (isSignedIn) rememberRegistered('browser');
  }, [isSignedIn]);
  useEffect(() => {
    void session.refresh();
    const readAgain = () => {
      if (!document.hidden) void session.refresh();
    };
    document.addEventListener('visibilitychange', readAgain);
    window.addEventListener('focus', readAgain);
    window.addEventListener('online', readAgain);
    const stopRestoring = onRestored(readAgain);
    const stopHearing = onPush('balance_changed', session.balanceChanged);
    const stopWatching = onLeft(session.left);
    return () => {
      document.removeEventListener('visibilitychange', readAgain);
      window.removeEventListener('focus', readAgain);
      window.removeEventListener('online', readAgain);
      stopRestoring();
      stopHearing();
      stopWatching();
    };
  }, []);
}
