import { useQuery } from '@tanstack/react-query';
import { useApi } from '../../api/api-context';
import { leaguesOfQuery } from '../../api/browse-queries';
import { useText } from '../../i18n/text';
import { Skeleton } from '../../ui/skeleton';
import styles from './browse.module.css';
import { awakeFirst, LeagueRows } from './league-rows';

/** The leagues of a country below its row, fetched when it is opened. */
export function LeaguesBelow({ id, categoryId }: { id: string; categoryId: number }) {
  const t = useText();
  const query = useQuery(leaguesOfQuery(useApi(), categoryId));
  if (query.isError) {
    return (
      <p id={id} className={styles.failed} role="alert">
        {t('pages.failed_title')}{' '}
        <button type="button" className={styles.again} onClick={() => void query.refetch()}>
          {t('pages.again')}
        </button>
      </p>
    );
  }
  return (
    <ul id={id} className={styles.below} aria-busy={query.isPending || undefined}>
      {query.data ? (
        <LeagueRows leagues={awakeFirst(query.data.data)} />
      ) : (
        <li className={styles.waiting}>
          <Skeleton height="20px" width="60%" />
        </li>
      )}
    </ul>
  );
}
