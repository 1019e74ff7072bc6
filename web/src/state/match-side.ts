import { createStore, useStore } from 'zustand';

/** What a match page has beside its markets, in the order of its tabs (SPEC §1 "side tabs"). */
export const SIDE_TABS = ['statistics', 'stream', 'chat'] as const;

export type SideTab = (typeof SIDE_TABS)[number];

/** Which of them is open; one that a match does not have stays chosen for the next match. Kept for as long as the page runs. */
export const matchSide = createStore<{ open: SideTab | null }>()(() => ({ open: null }));

/** Opens a tab from anywhere; null closes them all. */
export function openSide(tab: SideTab | null): void {
  matchSide.setState({ open: tab });
}

/** The tab that is chosen, whether or not the match has it. */
export function useOpenSide(): SideTab | null {
  return useStore(matchSide, ({ open }) => open);
}
