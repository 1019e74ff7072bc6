import type { ReactNode } from 'react';
import { Link } from './link';
import styles from './way-on.module.css';

/** A link that looks like a button. */
export function WayOn({ to, children }: { to: string; children: ReactNode }) {
  return (
    <Link to={to} className={styles.wayOn}>
      {children}
    </Link>
  );
}
