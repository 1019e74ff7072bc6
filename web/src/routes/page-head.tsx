import type { ReactNode } from 'react';
import { useText } from '../i18n/text';
import { Skeleton } from '../ui/skeleton';
import styles from './page-head.module.css';

/** The head of a page that is about one thing: its emblem, its name, where it is and what it has. */
export function PageHead({
  emblem,
  name,
  way,
  place,
  live = 0,
  upcoming,
  star,
}: {
  emblem: ReactNode;
  /** Undefined while it is being fetched. */
  name: string | undefined;
  /** Above the name: the way there. */
  way?: ReactNode;
  place?: ReactNode;
  /** How many matches are in play. */
  live?: number;
  /** How many are yet to begin; left out where nobody counts them. */
  upcoming?: number;
  /** Marks it as a favourite. */
  star?: ReactNode;
}) {
  const t = useText();
  return (
    <header className={styles.head}>
      <span className={styles.emblem}>{emblem}</span>
      <div className={styles.text}>
        {way}
        <h1 className={styles.name}>{name ?? <Skeleton width="160px" height="20px" />}</h1>
        <p className={styles.facts}>
          {place !== undefined && <span>{place}</span>}
          {live > 0 && (
            <span className={styles.live}>{t('shell.live_count', { count: live })}</span>
          )}
          {upcoming !== undefined && upcoming > 0 && (
            <span>{t('pages.upcoming_count', { count: upcoming })}</span>
          )}
        </p>
      </div>
      {star !== undefined && <span className={styles.star}>{star}</span>}
    </header>
  );
}
