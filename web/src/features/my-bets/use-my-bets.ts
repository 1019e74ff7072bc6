import { useQuery, useQueryClient } from '@tanstack/react-query';
import { listBets } from '@touchline/wire/calls/bets';
import type { Bet } from '@touchline/wire/bets';
import { useEffect } from 'react';
import { useApi } from '../../api/api-context';
import { apiQuery } from '../../api/queries';
import { onPush } from '../../live/on-push';
import { useSession } from '../../state/session';
import { slipStore } from '../../state/slip';

export type BetFilter = 'open' | 'settled';

/** SPEC §9 "Bets list page size". */
const PAGE = 500;
/** News of several bets that settle together is read in one go, in milliseconds. */
const GATHER_MS = 250;

/** My bets, newest first. Asked for only when signed in (SPEC §6), and again when one changes. */
export function useMyBets(status: BetFilter) {
  const isLoggedIn = useSession((state) => state.status === 'logged-in');
  const query = useQuery({
    ...apiQuery(useApi(), listBets, { query: { status, limit: PAGE } }),
    enabled: isLoggedIn,
    refetchOnMount: 'always',
  });
  useRefreshedBets(isLoggedIn);
  return query;
}

/** A changed bet merges in at once (SPEC §4 "Events"); which list it belongs to is read again. */
function useRefreshedBets(isLoggedIn: boolean): void {
  const client = useQueryClient();
  useEffect(() => {
    const lists = { queryKey: [listBets.name] };
    if (!isLoggedIn) {
      client.removeQueries(lists);
      return;
    }
    let waiting: ReturnType<typeof setTimeout> | undefined;
    const readAgain = () => {
      waiting ??= setTimeout(() => {
        waiting = undefined;
        void client.invalidateQueries(lists);
      }, GATHER_MS);
    };
    const stopHearing = onPush('bet_changed', ({ bet }) => {
      client.setQueriesData<{ data: Bet[] }>(lists, (page) => page && withBet(page, bet));
      readAgain();
    });
    const stopWatching = slipStore.subscribe((slip, before) => {
      if (slip.ticket === 'SUCCESS' && before.ticket !== 'SUCCESS') readAgain();
    });
    return () => {
      clearTimeout(waiting);
      stopHearing();
      stopWatching();
    };
  }, [client, isLoggedIn]);
}

/**
 * The page with one bet brought up to date. Names stay as they were read: the push speaks the
 * player's language, which need not be this page's.
 */
export function withBet<Page extends { data: Bet[] }>(page: Page, news: Bet): Page {
  if (!page.data.some((bet) => bet.id === news.id)) return page;
  return { ...page, data: page.data.map((bet) => (bet.id === news.id ? merged(bet, news) : bet)) };
}

function merged(bet: Bet, news: Bet): Bet {
  const selections = bet.selections.map((known) => {
    const next = news.selections.find((each) => each.id === known.id);
    if (!next) return known;
    const { status, score } = next.match;
    return { ...known, result: next.result, match: { ...known.match, status, score } };
  });
  return { ...news, selections };
}
