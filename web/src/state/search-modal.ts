import { createStore, useStore } from 'zustand';

interface SearchModal {
  isOpen: boolean;
  /** What is typed, as it is typed. */
  query: string;
}

/** Where the search stands (SPEC §8 "search_modal"). */
export const searchModal = createStore<SearchModal>()(() => ({ isOpen: false, query: '' }));

/** Opens the search, with what was typed last unless something else is given. */
export function openSearch(query: string = searchModal.getState().query): void {
  searchModal.setState({ isOpen: true, query });
}

/** Closes the search; what was typed stays for the next time. */
export function closeSearch(): void {
  searchModal.setState({ isOpen: false });
}

/** Writes into the search. */
export function typeSearch(query: string): void {
  searchModal.setState({ query });
}

/** A part of the search as it stands; renders again when that part changes. */
export function useSearchModal<T>(select: (state: SearchModal) => T): T {
  return useStore(searchModal, select);
}
