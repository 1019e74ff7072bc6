import { useQueryClient } from '@tanstack/react-query';
import { listBets } from '@touchline/wire/calls/bets';
import { useEffect } from 'react';
import { useConnection } from '../../live/connection-context';
import { onPush } from '../../live/on-push';
import { session, useSession } from '../../state/session';
import { actions } from '../../state/slip';
import { later } from '../../ui/later';

const AuthDialogs = later(async () => (await import('./auth-dialogs')).AuthDialogs);

/** Finds out who reads the page and keeps it true; renders the windows for signing in and up. */
export function SessionKeeper() {
  useIdentity();
  useForgetting();
  const isAsked = useSession(({ prompt }) => prompt !== null && prompt !== 'deposit');
  useEffect(() => {
    void session.refresh();
    const readAgain = () => {
      if (!document.hidden) void session.refreshAccounts();
    };
    document.addEventListener('visibilitychange', readAgain);
    window.addEventListener('online', readAgain);
    const stopHearing = onPush('balance_changed', session.balanceChanged);
    return () => {
      document.removeEventListener('visibilitychange', readAgain);
      window.removeEventListener('online', readAgain);
      stopHearing();
    };
  }, []);
  return isAsked ? <AuthDialogs /> : null;
}

/** SPEC §4: the push client reconnects when login changes. */
function useIdentity(): void {
  const connection = useConnection();
  const id = useSession(({ status, player }) => (status === 'logged-in' ? player?.id : null));
  const isKnown = useSession(({ status }) => status === 'logged-in' || status === 'not-logged-in');
  useEffect(() => {
    if (isKnown) connection?.identify(id ?? null);
  }, [connection, id, isKnown]);
}

/** SPEC §4: on logout what belongs to the player is cleared. */
function useForgetting(): void {
  const client = useQueryClient();
  const isGone = useSession(({ status }) => status === 'not-logged-in');
  useEffect(() => {
    if (!isGone) return;
    client.removeQueries({ queryKey: [listBets.name] });
    actions.dismissReceipt(false);
  }, [client, isGone]);
}
