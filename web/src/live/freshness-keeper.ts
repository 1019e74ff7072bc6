import { freshnessOf, type Heard } from '@touchline/domain/feed/freshness';
import { getMatch, listMarkets, listMatches } from '@touchline/wire/calls/catalogue';
import { hearReplies } from '../api/heard-replies';
import type { LiveStore } from './live-store';

/** How often the answer is looked at again, in milliseconds. */
const LOOK_MS = 500;

/** The calls whose replies bring odds. */
const WITH_ODDS: ReadonlySet<string> = new Set([listMatches.name, getMatch.name, listMarkets.name]);

/** Tells the store how fresh the odds on the page are, from what happens to its connection. */
export interface FreshnessKeeper {
  /** The stream of changes runs, or does not any more. */
  running(isRunning: boolean): void;
  /** Something has come by the stream that always moves, or it has begun. */
  heard(): void;
  /** Something was missed: nothing is fresh until all of it has been read again. */
  catchUp(read: Promise<unknown>): void;
}

/** Watches from now on; `now` is ms of a clock that never goes back, and 0 when the page was asked for. */
export function keepFreshness(
  live: LiveStore,
  now: () => number = () => performance.now(),
): FreshnessKeeper {
  let heard: Heard = { missingSince: 0, heardAt: null, hasRun: false, snapshotAt: 0 };
  let isConnected = false;
  let reads = 0;
  const look = () => {
    const freshness = freshnessOf(heard, now());
    if (live.get().freshness !== freshness) live.seed((state) => ({ ...state, freshness }));
  };
  const settle = () => {
    const isWhole = isConnected && reads === 0;
    const missingSince = isWhole ? null : (heard.missingSince ?? now());
    heard = { ...heard, missingSince, hasRun: heard.hasRun || isWhole };
    look();
  };
  hearReplies(({ call }) => {
    if (!WITH_ODDS.has(call.name)) return;
    heard = { ...heard, snapshotAt: now() };
    look();
  });
  setInterval(look, LOOK_MS);
  return {
    running: (isRunning) => {
      isConnected = isRunning;
      settle();
    },
    heard: () => {
      heard = { ...heard, heardAt: now() };
      look();
    },
    catchUp: (read) => {
      reads += 1;
      settle();
      void read.finally(() => {
        reads -= 1;
        settle();
      });
    },
  };
}
