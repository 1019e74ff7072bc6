import type { Minor } from '@touchline/domain/money';
import { createStore, useStore } from 'zustand';
import { session } from './session';

/** A deposit that somebody wants to make, as the form begins with it; the amount in subunits. */
export interface WishedDeposit {
  amount: Minor;
  currency: string;
}

const store = createStore<{ wish: WishedDeposit | null }>()(() => ({ wish: null }));

/** Opens the window for a deposit with this amount and currency in it. */
export function wishDeposit({ amount, currency }: WishedDeposit): void {
  store.setState({ wish: { amount, currency } });
  session.ask('deposit');
}

/** The window was left: the next one begins anew. */
export function forgetWishedDeposit(): void {
  store.setState({ wish: null });
}

/** What the window begins with; null where nobody said. */
export function useWishedDeposit(): WishedDeposit | null {
  return useStore(store, ({ wish }) => wish);
}
