import type { Bet } from '@touchline/wire/bets';
import { listBets } from '@touchline/wire/calls/bets';
import type { QueryClient } from '@tanstack/react-query';
import { forgetLastBets, keepLastBets, lastBets } from './last-bets';
import { sessionStore, type SessionState } from './session';

/**
 * Keeps the open bets of a player whenever they are loaded, and forgets them when the player signs out or another one
 * signs in. Without a connection nobody knows who is signed in: then they stay. Returns how to stop.
 */
export function watchLastBets(queries: QueryClient, isOnline: () => boolean): () => void {
  const stopKeeping = queries.getQueryCache().subscribe(({ type, query }) => {
    const { player, status } = sessionStore.getState();
    if (
      type !== 'updated' ||
      !isOpenBets(query.queryKey as readonly unknown[]) ||
      !player ||
      status !== 'logged-in'
    )
      return;
    const { data, dataUpdatedAt } = query.state as {
      data?: { pages: { data: Bet[] }[] };
      dataUpdatedAt: number;
    };
    const newest = data?.pages[0];
    if (newest) keepLastBets(player.id, dataUpdatedAt, newest.data);
  });
  const look = (now: SessionState) => {
    const known = lastBets();
    if (known === null) return;
    const isSomebodyElse = now.status === 'logged-in' && now.player?.id !== known.playerId;
    if (isSomebodyElse || (now.status === 'not-logged-in' && isOnline())) forgetLastBets();
  };
  look(sessionStore.getState());
  const stopLooking = sessionStore.subscribe((now, before) => {
    if (now.status !== before.status || now.player !== before.player) look(now);
  });
  return () => {
    stopKeeping();
    stopLooking();
  };
}

/** All open bets: of a list that is narrowed further some are missing. */
function isOpenBets([name, , query]: readonly unknown[]): boolean {
  return name === listBets.name && JSON.stringify(query) === JSON.stringify({ status: 'open' });
}
