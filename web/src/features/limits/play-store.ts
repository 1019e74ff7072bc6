import { createStore, useStore } from 'zustand';
import { afterNews, FRESH, type Play, type PlayNews } from './play-rules';

const store = createStore<Play>()(() => FRESH);

/** What this page knows of the player's limits of time. */
export function playNow(): Play {
  return store.getState();
}

/** Something was heard of them. */
export function heard(news: PlayNews): void {
  store.setState(afterNews(store.getState(), news));
}

/** Reads a part; renders again when that part changes. */
export function usePlay<T>(select: (play: Play) => T): T {
  return useStore(store, select);
}
