import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { useApi } from '../api/api-context';
import { matchesQuery, sportsQuery } from '../api/queries';
import { sportName } from '../i18n/names';
import { useText, type Text } from '../i18n/text';
import { WayOn } from '../ui/way-on';
import { byLeague, LIVE, type LeagueMatches } from './lists';
import { MatchSection } from './match-section';
import { PageMeta } from './page-meta';
import { need, type Loading } from './loading';
import { SportPills, type Pill } from './sport-pills';
import { Nothing } from './states';
import styles from './home.module.css';

/** Fetches everything in play. */
export async function loadLive(services: Loading): Promise<null> {
  await need(services, matchesQuery(services.api, LIVE));
  return null;
}

/** Everything in play by league; `?sport=` narrows it to one sport (SPEC §2). */
export function LivePage() {
  const t = useText();
  const [query] = useSearchParams();
  const sport = query.get('sport');
  const api = useApi();
  const matches = useQuery(matchesQuery(api, LIVE)).data?.data ?? [];
  const order = (useQuery(sportsQuery(api)).data?.data ?? []).map(({ key }) => key);
  return (
    <>
      <PageMeta
        title={t('pages.title_live')}
        description={t('pages.description', { count: matches.length })}
      />
      <h1 className={styles.hidden}>{t('pages.title_live')}</h1>
      <SportPills
        label={t('pages.sports_filter')}
        pills={pillsOf(t, byLeague(matches, order), sport)}
      />
      <MatchSection
        filter={LIVE}
        keep={(match) => sport === null || match.tournament.sport.key === sport}
        empty={
          <Nothing
            title={t('pages.no_live_title')}
            text={t('pages.no_live_text')}
            action={<WayOn to="/">{t('pages.see_all')}</WayOn>}
          />
        }
      />
    </>
  );
}

/** One link for all, and one for each sport in play, in the order of the list. */
function pillsOf(t: Text, leagues: readonly LeagueMatches[], sport: string | null): Pill[] {
  const sports = new Map<string, Pill>();
  for (const { league, matches } of leagues) {
    const { key } = league.sport;
    const name = sportName(t, league.sport);
    const pill = { to: `/live?sport=${key}`, name, sport: key, count: 0, current: key === sport };
    const known = sports.get(key) ?? pill;
    sports.set(key, { ...known, count: known.count + matches.length });
  }
  const count = leagues.reduce((total, { matches }) => total + matches.length, 0);
  const all = { to: '/live', name: t('pages.all'), count, current: sport === null };
  return [all, ...sports.values()];
}
