import { isOverdue } from '@touchline/domain/bets/market-status';
import type { LiveState } from './live-state';
import type { LiveStore } from './live-store';

/** How often the page looks for matches whose start has passed, in milliseconds. */
const LOOK_MS = 1000;

/** Marks the matches that should have begun. The same state where there are none. */
export function withOverdue(state: LiveState, now: number): LiveState {
  const late = [...state.matches].filter(
    ([, match]) => !match.isOverdue && isOverdue({ ...match, matchStatus: match.status }, now),
  );
  if (late.length === 0) return state;
  const matches = new Map(state.matches);
  for (const [id, match] of late) matches.set(id, { ...match, isOverdue: true });
  return { ...state, matches };
}

/** Closes matches as their start passes. `now` is ms since epoch, by the clock of the server. */
export function closeOverdue(live: LiveStore, now: () => number): void {
  setInterval(() => {
    const next = withOverdue(live.get(), now());
    if (next !== live.get()) live.seed(() => next);
  }, LOOK_MS);
}
