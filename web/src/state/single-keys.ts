import { createStore, useStore } from 'zustand';
import { keptSingleKeys } from './local-keys';

/**
 * Whether single keys do something on this page, such as `s` for the slip. Whoever speaks to their browser, or presses
 * keys by mistake, switches them off (WCAG 2.1.4); they are on until then.
 */
const store = createStore<{ areOn: boolean }>()(() => ({ areOn: true }));

/** Whether they do, for code that does not render. */
export function areSingleKeysOn(): boolean {
  return store.getState().areOn;
}

/** The same; renders again when it changes. */
export function useSingleKeys(): boolean {
  return useStore(store, ({ areOn }) => areOn);
}

/** Takes what was chosen in this browser out of storage. */
export function findSingleKeys(): void {
  store.setState({ areOn: keptSingleKeys.read() ?? true });
}

/** Switches them on or off, and keeps that. */
export function switchSingleKeys(areOn: boolean): void {
  store.setState({ areOn });
  keptSingleKeys.write(areOn);
}
