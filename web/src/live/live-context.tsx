import { createContext, useContext, useSyncExternalStore } from 'react';
import type { OutcomeKey } from '@touchline/domain/bets/outcome-key';
import { MATCH_STATUS } from '@touchline/domain/bets/market-status';
import type { Freshness } from '@touchline/domain/feed/freshness';
import {
  isLate,
  type LiveLine,
  type LiveMatch,
  type LiveOutcome,
  type LiveState,
} from './live-state';
import type { LiveStore, Topic } from './live-store';

const LiveContext = createContext<LiveStore | null>(null);

export const LiveProvider = LiveContext.Provider;

/** The store of this page, for code that reads it outside rendering. */
export function useLiveStore(): LiveStore {
  const store = useContext(LiveContext);
  if (!store) throw new Error('no LiveProvider above this component');
  return store;
}

function useTopic<T>(topic: Topic, select: (state: LiveState) => T): T {
  const store = useLiveStore();
  const read = () => select(store.get());
  return useSyncExternalStore((listener) => store.subscribe(topic, listener), read, read);
}

/** An outcome as it is offered now; undefined before anything was heard of it. */
export function useLiveOutcome(key: OutcomeKey): LiveOutcome | undefined {
  return useTopic(key, (state) => state.outcomes.get(key));
}

/** A line, by its `lineKey`. */
export function useLiveLine(key: string): LiveLine | undefined {
  return useTopic(`line:${key}`, (state) => state.lines.get(key));
}

/** A match's status, score and clock. */
export function useLiveMatch(matchId: number): LiveMatch | undefined {
  return useTopic(`match:${matchId}`, (state) => state.matches.get(matchId));
}

/** How far what is on the page can be trusted: of all that it follows, what can be trusted least. */
export function useFreshness(): Freshness {
  const freshness = useTopic('freshness', (state) => state.freshness);
  const isWhole = useTopic('unheard', (state) => state.unheard.size === 0);
  return freshness === 'fresh' && !isWhole ? 'lost' : freshness;
}

/** Whether a match as such takes bets now: it is not over, stopped or overdue, its provider is up and the page knows its odds. */
export function useTakesBets(matchId: number): boolean {
  const match = useLiveMatch(matchId);
  const isFresh = useTopic('freshness', (state) => state.freshness === 'fresh');
  const isUnheard = useTopic('unheard', (state) => state.unheard.has(matchId));
  const isDown = useTopic(
    'providers',
    (state) => match !== undefined && state.down.has(match.provider),
  );
  const status = match?.status;
  if (!isFresh || isUnheard || isDown || !match || isLate(match)) return false;
  return status === MATCH_STATUS.prematch || status === MATCH_STATUS.live;
}
