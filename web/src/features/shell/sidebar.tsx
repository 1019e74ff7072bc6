import type { ReactNode } from 'react';
import { useText } from '../../i18n/text';
import { OwnPages } from './menu-blocks';
import styles from './sidebar.module.css';

/** What the button in the header folds. */
export const SIDEBAR_ID = 'sidebar';

/** The column at the start: the blocks of its zone in their order, then the operator's own pages. */
export function Sidebar({ children }: { children: ReactNode }) {
  const t = useText();
  return (
    <nav id={SIDEBAR_ID} className={styles.sidebar} aria-label={t('shell.sidebar')}>
      {children}
      <OwnPages />
    </nav>
  );
}
