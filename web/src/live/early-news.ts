import type { PushEvent } from '@touchline/wire/push/events';
import type { LiveState } from './live-state';

/** So many are kept; the oldest make room. */
const MOST = 500;

/**
 * News of matches that the page does not know yet. A reply that is on its way may bring the match as it was before: they
 * are taken in after it. Older than the reply they change nothing, as versions decide.
 */
export interface EarlyNews {
  /** Keeps what is about matches that are unknown. */
  keep(state: LiveState, events: readonly PushEvent[]): void;
  /** Gives away what is about matches that are known by now. */
  take(state: LiveState): readonly PushEvent[];
}

/** Nothing is kept yet. */
export function createEarlyNews(): EarlyNews {
  let kept: PushEvent[] = [];
  const isKnown = (state: LiveState, event: PushEvent) => {
    const id = matchOf(event);
    return id === null || state.matches.has(id);
  };
  return {
    keep: (state, events) => {
      const early = events.filter((event) => !isKnown(state, event));
      if (early.length > 0) kept = [...kept, ...early].slice(-MOST);
    },
    take: (state) => {
      const taken = kept.filter((event) => isKnown(state, event));
      if (taken.length > 0) kept = kept.filter((event) => !isKnown(state, event));
      return taken;
    },
  };
}

function matchOf(event: PushEvent): number | null {
  if (event.event_name === 'match_changed') return event.message.match.id;
  const { event_name: name } = event;
  if (name !== 'markets_changed' && name !== 'match_status_changed') return null;
  return event.message.match_id;
}
