import { useInfiniteQuery, useQueryClient, type QueryClient } from '@tanstack/react-query';
import {
  listNotifications,
  readAllNotifications,
  readNotifications,
} from '@touchline/wire/calls/notifications';
import { useEffect, useState } from 'react';
import { ApiError } from '../../api/api';
import { useApi } from '../../api/api-context';
import { call } from '../../api/browser-api';
import { gatherIds } from './gathered';
import { listed, nextPage, withRead, type NotificationPages } from './notification-pages';
import { LISTS, setUnread } from './use-unread';

const PAGE = 20;
/** Those that are seen one after the other are told together, in milliseconds. */
const GATHER_MS = 400;

/** The player's notifications, newest first, a page at a time (SPEC §7 /notifications). */
export function useNotifications() {
  const api = useApi();
  const query = useInfiniteQuery({
    queryKey: [...LISTS, {}, { limit: PAGE }],
    queryFn: ({ pageParam: page, signal }) =>
      api.call(listNotifications, { query: { page, limit: PAGE } }, signal),
    initialPageParam: 1,
    getNextPageParam: nextPage,
    meta: { access: listNotifications.access },
    refetchOnMount: 'always',
  });
  return { ...query, news: query.data ? listed(query.data.pages) : undefined };
}

/** Marks those as read that the reader has seen. What does not arrive is told when it is seen the next time. */
export function useSeen(): (id: number) => void {
  const client = useQueryClient();
  const [seen] = useState(() => {
    const gathered = gatherIds((ids) => {
      tellRead(client, ids).catch((error: unknown) => {
        gathered.again(ids);
        if (!(error instanceof ApiError)) throw error;
      });
    }, GATHER_MS);
    return gathered;
  });
  useEffect(() => seen.flush, [seen]);
  return seen.add;
}

async function tellRead(client: QueryClient, ids: number[]): Promise<void> {
  const { data } = await call(readNotifications, { body: { ids } });
  showRead(client, ids, data.unread);
}

/** Marks all as read. Throws `ApiError` when they are not. */
export async function readAll(client: QueryClient): Promise<void> {
  const { data } = await call(readAllNotifications);
  showRead(client, null, data.unread);
}

function showRead(client: QueryClient, ids: readonly number[] | null, unread: number): void {
  setUnread(client, unread);
  client.setQueriesData<NotificationPages>(
    { queryKey: LISTS },
    (pages) => pages && withRead(pages, ids),
  );
}
