import type { ReactNode } from 'react';
import { Link } from './link';
import styles from './way-on.module.css';

interface Props {
  to: string;
  /** `second` stands beside the one that is meant first. */
  rank?: 'first' | 'second';
  children: ReactNode;
}

/** A link that looks like a button. */
export function WayOn({ to, rank = 'first', children }: Props) {
  return (
    <Link to={to} className={styles.wayOn} data-rank={rank}>
      {children}
    </Link>
  );
}
