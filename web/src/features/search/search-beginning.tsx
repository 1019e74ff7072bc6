import { Command } from 'cmdk';
import { History } from 'lucide-react';
import { useState } from 'react';
import { useText } from '../../i18n/text';
import { typeSearch } from '../../state/search-modal';
import { PopularLeagues } from './popular-leagues';
import { forgetSearches, recentSearches } from './recent-searches';
import { ResultList } from './result-list';
import styles from './search-results.module.css';
import type { SearchText } from './search-text';

/** Before there is enough to look for: what is needed, what was looked for last, and where most readers go. */
export function SearchBeginning({ text, onLeave }: { text: SearchText; onLeave: () => void }) {
  const t = useText();
  const [recent, setRecent] = useState(recentSearches);
  const forget = () => {
    forgetSearches();
    setRecent([]);
  };
  return (
    <>
      <div className={styles.needed}>
        <p role="status">
          {text.kind === 'short' ? t('search.more', { count: text.missing }) : t('search.needed')}
        </p>
        {recent.length > 0 && (
          <button type="button" className={styles.forget} onClick={forget}>
            {t('search.forget')}
          </button>
        )}
      </div>
      <ResultList>
        {recent.length > 0 && (
          <Command.Group heading={t('search.recent')}>
            {recent.map((query) => (
              <Command.Item
                key={query}
                value={`recent ${query}`}
                className={styles.entry}
                onClick={() => typeSearch(query)}
              >
                <span className={styles.picture}>
                  <History size={18} aria-hidden="true" />
                </span>
                <span className={styles.name}>{query}</span>
              </Command.Item>
            ))}
          </Command.Group>
        )}
        <PopularLeagues onLeave={onLeave} />
      </ResultList>
    </>
  );
}
