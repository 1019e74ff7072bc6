import type { NoPrice } from '@touchline/domain/bets/custom-price';
import { createStore, useStore } from 'zustand';

/** Why the custom bet on the slip has no price now: the book's reason where it names one, and its words. */
export interface NoCustomPrice {
  reason: NoPrice | null;
  message: string;
}

const store = createStore<{ why: NoCustomPrice | null }>()(() => ({ why: null }));

/** The book has a price again, or is asked anew: `null`; or it has none, and why. */
export function tellNoPrice(why: NoCustomPrice | null): void {
  store.setState({ why });
}

/** Why there is no price; null while nobody has said. */
export function useNoPrice(): NoCustomPrice | null {
  return useStore(store, ({ why }) => why);
}
