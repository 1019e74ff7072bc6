import type { KeypadKey } from '@touchline/domain/keypad';
import { createStore, useStore } from 'zustand';

/** The field that the keypad writes into: the one that has the focus. */
interface KeypadField {
  press: (key: KeypadKey) => void;
  leave: () => void;
}

const store = createStore<{ field: KeypadField | null }>()(() => ({ field: null }));

/** A field has the focus, and takes what the keypad writes. */
export function takeKeypad(field: KeypadField): void {
  store.setState({ field });
}

/** No field has the focus any more. */
export function leaveKeypad(): void {
  store.setState({ field: null });
}

/** The field that the keypad writes into; null while none has the focus. */
export function useKeypadField(): KeypadField | null {
  return useStore(store, ({ field }) => field);
}
