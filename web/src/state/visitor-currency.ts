import { createStore, useStore } from 'zustand';
import { keptVisitorCurrency } from './session-keys';

/** In which currency a visitor fills in the slip, where the host page has chosen one (SPEC §7 "change_currency"). */
const visitorCurrency = createStore<{ code: string | null }>()(() => ({
  code: keptVisitorCurrency.read(),
}));

/** Chooses it for this tab. */
export function chooseVisitorCurrency(code: string): void {
  visitorCurrency.setState({ code });
  keptVisitorCurrency.write(code);
}

/** The choice; null for the currency of the site. */
export function useVisitorCurrency(): string | null {
  return useStore(visitorCurrency, ({ code }) => code);
}
