import { useEffect } from 'react';
import { useConnection } from '../../live/connection-context';
import { useSession } from '../../state/session';

/** SPEC §4: the push client reconnects when login changes. */
export function useIdentity(): void {
  const connection = useConnection();
  const id = useSession(({ status, player }) => (status === 'logged-in' ? player?.id : null));
  const isKnown = useSession(({ status }) => status === 'logged-in' || status === 'not-logged-in');
  useEffect(() => {
    if (isKnown) connection?.identify(id ?? null);
  }, [connection, id, isKnown]);
}
