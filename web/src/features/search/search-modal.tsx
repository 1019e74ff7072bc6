import { useEffect } from 'react';
import { openSearch, useSearchModal } from '../../state/search-modal';
import { later } from '../../ui/later';
import { isTypedInto, opensSearch } from './opens-search';

/** The search of the whole page, once in it: opened by `openSearch()` from anywhere, and by `/`. */
export function SearchModal() {
  const isOpen = useSearchModal((state) => state.isOpen);
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const where = { isTyping: isTypedInto(event.target), isWindowOpen: isWindowOpen() };
      if (!opensSearch(event, where)) return;
      event.preventDefault();
      openSearch();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, []);
  return isOpen ? <SearchWindow /> : null;
}

/** Popovers that are closed stay in the document, unseen. */
function isWindowOpen(): boolean {
  const windows = document.querySelectorAll('[role="dialog"], [role="alertdialog"], dialog[open]');
  return [...windows].some((window) => window.checkVisibility());
}

const SearchWindow = later(async () => (await import('./search-window')).SearchWindow);
