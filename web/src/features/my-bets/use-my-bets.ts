import {
  type QueryClient,
  useInfiniteQuery,
  useQuery,
  useQueryClient,
  type InfiniteData,
} from '@tanstack/react-query';
import type { Bet } from '@touchline/wire/bets';
import { countBets, listBets } from '@touchline/wire/calls/bets';
import type { ReadOf } from '@touchline/wire/calls/call';
import { useEffect, useEffectEvent } from 'react';
import { useApi } from '../../api/api-context';
import { apiQuery, queryKeyOf } from '../../api/queries';
import type { Api } from '../../api/api';
import { onPush } from '../../live/on-push';
import { useSession } from '../../state/session';
import { slipStore } from '../../state/slip';
import { countQueryOf, listQueryOf, type BetFilters } from './bet-filters';
import { isHidden, onSeen } from '../../ui/seen';
import { readAgain, withBet, withoutClosed } from './bet-lists';

/** SPEC §9 "Bets list page size". */
const PAGE = 500;
/** News of several bets that settle together is read in one go, in milliseconds. */
const GATHER_MS = 250;

type Page = ReadOf<typeof listBets>;
type Pages = InfiniteData<Page, number | undefined>;

/**
 * My bets, newest first, read on from the last one. Asked for only when signed in (SPEC §6); a bet that changes is read
 * again by itself, however many pages there are.
 */
export function useMyBets(filters: BetFilters) {
  const api = useApi();
  const isLoggedIn = useSession((state) => state.status === 'logged-in');
  const query = listQueryOf(filters);
  const list = useInfiniteQuery({
    queryKey: queryKeyOf(listBets, { query }),
    meta: { access: listBets.access },
    queryFn: ({ pageParam, signal }) =>
      api.call(listBets, { query: { ...query, limit: PAGE, ...beforeOf(pageParam) } }, signal),
    initialPageParam: undefined as number | undefined,
    getNextPageParam: ({ data }: Page) => (data.length < PAGE ? undefined : data.at(-1)?.id),
    enabled: isLoggedIn,
    refetchOnMount: 'always',
  });
  useRefreshedBets(isLoggedIn);
  return list;
}

/** How many bets there are behind each tab and result. */
export function useBetCounts(filters: BetFilters) {
  const isLoggedIn = useSession((state) => state.status === 'logged-in');
  return useQuery({
    ...apiQuery(useApi(), countBets, { query: countQueryOf(filters) }),
    enabled: isLoggedIn,
    refetchOnMount: 'always',
  }).data?.data;
}

const beforeOf = (id: number | undefined) => (id === undefined ? {} : { before: String(id) });

/** Puts what was answered of a bet in its place, whatever the connection to the server's news does. */
export function useBetAnswered(): (bet: Bet) => void {
  const client = useQueryClient();
  return (bet) => mergeBet(client, bet);
}

function mergeBet(client: QueryClient, bet: Bet): void {
  client.setQueriesData<Pages>(
    { queryKey: [listBets.name] },
    (pages) => pages && withBet(pages, bet),
  );
}

/** A changed bet merges in at once (SPEC §4 "Events"); which list it belongs to is asked for. */
function useRefreshedBets(isLoggedIn: boolean): void {
  const client = useQueryClient();
  const api = useApi();
  const readNow = useEffectEvent((ids: number[]) => void readChanged(client, api, ids));
  useEffect(() => {
    const lists = { queryKey: [listBets.name] };
    if (!isLoggedIn) {
      client.removeQueries(lists);
      return;
    }
    let waiting: ReturnType<typeof setTimeout> | undefined;
    const changed = new Set<number>();
    const readAll = () => {
      waiting = undefined;
      const asked = [...changed];
      if (asked.length === 0 || isHidden()) return;
      changed.clear();
      void client.invalidateQueries({ queryKey: [countBets.name] });
      readNow(asked);
    };
    const readSoon = (ids: readonly number[]) => {
      for (const id of ids) changed.add(id);
      waiting ??= setTimeout(readAll, GATHER_MS);
    };
    const stopSeeing = onSeen(readAll);
    const stopHearing = onPush('bet_changed', ({ bet }) => {
      mergeBet(client, bet);
      readSoon([bet.id]);
    });
    const stopWatching = slipStore.subscribe((slip, before) => {
      if (slip.ticket !== 'SUCCESS' || before.ticket === 'SUCCESS') return;
      readSoon(slip.bets.flatMap((bet) => bet.taken?.betId ?? []));
    });
    return () => {
      clearTimeout(waiting);
      stopSeeing();
      stopHearing();
      stopWatching();
    };
  }, [client, isLoggedIn]);
}

/** The most bets that one call names. */
const AT_ONCE = 500;

/** Each list says which of the bets it holds now; one that cannot is read again as a whole when it shows next. */
async function readChanged(client: QueryClient, api: Api, asked: number[]): Promise<void> {
  const ids = asked.slice(0, AT_ONCE);
  for (const query of client.getQueryCache().findAll({ queryKey: [listBets.name] })) {
    const { queryKey } = query;
    const filter = queryKey[2] as ReturnType<typeof listQueryOf>;
    if (!query.isActive() || asked.length > AT_ONCE) {
      void client.invalidateQueries({ queryKey, exact: true });
      continue;
    }
    const found = await api
      .call(listBets, { query: { ...filter, id: ids.join(','), limit: PAGE } })
      .catch(() => null);
    client.setQueryData<Pages>(queryKey, (pages) => {
      if (!pages) return pages;
      if (!found) return filter.status === 'open' ? withoutClosed(pages) : pages;
      const hasMore = (pages.pages.at(-1)?.data.length ?? 0) >= PAGE;
      return readAgain(pages, ids, found.data, hasMore);
    });
    if (!found) void client.invalidateQueries({ queryKey, exact: true });
  }
}
