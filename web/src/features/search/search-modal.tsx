import { useEffect } from 'react';
import { openSearch, useSearchModal } from '../../state/search-modal';
import { later } from '../../ui/later';
import { areSingleKeysOn } from '../../state/single-keys';
import { isTypedInto, isWindowOpen } from '../../ui/typed-into';
import { opensSearch } from './opens-search';

/** The search of the whole page, once in it: opened by `openSearch()` from anywhere, and by `/`. */
export function SearchModal() {
  const isOpen = useSearchModal((state) => state.isOpen);
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const where = {
        isTyping: isTypedInto(event.target),
        isWindowOpen: isWindowOpen(),
        areSingleKeysOn: areSingleKeysOn(),
      };
      if (!opensSearch(event, where)) return;
      event.preventDefault();
      openSearch();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, []);
  return isOpen ? <SearchWindow /> : null;
}

const SearchWindow = later(async () => (await import('./search-window')).SearchWindow);
