import { lineKey } from '@touchline/domain/bets/outcome-key';
import type { PushEvent } from '@touchline/wire/push/events';
import type { LiveState } from './live-state';

/** What has to be read again because of an event: pushes carry no names and no lists. */
export type Stale = 'lists' | `markets:${number}`;

/** Says what an event makes stale, by the state before it. */
export function staleAfter(state: LiveState, event: PushEvent): Stale | null {
  switch (event.event_name) {
    case 'match_changed':
      return 'lists';
    case 'match_status_changed': {
      const known = state.matches.get(event.message.match_id);
      return known && known.status === event.message.status ? null : 'lists';
    }
    case 'markets_changed': {
      const { match_id: matchId, markets } = event.message;
      const isUnread = markets.some(
        ({ id, specifier, renamed = false }) =>
          renamed || !state.lines.has(lineKey({ matchId, marketId: id, specifier })),
      );
      return isUnread && state.matches.has(matchId) ? `markets:${matchId}` : null;
    }
    default:
      return null;
  }
}

/** How often a list is read again at most, in milliseconds. */
export const REFRESH_MS = 4000;

/** Gathers what is stale and hands it over at most once in `REFRESH_MS`. */
export function gatherStale(
  refresh: (stale: ReadonlySet<Stale>) => void,
  wait: (run: () => void, ms: number) => void = setTimeout,
): (stale: Stale | null) => void {
  const gathered = new Set<Stale>();
  let waiting = false;
  return (stale) => {
    if (stale === null) return;
    gathered.add(stale);
    if (waiting) return;
    waiting = true;
    wait(() => {
      waiting = false;
      const all = new Set(gathered);
      gathered.clear();
      refresh(all);
    }, REFRESH_MS);
  };
}
