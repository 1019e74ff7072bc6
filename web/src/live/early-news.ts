import type { PushEvent } from '@touchline/wire/push/events';
import { hearReplies } from '../api/heard-replies';
import type { LiveState } from './live-state';
import type { LiveStore } from './live-store';

/** So many are kept; the oldest make room. */
const MOST = 200;

/**
 * Keeps news of matches that the page does not know yet, and hands them to the store once it does: a reply that is on its
 * way may bring a match as it was before. Older than the reply they change nothing, as versions decide. Returns what
 * takes each event.
 */
export function keepEarlyNews(live: LiveStore): (event: PushEvent) => void {
  let kept: PushEvent[] = [];
  hearReplies(() => {
    if (kept.length === 0) return;
    const state = live.get();
    const taken = kept.filter((event) => !isEarly(state, event));
    if (taken.length === 0) return;
    kept = kept.filter((event) => isEarly(state, event));
    for (const event of taken) live.receive(event);
  });
  return (event) => {
    if (!isEarly(live.get(), event)) return;
    kept.push(event);
    if (kept.length > MOST) kept.shift();
  };
}

function isEarly(state: LiveState, event: PushEvent): boolean {
  const id = matchOf(event);
  return id !== null && !state.matches.has(id);
}

function matchOf(event: PushEvent): number | null {
  if (event.event_name === 'match_changed') return event.message.match.id;
  const { event_name: name } = event;
  if (name !== 'markets_changed' && name !== 'match_status_changed') return null;
  return event.message.match_id;
}
