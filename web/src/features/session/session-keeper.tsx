import { useEffect } from 'react';
import { useSearchParams } from 'react-router';
import { onPush } from '../../live/on-push';
import { session, useSession } from '../../state/session';
import { rememberRegistered } from '../../state/sign-up-memory';
import { AccountWindows } from './account-windows';
import { SignUpReminder } from './sign-up-reminder';
import { useForgetting } from './use-forgetting';
import { useGroupGate } from './use-group-gate';
import { useIdentity } from './use-identity';
import { Welcome } from './welcome';

/** Finds out who reads the page and keeps it true; renders the windows about an account. */
export function SessionKeeper() {
  useIdentity();
  useForgetting();
  useWatch();
  useMailedLinks();
  useGroupGate();
  return (
    <>
      <AccountWindows />
      <SignUpReminder />
      <Welcome />
    </>
  );
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
    const stopHearing = onPush('balance_changed', session.balanceChanged);
    return () => {
      document.removeEventListener('visibilitychange', readAgain);
      window.removeEventListener('focus', readAgain);
      window.removeEventListener('online', readAgain);
      stopHearing();
    };
  }, []);
}

/** The windows that links in mails open, by the query parameter that carries their token (SPEC §2). */
const MAILED = { reset_password_token: 'edit_password', unlock_token: 'unlock' } as const;

/** Opens the window for a link of a mail, and takes its token out of the address and out of the history. */
function useMailedLinks(): void {
  const [query, setQuery] = useSearchParams();
  useEffect(() => {
    for (const [name, view] of Object.entries(MAILED)) {
      const token = query.get(name);
      if (token === null) continue;
      session.askWithToken(view, token);
      setQuery(
        (now) => {
          now.delete(name);
          return now;
        },
        { replace: true, preventScrollReset: true },
      );
      return;
    }
  }, [query, setQuery]);
}
