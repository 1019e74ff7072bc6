import { Command } from 'cmdk';
import { Search as Glass } from 'lucide-react';
import { useRef, type KeyboardEvent } from 'react';
import { SEARCH_LENGTH } from '@touchline/wire/calls/search';
import { useText } from '../../i18n/text';
import { closeSearch, typeSearch, useSearchModal } from '../../state/search-modal';
import { useShownWindow } from '../../state/shown-windows';
import { Dialog } from '../../ui/dialog';
import { rememberSearch } from './recent-searches';
import { SearchAnswer } from './search-answer';
import { SearchBeginning } from './search-beginning';
import styles from './search-window.module.css';
import { useSearch } from './use-search';

/** The window of the search: what is typed, and below it what is found while it is typed (SPEC §2 "search"). */
export function SearchWindow() {
  const t = useText();
  const typed = useSearchModal((state) => state.query);
  const search = useSearch(typed);
  const input = useRef<HTMLInputElement>(null);
  useShownWindow('search');
  const leave = () => {
    if (search.answered !== null) rememberSearch(search.answered);
    closeSearch();
  };
  return (
    <Dialog
      onClose={closeSearch}
      title={t('search.title')}
      closeLabel={t('search.close')}
      shape="screen"
      firstFocus={input}
    >
      <Command
        shouldFilter={false}
        vimBindings={false}
        loop
        label={t('search.title')}
        onKeyDown={followChosen}
        className={styles.search}
      >
        <div className={styles.field} data-busy={search.isBusy || undefined}>
          <Glass size={20} aria-hidden="true" />
          <Command.Input
            ref={input}
            value={typed}
            onValueChange={typeSearch}
            placeholder={t('search.placeholder')}
            maxLength={SEARCH_LENGTH.most}
            enterKeyHint="search"
            className={styles.input}
          />
        </div>
        <div className={styles.list}>
          {search.text.kind === 'ready' ? (
            <SearchAnswer search={search} onLeave={leave} />
          ) : (
            <SearchBeginning text={search.text} onLeave={closeSearch} />
          )}
        </div>
      </Command>
    </Dialog>
  );
}

/** Enter is a click on what is chosen, so that it opens like any link: in a new tab too. */
function followChosen(event: KeyboardEvent<HTMLDivElement>): void {
  if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
  // A link or a button that has the focus itself is meant rather than what is chosen.
  const focused = event.target instanceof Element ? event.target.closest('a, button') : null;
  const chosen = focused ?? event.currentTarget.querySelector('[cmdk-item][aria-selected="true"]');
  if (!chosen) return;
  event.preventDefault();
  const { ctrlKey, metaKey, shiftKey, altKey } = event;
  const held = { ctrlKey, metaKey, shiftKey, altKey };
  chosen.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...held }));
}
