import { createStore, useStore } from 'zustand';

const store = createStore<{ email: string }>()(() => ({ email: '' }));

/** The address last sent with a form, so that the next form begins with it. Empty on the server. */
export function useTypedEmail(): string {
  return useStore(store, ({ email }) => email);
}

/** Remembers an address for as long as the page is open. */
export function rememberTypedEmail(email: string): void {
  store.setState({ email });
}
