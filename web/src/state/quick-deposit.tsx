import type { Minor } from '@touchline/domain/money';
import { createContext, useContext, type ReactNode } from 'react';
import { createStore, useStore } from 'zustand';
import { depositTaker } from './deposit-taker';
import { onceState } from './once-state';
import { session } from './session';

interface QuickDepositState {
  /** Whether this player is offered it; null while that is not known. */
  isOffered: boolean | null;
  /** What was missing when it was asked for, in subunits; null while it is not open. */
  missing: Minor | null;
}

/** The one inline form of a page. */
export const quickDepositStore = createStore<QuickDepositState>()(() => ({
  isOffered: null,
  missing: null,
}));

/** Says whether the player who reads the page is offered the quick deposit; null where that is not known yet. */
export function offerQuickDeposit(isOffered: boolean | null): void {
  quickDepositStore.setState(isOffered ? { isOffered } : { isOffered, missing: null });
}

/**
 * Somebody needs `missing` more to go on: inline where that is offered and the page itself takes deposits, else by the
 * prompt, which is left to whoever takes them. Who asks before it is known what they are offered waits for that.
 */
export async function askDeposit(missing: Minor): Promise<void> {
  const { isOffered } = await onceState(quickDepositStore, (state) => state.isOffered !== null);
  if (isOffered && depositTaker() === 'page') quickDepositStore.setState({ missing });
  else session.ask('deposit');
}

/** Puts away the inline form. */
export function closeQuickDeposit(): void {
  quickDepositStore.setState({ missing: null });
}

/** What was missing when the inline form was asked for; null while it is not open. */
export function useMissing(): Minor | null {
  return useStore(quickDepositStore, (state) => state.missing);
}

const Form = createContext<ReactNode>(null);

/** Says what is shown where somebody asks for a quick deposit: the slip does not know the wallet. */
export const QuickDepositProvider = Form.Provider;

/** Shows the inline form in place of its children while one is asked for. */
export function QuickDepositPlace({ children }: { children: ReactNode }) {
  const form = useContext(Form);
  const isAsked = useMissing() !== null;
  return form !== null && isAsked ? form : children;
}
