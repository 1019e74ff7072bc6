import type { ReactNode } from 'react';
import styles from './page-heading.module.css';

/** The title of a page or of a part of it, with a link at its end. */
export function PageHeading({
  level = 1,
  link,
  children,
}: {
  level?: 1 | 2;
  link?: ReactNode;
  children: ReactNode;
}) {
  const Title = level === 1 ? 'h1' : 'h2';
  return (
    <div className={styles.heading}>
      <Title className={styles.title}>{children}</Title>
      {link}
    </div>
  );
}
