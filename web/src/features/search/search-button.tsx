import { Search } from 'lucide-react';
import { useText } from '../../i18n/text';
import { openSearch, useSearchModal } from '../../state/search-modal';
import styles from './search-button.module.css';

/** Opens the search from the header: a field to press where there is room, a picture where there is none. */
export function SearchButton() {
  const t = useText();
  const isOpen = useSearchModal((state) => state.isOpen);
  return (
    <button
      type="button"
      className={styles.button}
      aria-haspopup="dialog"
      aria-expanded={isOpen}
      aria-keyshortcuts="/"
      aria-label={t('chrome.search_open')}
      title={t('chrome.search_open')}
      onClick={() => openSearch()}
    >
      <Search size={18} aria-hidden="true" />
      <span className={styles.words} aria-hidden="true">
        {t('chrome.search')}
      </span>
      <kbd className={styles.key} aria-hidden="true">
        /
      </kbd>
    </button>
  );
}
