import type { ReactNode } from 'react';
import styles from './badge.module.css';

/** How something stands, in a word: `good` is in place, `plain` is not. */
export function Badge({
  tone = 'plain',
  children,
}: {
  tone?: 'good' | 'plain';
  children: ReactNode;
}) {
  return <span className={`${styles.badge} ${styles[tone]}`}>{children}</span>;
}
