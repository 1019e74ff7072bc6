import { useText } from '../../i18n/text';
import styles from './browse.module.css';
import type { Counts } from './use-counts';

/** How many matches are in play there, and how many are to come; nothing where there is neither. */
export function PlaceCounts({ live, upcoming }: Counts) {
  const t = useText();
  return (
    <span className={styles.counts}>
      {live > 0 && (
        <b className={styles.live} role="img" aria-label={t('shell.live_count', { count: live })}>
          {live}
        </b>
      )}
      {upcoming > 0 && (
        <span role="img" aria-label={t('pages.upcoming_count', { count: upcoming })}>
          {upcoming}
        </span>
      )}
    </span>
  );
}
