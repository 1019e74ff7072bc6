import { useQuery } from '@tanstack/react-query';
import { Command } from 'cmdk';
import { useApi } from '../../api/api-context';
import { leaguesQuery } from '../../api/queries';
import { useFormats } from '../../i18n/formats';
import { placeName } from '../../i18n/names';
import { useText } from '../../i18n/text';
import { Flag } from '../../ui/flag';
import { SportIcon } from '../../ui/sport-icon';
import { SearchEntry } from './search-entry';
import styles from './search-results.module.css';

const MOST = 6;

/** Somewhere to go for who has nothing in mind, or has found nothing. */
export function PopularLeagues({ onLeave }: { onLeave: () => void }) {
  const t = useText();
  const { locale } = useFormats();
  const leagues = useQuery(leaguesQuery(useApi())).data?.data ?? [];
  if (leagues.length === 0) return null;
  return (
    <Command.Group heading={t('search.popular')}>
      {leagues.slice(0, MOST).map(({ id, slug, name, sport, category }) => (
        <SearchEntry
          key={id}
          value={`popular ${id}`}
          to={`/${sport.key}/${slug}`}
          onLeave={onLeave}
          picture={<SportIcon sport={sport.key} />}
        >
          <span className={styles.texts}>
            <span className={styles.name}>{name}</span>
            <span className={styles.where}>
              <Flag country={category.country_code} />
              {placeName(t, locale, category)}
            </span>
          </span>
        </SearchEntry>
      ))}
    </Command.Group>
  );
}
