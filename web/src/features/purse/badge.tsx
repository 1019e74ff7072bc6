import styles from './badge.module.css';

/** How something stands: `good` has arrived, `waits` is under way, `bad` did not work, `over` is past. */
export type Standing = 'good' | 'waits' | 'bad' | 'over';

/** How a payment stands, in a word. */
export function Badge({ standing, children }: { standing: Standing; children: string }) {
  return <span className={`${styles.badge} ${styles[standing]}`}>{children}</span>;
}
