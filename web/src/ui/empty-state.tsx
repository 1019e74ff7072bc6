import type { ReactNode } from 'react';
import styles from './empty-state.module.css';

export interface EmptyStateProps {
  /** One of the illustrations. */
  picture?: ReactNode;
  title: string;
  /** One sentence. */
  text?: string;
  /** The way on: a button or a link. */
  action?: ReactNode;
  /** Its heading's level is the page's own when it stands for the page. */
  page?: boolean;
}

/** What stands where there is nothing to show: a picture, a sentence and a way on. */
export function EmptyState({ picture, title, text, action, page = false }: EmptyStateProps) {
  const Title = page ? 'h1' : 'h2';
  return (
    <div className={`${styles.empty} ${page ? styles.page : ''}`}>
      {picture}
      <Title className={styles.title}>{title}</Title>
      {text !== undefined && <p className={styles.text}>{text}</p>}
      {action !== undefined && <div className={styles.action}>{action}</div>}
    </div>
  );
}
