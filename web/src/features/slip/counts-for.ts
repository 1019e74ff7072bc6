import { createStore, useStore } from 'zustand';

/** What the bets on the slip count for besides what they pay, each by its name. */
export interface CountsFor {
  /** Freebets for making bets. */
  ambs: readonly string[];
  /** Jackpots that the stakes feed. */
  jackpots: readonly string[];
}

const NOTHING: CountsFor = { ambs: [], jackpots: [] };

const counted = createStore<CountsFor>()(() => NOTHING);

/** Takes over what the book says; null once nothing is asked. */
export function takeCounts(counts: CountsFor | null): void {
  counted.setState(counts ?? NOTHING);
}

export const useCountsFor = (): CountsFor => useStore(counted);
