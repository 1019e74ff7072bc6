import { Command } from 'cmdk';
import type { MouseEvent, ReactNode } from 'react';
import { Link } from '../../ui/link';
import styles from './search-results.module.css';

export interface SearchEntryProps {
  /** Tells it from all others in the list. */
  value: string;
  to: string;
  /** Called when it is followed here; not when it opens in another tab. */
  onLeave: () => void;
  picture: ReactNode;
  children: ReactNode;
}

/** Something to go to: a link that the arrow keys reach. */
export function SearchEntry({ value, to, onLeave, picture, children }: SearchEntryProps) {
  const press = ({ ctrlKey, metaKey, shiftKey, altKey }: MouseEvent) => {
    if (!ctrlKey && !metaKey && !shiftKey && !altKey) onLeave();
  };
  return (
    <Command.Item value={value} asChild>
      <Link to={to} className={styles.entry} onClick={press}>
        <span className={styles.picture}>{picture}</span>
        {children}
      </Link>
    </Command.Item>
  );
}
