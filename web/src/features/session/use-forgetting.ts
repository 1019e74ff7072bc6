import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useApi } from '../../api/api-context';
import { isOfPlayer, settingsQuery } from '../../api/queries';
import { useSession } from '../../state/session';
import { actions } from '../../state/slip';
import { forgetAcceptMode } from '../../state/slip-rules';

/**
 * SPEC §4: on logout what belongs to the player is cleared, whichever call it came from, and so it is when another
 * player signs in. The settings are read again, since players choose among them.
 */
export function useForgetting(): void {
  const client = useQueryClient();
  const api = useApi();
  const id = useSession(({ player }) => player?.id ?? null);
  const isGone = useSession(({ status }) => status === 'not-logged-in');
  const known = useRef<number | null>(null);
  useEffect(() => {
    const before = known.current;
    known.current = id;
    if (before === id) return;
    if (before !== null) {
      client.removeQueries({ predicate: isOfPlayer });
      forgetAcceptMode();
    }
    void client.invalidateQueries({ queryKey: settingsQuery(api).queryKey });
  }, [client, api, id]);
  useEffect(() => {
    if (isGone) actions.dismissReceipt(false);
  }, [isGone]);
}
