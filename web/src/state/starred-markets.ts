import { useSyncExternalStore } from 'react';
import { keptStarredMarkets } from './local-keys';

/** As many are kept; the ones that were starred last. */
const MOST = 30;

/** One value for all, so that a page without any is not drawn again once it has been taken over. */
const NONE: readonly number[] = [];

let starred: readonly number[] | undefined;
const listeners = new Set<() => void>();

/** The markets, by number, that stand first on this reader's match pages, in the order they were starred (SPEC §1 "favourite markets"). */
export function starredMarkets(): readonly number[] {
  starred ??= keptStarredMarkets.read() ?? NONE;
  return starred;
}

/** Stars a market, or takes its star away; kept in this browser. */
export function pressMarketStar(id: number): void {
  starred = afterStar(starredMarkets(), id);
  keptStarredMarkets.write(starred.length === 0 ? null : [...starred]);
  for (const listener of listeners) listener();
}

/** What is starred after a press on the star of a market. */
export function afterStar(before: readonly number[], id: number): readonly number[] {
  return before.includes(id) ? before.filter((each) => each !== id) : [...before, id].slice(-MOST);
}

/** The same for a component; none while the server's page is taken over. */
export function useStarredMarkets(): readonly number[] {
  return useSyncExternalStore(subscribe, starredMarkets, () => NONE);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
