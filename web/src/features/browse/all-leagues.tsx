import { useQuery } from '@tanstack/react-query';
import type { Category } from '@touchline/wire/catalogue';
import { SEARCH_LENGTH } from '@touchline/wire/calls/search';
import { Search } from 'lucide-react';
import { useDeferredValue, useState, type ComponentType } from 'react';
import { useApi } from '../../api/api-context';
import { categoriesQuery, topLeaguesQuery } from '../../api/browse-queries';
import { useText } from '../../i18n/text';
import { openSearch } from '../../state/search-modal';
import { Button } from '../../ui/button';
import { Skeleton } from '../../ui/skeleton';
import styles from './browse.module.css';
import { meantBy } from './countries';
import { CountryRows, useCountries } from './country-rows';
import { LeagueRows } from './league-rows';

/** A list up to this long is seen at a glance. */
const LONG = 12;

/** All leagues of a sport: those that most look for, then every country with its own. */
export function AllLeagues({
  sport,
  Failed,
}: {
  sport: string;
  /** Shows where they did not come. */
  Failed: ComponentType<{ onRetry: () => void }>;
}) {
  const t = useText();
  const query = useQuery(categoriesQuery(useApi(), sport));
  const top = useQuery(topLeaguesQuery(useApi(), sport)).data?.data ?? [];
  if (query.isError) return <Failed onRetry={() => void query.refetch()} />;
  return (
    <>
      {top.length > 0 && (
        <section className={styles.panel} aria-labelledby="top-leagues">
          <h2 id="top-leagues" className={styles.heading}>
            {t('shell.top_leagues')}
          </h2>
          <ul className={styles.columns}>
            <LeagueRows leagues={top} />
          </ul>
        </section>
      )}
      <section className={styles.panel} aria-labelledby="countries">
        {query.data ? <Countries categories={query.data.data} /> : <Waiting />}
      </section>
    </>
  );
}

function Countries({ categories }: { categories: readonly Category[] }) {
  const t = useText();
  const [typed, setTyped] = useState('');
  const all = useCountries(categories);
  const meant = meantBy(all, useDeferredValue(typed));
  return (
    <>
      <div className={styles.head}>
        <h2 id="countries" className={styles.heading}>
          {t('lists.categories')}
        </h2>
        {all.length > LONG && (
          <label className={styles.find}>
            <Search size={16} aria-hidden="true" />
            <input
              type="search"
              value={typed}
              onChange={({ target }) => setTyped(target.value)}
              placeholder={t('lists.find_country')}
              aria-label={t('lists.find_country')}
              autoComplete="off"
              maxLength={SEARCH_LENGTH.most}
            />
          </label>
        )}
      </div>
      <p role="status" className={styles.said}>
        {typed.trim() === '' ? '' : t('lists.countries_found', { count: meant.length })}
      </p>
      {meant.length > 0 ? <CountryRows countries={meant} /> : <NoneMeant typed={typed.trim()} />}
    </>
  );
}

/** What is no country may be a league or a team. */
function NoneMeant({ typed }: { typed: string }) {
  const t = useText();
  return (
    <div className={styles.none}>
      <p>{t('lists.no_country', { query: typed })}</p>
      {typed.length >= SEARCH_LENGTH.least && (
        <Button onClick={() => openSearch(typed)}>{t('lists.search_for', { query: typed })}</Button>
      )}
    </div>
  );
}

function Waiting() {
  return (
    <div className={styles.waiting} aria-busy="true">
      {['40%', '60%', '50%', '55%', '45%'].map((width) => (
        <Skeleton key={width} height="20px" width={width} />
      ))}
    </div>
  );
}
