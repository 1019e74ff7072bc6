import { createStore, useStore } from 'zustand';

/** The windows that keys alone open. */
export type PowerWindow = 'help' | 'palette';

/** Which of them is open. */
const store = createStore<{ open: PowerWindow | null }>()(() => ({ open: null }));

/** Opens one; the other closes. */
export function openPower(open: PowerWindow): void {
  store.setState({ open });
}

/** Closes whichever is open. */
export function closePower(): void {
  store.setState({ open: null });
}

/** Which is open; renders again when that changes. */
export function usePower(): PowerWindow | null {
  return useStore(store, ({ open }) => open);
}
