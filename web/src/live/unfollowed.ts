import { OLD_AFTER_MS } from '@touchline/domain/feed/freshness';
import type { LiveStore } from './live-store';

/**
 * What is on the page is a snapshot that nothing follows as long as the scripts of the connection have not come, however
 * long that is: it is old after its time, and cannot be picked. Returns how to stop, for when somebody watches over it;
 * `now` is ms since the page was asked for.
 */
export function growsOld(live: LiveStore, now = performance.now()): () => void {
  const timer = setTimeout(
    () => live.seed((state) => ({ ...state, freshness: 'old' })),
    OLD_AFTER_MS - now,
  );
  return () => clearTimeout(timer);
}
