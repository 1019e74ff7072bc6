import { useQuery } from '@tanstack/react-query';
import { useApi } from '../../api/api-context';
import { categoriesQuery } from '../../api/browse-queries';
import { useText } from '../../i18n/text';
import { Skeleton } from '../../ui/skeleton';
import styles from './browse.module.css';
import { CountryRows, useCountries } from './country-rows';

/** The countries of a sport below it in a menu, fetched when it is opened. */
export function SportTree({ sport }: { sport: string }) {
  const t = useText();
  const query = useQuery(categoriesQuery(useApi(), sport));
  const countries = useCountries(query.data?.data ?? []);
  if (query.isError) {
    return (
      <p className={styles.failed} role="alert">
        {t('pages.failed_title')}{' '}
        <button type="button" className={styles.again} onClick={() => void query.refetch()}>
          {t('pages.again')}
        </button>
      </p>
    );
  }
  if (query.isPending) {
    return (
      <div className={styles.waiting} aria-busy="true">
        <Skeleton height="20px" width="70%" />
        <Skeleton height="20px" width="55%" />
      </div>
    );
  }
  return (
    <div className={styles.tree}>
      <CountryRows countries={countries} />
    </div>
  );
}
