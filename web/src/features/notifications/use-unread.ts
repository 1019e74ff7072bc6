import { useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { countNotifications, listNotifications } from '@touchline/wire/calls/notifications';
import { useEffect } from 'react';
import { useApi } from '../../api/api-context';
import { apiQuery, queryKeyOf } from '../../api/queries';
import { onPush } from '../../live/on-push';

const COUNT = queryKeyOf(countNotifications);
/** Every list of notifications, whatever it asks for. */
export const LISTS = [listNotifications.name] as const;

/**
 * How many notifications are unread. Pushed counts replace what was read (SPEC §4 "Events"); it is read again when
 * the reader comes back to the page or the network does, since nothing is pushed meanwhile.
 */
export function useUnread(): number {
  const client = useQueryClient();
  const query = useQuery({
    ...apiQuery(useApi(), countNotifications),
    refetchOnWindowFocus: 'always',
    refetchOnReconnect: 'always',
  });
  useEffect(() => {
    const stopCounting = onPush('unread_counters_changed', ({ unread }) =>
      setUnread(client, unread),
    );
    // The push speaks the player's language, which need not be this page's: the list is read again.
    const stopHearing = onPush('notification', () => {
      void client.invalidateQueries({ queryKey: LISTS });
    });
    return () => {
      stopCounting();
      stopHearing();
      client.removeQueries({ queryKey: LISTS });
      client.removeQueries({ queryKey: COUNT });
    };
  }, [client]);
  return query.data?.data.unread ?? 0;
}

/** Takes over a count that somebody told; one that is being asked for meanwhile is older. */
export function setUnread(client: QueryClient, unread: number): void {
  void client.cancelQueries({ queryKey: COUNT });
  client.setQueryData(COUNT, { data: { unread } });
}
