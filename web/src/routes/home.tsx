import { useQuery } from '@tanstack/react-query';
import { useApi } from '../api/api-context';
import { matchesQuery, sportsQuery } from '../api/queries';
import { sportName } from '../i18n/names';
import { useText } from '../i18n/text';
import { Link } from '../ui/link';
import { LIVE, UPCOMING } from './lists';
import { MatchSection } from './match-section';
import { PageHeading } from './page-heading';
import { PageMeta } from './page-meta';
import { need, type Loading } from './loading';
import { SportPills } from './sport-pills';
import { Nothing } from './states';
import styles from './home.module.css';

const LIVE_NOW = { ...LIVE, limit: 24 };

/** Fetches what is in play and what begins next. */
export async function loadHome(services: Loading): Promise<null> {
  await Promise.all([
    need(services, matchesQuery(services.api, LIVE_NOW)),
    need(services, matchesQuery(services.api, UPCOMING)),
  ]);
  return null;
}

/** The first page: live now, then coming up, by league. */
export function HomePage() {
  const t = useText();
  const sports = useQuery(sportsQuery(useApi())).data?.data ?? [];
  const live = sports.reduce((total, sport) => total + sport.live_count, 0);
  const pills = sports.map((sport) => ({
    to: `/${sport.key}`,
    name: sportName(t, sport),
    sport: sport.key,
    count: sport.live_count,
    current: false,
  }));
  return (
    <>
      <PageMeta
        title={t('pages.title_home')}
        description={t('pages.description', { count: live })}
      />
      <h1 className={styles.hidden}>{t('pages.title_home')}</h1>
      <div className={styles.pills}>
        <SportPills label={t('pages.sports_filter')} pills={pills} />
      </div>
      <MatchSection
        filter={LIVE_NOW}
        heading={
          <PageHeading level={2} link={<Link to="/live">{t('pages.see_live')}</Link>}>
            {t('pages.live_now')}
          </PageHeading>
        }
      />
      <MatchSection
        filter={UPCOMING}
        heading={<PageHeading level={2}>{t('pages.upcoming')}</PageHeading>}
        empty={<Nothing title={t('pages.no_matches_title')} text={t('pages.no_matches_text')} />}
      />
    </>
  );
}
