import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useApi } from '../../api/api-context';
import { leaguesOfQuery } from '../../api/browse-queries';
import { useText } from '../../i18n/text';
import { Skeleton } from '../../ui/skeleton';
import styles from './browse.module.css';
import { awakeFirst, LeagueRows } from './league-rows';

/** So many stand above the matches from the start. */
const FEW = 6;

/** The leagues of a country on its page: those in which something is on, and the rest for whoever asks. */
export function CountryLeagues({ categoryId }: { categoryId: number }) {
  const t = useText();
  const [isWhole, setWhole] = useState(false);
  const query = useQuery(leaguesOfQuery(useApi(), categoryId));
  const leagues = awakeFirst(query.data?.data ?? []);
  if (query.data && leagues.length === 0) return null;
  const hasMore = leagues.length > FEW + 1;
  const shown = hasMore ? leagues.slice(0, FEW) : leagues;
  return (
    <section className={styles.panel} aria-labelledby="leagues">
      <h2 id="leagues" className={styles.heading}>
        {t('lists.leagues')}
      </h2>
      {query.data ? (
        <ul className={styles.columns}>
          <LeagueRows leagues={shown} />
        </ul>
      ) : (
        <div className={styles.waiting} aria-busy={query.isPending || undefined}>
          <Skeleton height="20px" width="60%" />
        </div>
      )}
      {/* Those that follow links find them all. */}
      {hasMore && (
        <>
          <ul className={styles.columns} hidden={!isWhole}>
            <LeagueRows leagues={leagues.slice(FEW)} />
          </ul>
          <button
            type="button"
            className={styles.whole}
            aria-expanded={isWhole}
            onClick={() => setWhole(!isWhole)}
          >
            {isWhole ? t('match.show_fewer') : t('match.show_all', { count: leagues.length })}
          </button>
        </>
      )}
    </section>
  );
}
